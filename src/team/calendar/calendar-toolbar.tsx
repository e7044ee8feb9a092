import BackIcon from '@mui/icons-material/ChevronLeft';
import ForwardIcon from '@mui/icons-material/ChevronRight';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ServiceCalendarPage } from '../../core/services/calendar-page.ts';
import { addDays, isDay } from '../../core/shared/sofia-time.ts';
import { useTexts } from '../use-texts.ts';

type Props = {
  page: ServiceCalendarPage;
  /** False on a phone, which shows single days only. */
  hasWeek: boolean;
  onChange(changes: Partial<Record<'view' | 'day' | 'city', string>>): void;
};

/** Chooses the city, the view and the days of the calendar. */
export function CalendarToolbar({ page, hasWeek, onChange }: Props): ReactNode {
  const t = useTexts();
  const { from, days, today, cities, cityId } = page;
  const view = days === 7 ? 'week' : 'day';
  const sheetDay = days === 7 && today >= from && today < addDays(from, 7) ? today : from;
  const goTo = (day: string) => onChange({ day });
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
      <TextField
        select
        size="small"
        margin="none"
        label={t('team-calendar-city')}
        value={cityId ?? ''}
        onChange={(event) => onChange({ city: event.target.value })}
        sx={{ width: { xs: '100%', sm: 220 } }}
      >
        {cities.map(({ id, name, waiting }) => (
          <MenuItem key={id} value={id}>
            {waiting === 0 ? name : t('team-calendar-with-waiting', { city: name, waiting })}
          </MenuItem>
        ))}
      </TextField>
      {hasWeek && (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('team-calendar-view')}
          value={view}
          onChange={(_, chosen: string | null) => chosen && onChange({ view: chosen, day: sheetDay })}
        >
          <ToggleButton value="week" sx={TOGGLE}>
            {t('team-calendar-week')}
          </ToggleButton>
          <ToggleButton value="day" sx={TOGGLE}>
            {t('team-calendar-day')}
          </ToggleButton>
        </ToggleButtonGroup>
      )}
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <IconButton aria-label={t(`team-calendar-${view}-before`)} onClick={() => goTo(addDays(from, -days))}>
          <BackIcon />
        </IconButton>
        <TextField
          type="date"
          size="small"
          margin="none"
          label={t('date')}
          value={from}
          onChange={(event) => isDay(event.target.value) && goTo(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ width: 170 }}
        />
        <IconButton aria-label={t(`team-calendar-${view}-after`)} onClick={() => goTo(addDays(from, days))}>
          <ForwardIcon />
        </IconButton>
        <Button onClick={() => goTo(today)}>{t('team-calendar-today')}</Button>
      </Stack>
      <Button
        component={RouterLink}
        to={`/calendar/sheet?day=${sheetDay}&city=${cityId ?? ''}`}
        startIcon={<PrintIcon />}
        sx={{ ml: { md: 'auto' } }}
      >
        {t('team-day-sheet')}
      </Button>
    </Stack>
  );
}

const TOGGLE = { minHeight: 44, textTransform: 'none', px: 2 } as const;
