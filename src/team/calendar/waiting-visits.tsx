import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { CalendarVisit, ServiceCalendarPage } from '../../core/services/calendar-page.ts';
import { useTexts } from '../use-texts.ts';
import { useCalendarWords } from './calendar-words.ts';
import type { PickedVisit } from './use-picked-visit.ts';
import { chipId, VisitChip } from './visit-chip.tsx';

type Props = {
  page: ServiceCalendarPage;
  canMove: boolean;
  picked: PickedVisit | null;
  onOpen(visit: CalendarVisit): void;
  onKeyDown(visit: CalendarVisit, event: KeyboardEvent): void;
  onLeave(): void;
};

/** Visits that no team accepts, of any day from today on. */
export function WaitingVisits({ page, canMove, picked, onOpen, onKeyDown, onLeave }: Props): ReactNode {
  const t = useTexts();
  const words = useCalendarWords();
  const title = useId();
  const { waiting, teams } = page;
  const hint = canMove ? 'team-calendar-moving-hint' : 'team-calendar-opening-hint';
  return (
    <Paper component="section" variant="outlined" aria-labelledby={title} sx={{ p: 1.5, mb: 2 }}>
      <Typography id={title} variant="h2">
        {t('team-calendar-waiting')} ({waiting.length})
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t(waiting.length === 0 ? 'team-calendar-no-waiting' : hint)}
      </Typography>
      {waiting.length > 0 && (
        <Box component="ul" sx={TRAY}>
          {waiting.map((visit) => (
            <li key={`${visit.orderId} ${visit.visit} ${visit.teamId} ${visit.date}`}>
              <VisitChip
                visit={visit}
                teamName={teams.find(({ id }) => id === visit.teamId)?.name ?? ''}
                detail={`${words.shortDay(visit.date)}, ${words.span(visit.window, visit.windowCount)}`}
                place="waiting"
                canMove={canMove}
                isPicked={picked !== null && chipId(picked.visit) === chipId(visit)}
                onOpen={onOpen}
                onKeyDown={onKeyDown}
                onLeave={onLeave}
              />
            </li>
          ))}
        </Box>
      )}
    </Paper>
  );
}

const TRAY = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
} as const;
