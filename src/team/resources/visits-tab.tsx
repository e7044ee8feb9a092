import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { TabbedShowLayout, useRecordContext, useRefresh } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { CalendarVisit } from '../../core/services/calendar-page.ts';
import { useCalendarWords } from '../calendar/calendar-words.ts';
import { useVisitActions } from '../calendar/visit-dialog.tsx';
import { VisitDialogs } from '../calendar/visit-dialogs.tsx';
import type { OpenDialog } from '../calendar/visit-dialogs.tsx';
import { usePermitted } from '../components/use-permitted.ts';
import { useTexts } from '../use-texts.ts';

type NamedVisit = CalendarVisit & { teamName: string };

/** Visits of a service order with their teams. */
export const visitsTab: ReactElement = (
  <TabbedShowLayout.Tab label="team-visits" path="visits">
    <Visits />
  </TabbedShowLayout.Tab>
);

function Visits(): ReactNode {
  const t = useTexts();
  const words = useCalendarWords();
  const refresh = useRefresh();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const visits = (useRecordContext()?.['visits'] ?? []) as NamedVisit[];
  const opened = visits.find((visit) => visit === dialog?.visit);
  if (visits.length === 0) return <Typography>{t('ra.navigation.no_results')}</Typography>;
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t('team-visits')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('date')}</TableCell>
            <TableCell>{t('time')}</TableCell>
            <TableCell>{t('team-visit-team')}</TableCell>
            <TableCell>{t('status')}</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {visits.map((visit) => (
            <TableRow key={`${visit.visit} ${visit.teamId} ${visit.date}`}>
              <TableCell component="th" scope="row">
                {words.day(visit.date)}
              </TableCell>
              <TableCell>{words.span(visit.window, visit.windowCount)}</TableCell>
              <TableCell>{visit.teamName}</TableCell>
              <TableCell>{words.status(visit)}</TableCell>
              <TableCell align="right">
                <VisitButtons visit={visit} onOpen={setDialog} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {dialog && opened && (
        <VisitDialogs
          open={dialog}
          teamName={opened.teamName}
          onChange={setDialog}
          onDone={() => {
            setDialog(null);
            refresh();
          }}
        />
      )}
    </TableContainer>
  );
}

type ButtonsProps = { visit: CalendarVisit; onOpen(dialog: OpenDialog): void };

function VisitButtons({ visit, onOpen }: ButtonsProps): ReactNode {
  const t = useTexts();
  const actions = useVisitActions(visit);
  const hasCalendar = usePermitted('service-calendar.read');
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      {hasCalendar && (
        <Button component={RouterLink} to={`/calendar?view=day&day=${visit.date}&city=${visit.cityId}`}>
          {t('team-visit-in-calendar')}
        </Button>
      )}
      {actions.map((action) => (
        <Button key={action} variant="outlined" onClick={() => onOpen({ visit, action })}>
          {t(`team-visit-${action}`)}
        </Button>
      ))}
    </Stack>
  );
}
