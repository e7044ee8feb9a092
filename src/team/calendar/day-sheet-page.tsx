import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Loading, Title } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { CalendarVisit, ServiceCalendarPage } from '../../core/services/calendar-page.ts';
import type { ScheduledTeam } from '../../core/services/team-schedule.ts';
import { byTime } from '../../core/services/visit-part.ts';
import { FactList } from '../cases/facts.tsx';
import { ErrorAlert } from '../components/error-alert.tsx';
import { usePermitted } from '../components/use-permitted.ts';
import { toHttpError } from '../http-error.ts';
import { AccessDenied } from '../layout/access-denied.tsx';
import { useTexts } from '../use-texts.ts';
import { useCalendarWords } from './calendar-words.ts';
import { useCalendarQuery, useShownCalendar } from './use-calendar.ts';
import { workFacts } from './visit-dialog.tsx';

/** Printable visits of a day, one page for each team (TEAM-08). */
export function DaySheetPage(): ReactNode {
  const t = useTexts();
  const words = useCalendarWords();
  const isPermitted = usePermitted('service-calendar.read');
  const [{ day, cityId }] = useShownCalendar();
  const [params, setParams] = useSearchParams();
  const { data: page, error } = useCalendarQuery(1, day, cityId);
  if (!isPermitted) return <AccessDenied />;
  if (error) return <ErrorAlert error={toHttpError(error).message} />;
  if (!page) return <Loading />;
  const teamId = params.get('team') ?? '';
  const sheets = page.teams
    .filter(({ id }) => teamId === '' || String(id) === teamId)
    .map((team) => ({ team, visits: visitsOf(page, team) }))
    .filter(({ visits }) => visits.length > 0);
  const choose = (id: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.set('team', id);
      return next;
    });
  return (
    <>
      <Title title={t('team-day-sheet-title', { day: words.day(page.from) })} />
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', mb: 2, '@media print': { display: 'none' } }}
      >
        <TextField
          select
          size="small"
          margin="none"
          label={t('team-calendar-team')}
          value={page.teams.some(({ id }) => String(id) === teamId) ? teamId : ''}
          onChange={(event) => choose(event.target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ width: { xs: '100%', sm: 280 } }}
        >
          <MenuItem value="">{t('team-day-sheet-all')}</MenuItem>
          {page.teams.map(({ id, name }) => (
            <MenuItem key={id} value={String(id)}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {t('team-print')}
        </Button>
      </Stack>
      {sheets.length === 0 && <Typography>{t('team-day-sheet-empty')}</Typography>}
      {sheets.map(({ team, visits }) => (
        <TeamSheet key={team.id} team={team} visits={visits} />
      ))}
    </>
  );
}

/** Confirmed visits that the team comes to, by time. */
const visitsOf = (page: ServiceCalendarPage, team: ScheduledTeam) =>
  page.visits
    .filter(
      ({ teamId, status, orderStatus }) =>
        teamId === team.id && status !== 'declined' && orderStatus !== 'unconfirmed',
    )
    .toSorted(byTime);

function TeamSheet({ team, visits }: { team: ScheduledTeam; visits: readonly CalendarVisit[] }): ReactNode {
  const t = useTexts();
  const words = useCalendarWords();
  return (
    <Box component="section" aria-labelledby={`sheet-${team.id}`} sx={SHEET}>
      <Typography id={`sheet-${team.id}`} variant="h2" sx={{ mb: 1 }}>
        {team.name}
      </Typography>
      {visits.map((visit) => (
        <Box component="article" key={`${visit.orderId} ${visit.visit}`} sx={VISIT}>
          <Typography component="h3" variant="h6">
            {words.span(visit.window, visit.windowCount)} · {visit.number} · {t(`service-type-${visit.type}`)}
          </Typography>
          <FactList facts={workFacts(visit, { t, words })} />
          <Typography variant="body2" sx={SIGNATURE}>
            {t('team-day-sheet-signature')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const SHEET = { mb: 4, '@media print': { mb: 0, '&:not(:last-child)': { breakAfter: 'page' } } } as const;
const VISIT = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  p: 2,
  mb: 2,
  breakInside: 'avoid',
} as const;
/** A line to write on, on paper only. */
const SIGNATURE = {
  display: 'none',
  '@media print': { display: 'block', mt: 2, pt: 3, borderBottom: 1, maxWidth: '20rem' },
} as const;
