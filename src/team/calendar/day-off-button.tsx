import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import type { ScheduledTeam } from '../../core/services/team-schedule.ts';
import { useAction } from '../components/use-action.ts';
import { usePermitted } from '../components/use-permitted.ts';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';
import { useCalendarRefresh } from './use-calendar.ts';

/** Sets or removes a day off of a team. */
export function DayOffButton({ team, date }: { team: ScheduledTeam; date: string }): ReactNode {
  const t = useTexts();
  const notify = useNotify();
  const refresh = useCalendarRefresh();
  const { operations } = useTeam();
  const isPermitted = usePermitted('service-teams.write');
  const isOff = team.daysOff.includes(date);
  const { run, isRunning } = useAction(async () => {
    try {
      const { message } = await operations.changeTeamDayOff({ teamId: team.id, date, isOff: !isOff });
      notify(message, { type: 'success' });
    } finally {
      await refresh();
    }
  });
  if (!isPermitted) return isOff ? t('team-day-off') : null;
  return (
    <Button
      size="small"
      loading={isRunning}
      aria-label={t(isOff ? 'team-day-off-remove-for' : 'team-day-off-set-for', { team: team.name })}
      onClick={() => void run()}
      sx={{ px: 0, textAlign: 'start', color: 'text.secondary', fontWeight: 400 }}
    >
      {t(isOff ? 'team-day-off-remove' : 'team-day-off-set-button')}
    </Button>
  );
}
