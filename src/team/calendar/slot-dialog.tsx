import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { CalendarVisit, ServiceCalendarPage } from '../../core/services/calendar-page.ts';
import { teamChoices } from '../../core/services/team-schedule.ts';
import type { Slot, TeamChoice } from '../../core/services/team-schedule.ts';
import { TIME_WINDOWS } from '../../core/services/time-window.ts';
import type { TimeWindow } from '../../core/services/time-window.ts';
import { windowsOf } from '../../core/services/visit-part.ts';
import { isDay } from '../../core/shared/sofia-time.ts';
import { ActionDialog } from '../components/action-dialog.tsx';
import type { TeamDataProvider } from '../data-provider.ts';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';
import { useCalendarWords } from './calendar-words.ts';
import { useCalendarQuery, useCalendarRefresh } from './use-calendar.ts';

/** Hours of a window. */
const WINDOW_HOURS = 4;

type Props = {
  visit: CalendarVisit;
  slot: Slot;
  teamName: string;
  /** True to move only the last windows of the visit. */
  isSplit?: boolean;
  onClose(): void;
  onMoved(to: Slot): void;
};

/** Chooses day, time and team of a visit, or of its split part, by name (TEAM-08). */
export function SlotDialog({ visit, slot, teamName, isSplit = false, onClose, onMoved }: Props): ReactNode {
  const t = useTexts();
  const words = useCalendarWords();
  const notify = useNotify();
  const refresh = useCalendarRefresh();
  const { clock } = useTeam();
  const { act } = useDataProvider<TeamDataProvider>();
  const [chosen, choose] = useState(slot);
  const [count, setCount] = useState(isSplit ? 1 : visit.windowCount);
  const { date, window } = chosen;
  const { data: page } = useCalendarQuery(1, isDay(date) ? date : undefined, visit.cityId);
  const schedule = page?.from === date ? page : undefined;
  const choices = schedule
    ? teamChoices(visit, schedule.teams, { date, window }, schedule.visits, clock.now(), count)
    : [];
  const free = choices.filter(({ problem }) => problem === null);
  const team = free.find((choice) => choice.team.id === chosen.teamId) ?? free[0];
  const submit = async () => {
    if (!team) return;
    const { visit: number, teamId, date: day, window: first, orderId } = visit;
    const to = { teamId: team.team.id, date, window };
    const part = { visit: number, teamId, date: day, window: first };
    try {
      await act('service-orders', {
        id: orderId,
        action: isSplit ? 'split' : 'move',
        input: { part, to, ...(isSplit && { windows: count }) },
      });
    } finally {
      await refresh();
    }
    notify(isSplit ? 'team-visit-split-done' : 'team-visit-moved', { type: 'success' });
    onMoved(to);
  };
  const isSameTime = !isSplit && date === visit.date && window === visit.window;
  const label = t(isSplit ? 'team-split-title' : 'team-move-title', { number: visit.number });
  return (
    <ActionDialog
      label={label}
      submitLabel={t(isSplit ? 'team-visit-split' : 'team-visit-move')}
      isDisabled={!team}
      submit={submit}
      onClose={onClose}
    >
      <Stack spacing={1.5}>
        <Typography variant="body2" color="textSecondary">
          {visit.customer.name}
          {'. '}
          {t('team-move-now', { slot: words.slot(teamName, visit, visit.windowCount) })}
        </Typography>
        {isSplit && (
          <TextField
            select
            label={t('team-split-hours')}
            value={count}
            onChange={(event) => setCount(Number(event.target.value))}
          >
            {Array.from({ length: visit.windowCount - 1 }, (_, index) => index + 1).map((windows) => (
              <MenuItem key={windows} value={windows}>
                {t('team-split-hours-option', { hours: windows * WINDOW_HOURS })}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
          <TextField
            type="date"
            required
            label={t('date')}
            value={date}
            onChange={(event) => choose({ ...chosen, date: event.target.value })}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: schedule?.today } }}
          />
          <TextField
            select
            label={t('team-move-time')}
            value={window}
            onChange={(event) => choose({ ...chosen, window: event.target.value as TimeWindow })}
          >
            {TIME_WINDOWS.map((one) => (
              <MenuItem key={one} value={one}>
                {words.span(one, count)}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
        {schedule && (
          <Teams
            choices={choices}
            value={team?.team.id ?? null}
            page={schedule}
            slot={{ date, window, count }}
            onChange={(teamId) => choose({ ...chosen, teamId })}
          />
        )}
        {team && <Typography variant="body2">{t(mailText(visit, isSameTime))}</Typography>}
      </Stack>
    </ActionDialog>
  );
}

const mailText = ({ status }: CalendarVisit, isSameTime: boolean) =>
  !isSameTime ? 'team-move-mail' : status === 'declined' ? 'team-move-mail-found' : 'team-move-mail-same';

type TeamsProps = {
  choices: readonly TeamChoice[];
  value: number | null;
  page: ServiceCalendarPage;
  slot: { date: string; window: TimeWindow; count: number };
  onChange(teamId: number): void;
};

/** Teams of the visit's kind: the free ones first, the others with the reason. */
function Teams({ choices, value, page, slot, onChange }: TeamsProps): ReactNode {
  const t = useTexts();
  const words = useCalendarWords();
  const label = useId();
  const wanted = windowsOf({ window: slot.window, windowCount: slot.count });
  const reasonOf = ({ team, problem }: TeamChoice) => {
    if (problem === null) return t('team-move-free');
    const other = page.visits.find(
      (visit) =>
        visit.teamId === team.id &&
        visit.date === slot.date &&
        windowsOf(visit).some((window) => wanted.includes(window)),
    );
    return problem === 'taken' && other
      ? t('team-calendar-busy-with', {
          visit: `${other.number}, ${words.span(other.window, other.windowCount)}`,
        })
      : t(`slot-problem-${problem}`);
  };
  return (
    <FormControl>
      <FormLabel id={label}>{t('team-move-team')}</FormLabel>
      {value === null && <Typography role="status">{t('team-move-no-team')}</Typography>}
      <RadioGroup
        aria-labelledby={label}
        value={value === null ? '' : String(value)}
        onChange={(_, teamId) => onChange(Number(teamId))}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.team.id}
            value={String(choice.team.id)}
            disabled={choice.problem !== null}
            control={<Radio />}
            label={
              <>
                <Typography component="span" color="textPrimary">
                  {choice.team.name}
                </Typography>{' '}
                <Typography component="span" variant="body2" color="textSecondary">
                  {reasonOf(choice)}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
