import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { COMPARISONS, FIGURE_PERIODS, isFigurePeriod } from '../../core/team/figures/figure-period.ts';
import { useTexts } from '../use-texts.ts';
import type { FigureChoice } from './figure-choice.ts';

type Props = { chosen: FigureChoice; change(parts: Record<string, string>): void };

export function FigurePeriodInputs({ chosen, change }: Props): ReactNode {
  const t = useTexts();
  const { choice, compare, period } = chosen;
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 2, displayPrint: 'none' }}>
      <TextField
        select
        label={t('team-figures-period')}
        value={choice}
        onChange={({ target }) => change({ period: target.value, ...period })}
        sx={{ width: 220 }}
      >
        {FIGURE_PERIODS.map((name) => (
          <MenuItem key={name} value={name}>
            {t(`figure-period-${name}`)}
          </MenuItem>
        ))}
      </TextField>
      {choice === 'own' && <OwnDays key={`${period.from} ${period.to}`} chosen={chosen} change={change} />}
      <TextField
        select
        label={t('team-figures-compare')}
        value={compare}
        onChange={({ target }) => change({ compare: target.value })}
        sx={{ width: 280 }}
      >
        {COMPARISONS.map((name) => (
          <MenuItem key={name} value={name}>
            {t(`figure-compare-${name}`)}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}

/** First and last day; figures are read once both are valid. */
function OwnDays({ chosen: { period }, change }: Props): ReactNode {
  const t = useTexts();
  const [days, setDays] = useState(period);
  const isValid = isFigurePeriod(days);
  const apply = () => {
    if (isValid) change(days);
  };
  const field = (name: 'from' | 'to') => (
    <TextField
      type="date"
      label={t(`team-figures-${name}`)}
      value={days[name]}
      onChange={({ target }) => setDays({ ...days, [name]: target.value })}
      onBlur={apply}
      onKeyDown={({ key }) => key === 'Enter' && apply()}
      error={!isValid}
      helperText={name === 'to' && !isValid && t('error-period-invalid')}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 190 }}
    />
  );
  return (
    <>
      {field('from')}
      {field('to')}
    </>
  );
}
