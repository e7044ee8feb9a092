import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useCreatePath,
  useRecordContext,
  useResourceDefinitions,
} from 'react-admin';
import { useTexts } from '../use-texts.ts';
import { ActionButton } from './action-button.tsx';
import { Moment } from './formats.tsx';
import { TimelineDetail } from './timeline-detail.tsx';

/** An event of a record; `kind` is the end of its text's key. */
export type TimelineEvent = {
  at: string;
  kind: string;
  detail?: string | null;
  /** Free text, such as a note or a reason. */
  text?: string;
  /** Name of the member or account that caused it. */
  actor?: string | null;
  resource?: string;
  id?: string | number;
  /** Id of a note that the member may delete. */
  noteId?: string | null;
};

/** Events of the shown record, the newest first (TEAM-05). */
export function Timeline({ source = 'timeline' }: { source?: string }): ReactNode {
  const t = useTexts();
  const createPath = useCreatePath();
  const resources = useResourceDefinitions();
  const events = (useRecordContext()?.[source] ?? []) as TimelineEvent[];
  if (events.length === 0) return <Typography>{t('team-no-events')}</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {events.map((event) => {
        const { at, kind, detail, actor, resource, id, noteId } = event;
        const text = t<string>(`team-event-${kind}`);
        const isLinked = resource !== undefined && id !== undefined && resources[resource]?.hasShow;
        return (
          <Box
            component="li"
            key={`${at} ${kind} ${detail} ${event.text}`}
            sx={{ borderLeft: 3, borderColor: 'divider', pl: 2, pb: 2 }}
          >
            <Typography variant="body2" color="textSecondary">
              <Moment value={at} />
              {actor && ` · ${actor}`}
            </Typography>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {isLinked ? (
                <Link component={RouterLink} to={createPath({ resource, id, type: 'show' })}>
                  {text}
                </Link>
              ) : (
                text
              )}
              <TimelineDetail event={event} />
            </Typography>
            {noteId && <DeleteNote id={noteId} />}
          </Box>
        );
      })}
    </Box>
  );
}

function DeleteNote({ id }: { id: string }): ReactNode {
  return (
    <ResourceContextProvider value="notes">
      <RecordContextProvider value={{ id }}>
        <ActionButton
          action="delete"
          operation="notes.delete"
          label="team-delete-note"
          text="team-delete-note-text"
          hasReason={false}
          isDangerous
        />
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
