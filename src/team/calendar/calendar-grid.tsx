import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, ReactNode } from 'react';
import type { CalendarVisit, ServiceCalendarPage } from '../../core/services/calendar-page.ts';
import { SERVICE_KINDS } from '../../core/services/service.ts';
import { slotProblem } from '../../core/services/team-schedule.ts';
import type { ScheduledTeam, Slot } from '../../core/services/team-schedule.ts';
import { TIME_WINDOWS } from '../../core/services/time-window.ts';
import { windowsOf } from '../../core/services/visit-part.ts';
import { addDays } from '../../core/shared/sofia-time.ts';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';
import { CalendarSlot } from './calendar-slot.tsx';
import { useCalendarWords } from './calendar-words.ts';
import type { PickedVisit } from './use-picked-visit.ts';
import { chipId, VisitChip } from './visit-chip.tsx';

export type GridProps = {
  page: ServiceCalendarPage;
  canMove: boolean;
  dragged: CalendarVisit | null;
  picked: PickedVisit | null;
  /** Id of the button that gets the focus. */
  focused: string | null;
  onOpen(visit: CalendarVisit): void;
  onKeyDown(visit: CalendarVisit, event: KeyboardEvent): void;
  onLeave(): void;
  onDrop(visit: CalendarVisit, slot: Slot): void;
};

/** Teams as rows; days, or the windows of a single day, as columns. */
export function CalendarGrid(props: GridProps): ReactNode {
  const { page } = props;
  const t = useTexts();
  const words = useCalendarWords();
  const isWeek = page.days > 1;
  const days = Array.from({ length: page.days }, (_, index) => addDays(page.from, index));
  const columns = isWeek ? days : TIME_WINDOWS;
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={t('team-calendar')}
      sx={{
        overflowX: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
      }}
    >
      <Box component="table" sx={TABLE}>
        <Box component="colgroup">
          <Box component="col" sx={{ width: 168 }} />
          {columns.map((column) => (
            <col key={column} />
          ))}
        </Box>
        <thead>
          <tr>
            <th scope="col">{t('team-calendar-team')}</th>
            {isWeek
              ? days.map((date) => (
                  <Box
                    component="th"
                    scope="col"
                    key={date}
                    {...(date === page.today && { 'aria-current': 'date' })}
                    sx={date === page.today ? TODAY : {}}
                  >
                    {words.shortDay(date)}
                  </Box>
                ))
              : TIME_WINDOWS.map((window) => (
                  <th scope="col" key={window}>
                    {words.span(window, 1)}
                  </th>
                ))}
          </tr>
        </thead>
        {SERVICE_KINDS.map((kind) => {
          const teams = page.teams.filter((team) => team.kind === kind);
          if (teams.length === 0) return null;
          return (
            <tbody key={kind}>
              <tr>
                <Box component="th" scope="rowgroup" colSpan={columns.length + 1} sx={KIND}>
                  {t(kind)}
                </Box>
              </tr>
              {teams.map((team) => (
                <tr key={team.id}>
                  <th scope="row">
                    <TeamHeading team={team} />
                  </th>
                  {days.map((date) => (
                    <Box
                      component="td"
                      key={date}
                      {...(!isWeek && { colSpan: TIME_WINDOWS.length })}
                      sx={date === page.today && isWeek ? TODAY : {}}
                    >
                      <DayCell {...props} team={team} date={date} />
                    </Box>
                  ))}
                </tr>
              ))}
            </tbody>
          );
        })}
      </Box>
    </Box>
  );
}

function TeamHeading({ team }: { team: ScheduledTeam }): ReactNode {
  const t = useTexts();
  return (
    <>
      <Typography component="span" variant="body2" sx={{ fontWeight: 600, display: 'block' }}>
        {team.name}
      </Typography>
      {!team.isActive && (
        <Chip size="small" color="error" variant="outlined" label={t('team-calendar-inactive')} />
      )}
    </>
  );
}

/** Windows of a team on a day, with its visits over them. */
function DayCell({ team, date, ...props }: GridProps & { team: ScheduledTeam; date: string }): ReactNode {
  const { page, picked, dragged } = props;
  const t = useTexts();
  const words = useCalendarWords();
  const now = useTeam().clock.now();
  const isWeek = page.days > 1;
  const lineOf = (start: number, count = 1) =>
    isWeek ? { gridRow: `${start + 1} / span ${count}` } : { gridColumn: `${start + 1} / span ${count}` };
  const isOff = team.daysOff.includes(date);
  const visits = page.visits.filter((visit) => visit.teamId === team.id && visit.date === date);
  const moved = picked?.visit ?? dragged;
  const targets =
    picked?.slot.teamId === team.id && picked.slot.date === date
      ? windowsOf({ window: picked.slot.window, windowCount: picked.visit.windowCount })
      : [];
  return (
    <Box sx={isWeek ? WEEK_CELL : DAY_CELL}>
      {TIME_WINDOWS.map((window, index) => (
        <CalendarSlot
          key={window}
          slot={{ teamId: team.id, date, window }}
          problem={moved ? slotProblem(moved, team, { date, window }, page.visits, now) : undefined}
          isTarget={targets.includes(window)}
          place={isWeek ? { gridColumn: 1, gridRow: index + 1 } : { gridColumn: index + 1, gridRow: 1 }}
          onDrop={props.onDrop}
        />
      ))}
      {isOff && (
        <Box sx={[OFF, lineOf(0, TIME_WINDOWS.length)]}>
          <Typography variant="body2" color="textSecondary">
            {t('team-day-off')}
          </Typography>
        </Box>
      )}
      {visits.map((visit) => (
        <Box
          key={`${visit.orderId} ${visit.visit}`}
          sx={[CELL_VISIT, lineOf(TIME_WINDOWS.indexOf(visit.window), visit.windowCount)]}
        >
          <VisitChip
            visit={visit}
            teamName={team.name}
            detail={
              visit.conflicts.length > 0
                ? words.status(visit)
                : isWeek
                  ? visit.address.district
                  : `${t(`service-type-${visit.type}`)}, ${visit.address.district}`
            }
            canMove={props.canMove}
            isPicked={picked !== null && chipId(picked.visit) === chipId(visit)}
            isFocused={props.focused === chipId(visit)}
            onOpen={props.onOpen}
            onKeyDown={props.onKeyDown}
            onLeave={props.onLeave}
          />
        </Box>
      ))}
    </Box>
  );
}

const TABLE = {
  width: '100%',
  minWidth: 900,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': { border: 1, borderColor: 'divider', p: 0.5, verticalAlign: 'top' },
  '& th': { textAlign: 'start', fontWeight: 600, p: 1, overflowWrap: 'anywhere' },
  '& thead th': { bgcolor: 'action.hover' },
} as const;

const KIND = { bgcolor: 'action.hover', color: 'text.secondary' } as const;
const TODAY = { bgcolor: 'action.hover' } as const;
const WEEK_CELL = { display: 'grid', gap: 0.25, gridTemplateRows: 'repeat(3, minmax(44px, auto))' } as const;
const DAY_CELL = {
  display: 'grid',
  gap: 0.5,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  minHeight: 56,
} as const;
const CELL_VISIT = { zIndex: 1, minWidth: 0, gridColumn: '1', gridRow: '1' } as const;
const OFF = {
  gridColumn: '1',
  gridRow: '1',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 1,
  bgcolor: 'action.disabledBackground',
  pointerEvents: 'none',
} as const;
