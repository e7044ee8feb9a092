import type { ReactElement, ReactNode } from 'react';
import { Show, TabbedShowLayout, TopToolbar } from 'react-admin';
import { NoteForm } from './note-form.tsx';
import { RelatedRecords } from './related-records.tsx';
import { Timeline } from './timeline.tsx';

type Props = {
  actions?: ReactNode;
  /** A tab between the facts and the related records. */
  tab?: ReactElement;
  /** Fields of the facts. */
  children: ReactNode;
};

/** Page of a record: facts, related records, and the history with its notes (TEAM-05). */
export function RecordPage({ actions, tab, children }: Props): ReactNode {
  return (
    <Show actions={<TopToolbar>{actions}</TopToolbar>}>
      <TabbedShowLayout sx={{ '& .facts': FACTS }}>
        <TabbedShowLayout.Tab label="team-tab-facts" contentClassName="facts">
          {children}
        </TabbedShowLayout.Tab>
        {tab}
        <TabbedShowLayout.Tab label="team-tab-related" path="related">
          <RelatedRecords />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="team-tab-timeline" path="timeline">
          <NoteForm />
          <Timeline />
        </TabbedShowLayout.Tab>
      </TabbedShowLayout>
    </Show>
  );
}

/** Facts in as many columns as fit. */
const FACTS = {
  display: 'block',
  columnWidth: '20rem',
  columnGap: 4,
  // The tab's fields are inline, and an inline field may break between its label and its value.
  '& > .RaTab-row': { display: 'flex', breakInside: 'avoid', width: '100%', mt: 0, mb: 1.5 },
} as const;
