import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Loading, Title } from 'react-admin';
import type { CalendarVisit, ServiceCalendarPage } from '../../core/services/calendar-page.ts';
import { addDays } from '../../core/shared/sofia-time.ts';
import { ErrorAlert } from '../components/error-alert.tsx';
import { usePermitted } from '../components/use-permitted.ts';
import { toHttpError } from '../http-error.ts';
import { AccessDenied } from '../layout/access-denied.tsx';
import { useTexts } from '../use-texts.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { DayList } from './day-list.tsx';
import { useCalendarQuery, useShownCalendar } from './use-calendar.ts';
import { MovedVisit } from './moved-visit.tsx';
import { usePickedVisit } from './use-picked-visit.ts';
import { chipId, VisitLegend } from './visit-chip.tsx';
import { VisitDialogs } from './visit-dialogs.tsx';
import type { OpenDialog } from './visit-dialogs.tsx';
import { WaitingVisits } from './waiting-visits.tsx';

/** Calendar of the service teams of a city (TEAM-08). */
export function CalendarPage(): ReactNode {
  const t = useTexts();
  const isPermitted = usePermitted('service-calendar.read');
  const hasWeek = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [{ view, day, cityId }, change] = useShownCalendar();
  const days = hasWeek && view === 'week' ? 7 : 1;
  const { data: page, error, isPending } = useCalendarQuery(days, day, cityId);
  if (!isPermitted) return <AccessDenied />;
  return (
    <>
      <Title title={t('team-calendar')} />
      <ErrorAlert error={error ? toHttpError(error).message : null} />
      {isPending && <Loading />}
      {page && <CalendarToolbar page={page} hasWeek={hasWeek} onChange={change} />}
      {page && <Calendar page={page} hasGrid={hasWeek} onShowDay={(date) => change({ day: date })} />}
    </>
  );
}

const isShown = ({ from, days }: ServiceCalendarPage, { date }: CalendarVisit) =>
  date >= from && date < addDays(from, days);

function useDragged(): CalendarVisit | null {
  const [dragged, setDragged] = useState<CalendarVisit | null>(null);
  useEffect(
    () =>
      monitorForElements({
        onDragStart: ({ source }) => setDragged(source.data['visit'] as CalendarVisit),
        onDrop: () => setDragged(null),
      }),
    [],
  );
  return dragged;
}

type CalendarProps = { page: ServiceCalendarPage; hasGrid: boolean; onShowDay(date: string): void };

function Calendar({ page, hasGrid, onShowDay }: CalendarProps): ReactNode {
  const t = useTexts();
  const canMove = usePermitted('service-orders.move');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [movedAway, setMovedAway] = useState<CalendarVisit | null>(null);
  const dragged = useDragged();
  const open = (visit: CalendarVisit) => {
    setFocused(null);
    setDialog({ visit, action: 'details' });
  };
  const { picked, announcement, onKeyDown, cancel } = usePickedVisit(page, canMove, (chosen) =>
    setDialog({ ...chosen, action: 'move' }),
  );
  const teamName = (id: number) => page.teams.find((team) => team.id === id)?.name ?? '';
  if (page.teams.length === 0) return <Alert severity="info">{t('team-calendar-no-teams')}</Alert>;
  const shared = { page, canMove: canMove && hasGrid, focused, onOpen: open, onKeyDown };
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
      {movedAway && (
        <MovedVisit
          key={chipId(movedAway)}
          visit={movedAway}
          teamName={teamName(movedAway.teamId)}
          onShow={() => {
            onShowDay(movedAway.date);
            setFocused(chipId(movedAway));
            setMovedAway(null);
          }}
          onClose={() => setMovedAway(null)}
        />
      )}
      <WaitingVisits {...shared} picked={picked} onLeave={cancel} />
      {hasGrid ? (
        <CalendarGrid
          {...shared}
          dragged={dragged}
          picked={picked}
          onLeave={cancel}
          onDrop={(visit, slot) => setDialog({ visit, action: 'move', slot })}
        />
      ) : (
        <DayList {...shared} />
      )}
      <VisitLegend />
      {canMove && hasGrid && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('team-calendar-help')}
        </Typography>
      )}
      {dialog && (
        <VisitDialogs
          open={dialog}
          teamName={teamName(dialog.visit.teamId)}
          onChange={setDialog}
          onDone={(visit) => {
            setDialog(null);
            if (isShown(page, visit)) setFocused(chipId(visit));
            setMovedAway(isShown(page, visit) ? null : visit);
          }}
        />
      )}
    </>
  );
}
