import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, ReactNode } from 'react';
import type { CalendarVisit, ServiceCalendarPage } from '../../core/services/calendar-page.ts';
import { useTexts } from '../use-texts.ts';
import { useCalendarWords } from './calendar-words.ts';
import { chipId, VisitChip } from './visit-chip.tsx';

type Props = {
  page: ServiceCalendarPage;
  /** Id of the button that gets the focus. */
  focused: string | null;
  onOpen(visit: CalendarVisit): void;
  onKeyDown(visit: CalendarVisit, event: KeyboardEvent): void;
};

/** Visits of a day by team, for narrow screens; a visit is moved in its dialog. */
export function DayList({ page, focused, onOpen, onKeyDown }: Props): ReactNode {
  const t = useTexts();
  const words = useCalendarWords();
  return (
    <Stack spacing={2}>
      {page.teams.map((team) => {
        const visits = page.visits.filter(({ teamId }) => teamId === team.id);
        const isOff = team.daysOff.includes(page.from);
        return (
          <Box component="section" key={team.id} aria-labelledby={`team-${team.id}`}>
            <Typography id={`team-${team.id}`} variant="h2">
              {team.name}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {[t(team.kind), !team.isActive && t('team-calendar-inactive'), isOff && t('team-day-off')]
                .filter(Boolean)
                .join(', ')}
            </Typography>
            {visits.length === 0 && !isOff && (
              <Typography variant="body2">{t('team-calendar-empty-day')}</Typography>
            )}
            <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0, mt: 0.5 }}>
              {visits.map((visit) => (
                <li key={`${visit.orderId} ${visit.visit}`}>
                  <VisitChip
                    visit={visit}
                    teamName={team.name}
                    detail={[
                      words.span(visit.window, visit.windowCount),
                      visit.conflicts.length > 0 ? words.status(visit) : visit.address.district,
                    ].join(', ')}
                    canMove={false}
                    isPicked={false}
                    isFocused={focused === chipId(visit)}
                    onOpen={onOpen}
                    onKeyDown={onKeyDown}
                  />
                </li>
              ))}
            </Stack>
          </Box>
        );
      })}
    </Stack>
  );
}
