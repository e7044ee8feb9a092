import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { stepOf } from '../../core/shared/period.ts';
import { changeOf, figureNamed, shareOf } from '../../core/team/figures/figures.ts';
import { useTexts } from '../use-texts.ts';
import type { Figure } from './figure-card.tsx';
import { useFigureFormat } from './figure-format.ts';

const TABLE = {
  '& caption': { captionSide: 'top', px: { xs: 1, sm: 2 }, py: 1 },
  '& th, & td': { px: { xs: 1, sm: 2 } },
} as const;
/** Pixels, about ten rows. */
const MAX_HEIGHT = 420;

/** Values of a figure with those of the compared period; for steps with their share of the first one. */
export function FigureTable({ figure }: { figure: Figure }): ReactNode {
  const t = useTexts();
  const format = useFigureFormat();
  const { name, period, compared, rows } = figure;
  const { kind, unit } = figureNamed(name);
  const label = t('team-figure-table', { figure: t(`figure-${name}`) });
  const nameHeading =
    kind === 'series'
      ? t(`team-figure-${stepOf(period)}`)
      : t(kind === 'steps' ? 'team-figure-step' : 'figure-name');
  const [first] = rows;
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={{ maxHeight: MAX_HEIGHT, '@media print': { maxHeight: 'none' } }}
    >
      <Table size="small" stickyHeader sx={TABLE}>
        <caption>
          {compared
            ? t('team-figures-shown', { period: format.period(period), compared: format.period(compared) })
            : format.period(period)}
        </caption>
        <TableHead>
          <TableRow>
            <TableCell>{nameHeading}</TableCell>
            <TableCell align="right">{t('team-figure-value')}</TableCell>
            {kind === 'steps' && <TableCell align="right">{t('team-figure-share')}</TableCell>}
            {compared && <TableCell align="right">{t('team-figure-before')}</TableCell>}
            {compared && kind === 'steps' && <TableCell align="right">{t('team-figure-share')}</TableCell>}
            {compared && kind !== 'steps' && <TableCell align="right">{t('team-figure-change')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, label, value, before }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row" sx={{ minWidth: { xs: 84, sm: 110 } }}>
                {kind === 'series' ? format.step(key, period, false) : label}
              </TableCell>
              <Amount lines={format.lines(value, unit)} />
              {kind === 'steps' && <Amount lines={[format.share(shareOf(value, first?.value ?? 0))]} />}
              {compared && <Amount lines={before === null ? ['–'] : format.lines(before, unit)} />}
              {compared && (
                <Amount
                  lines={[
                    kind === 'steps'
                      ? format.share(shareOf(before ?? 0, first?.before ?? 0))
                      : format.change(changeOf(value, before)),
                  ]}
                />
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const NUMBER = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

function Amount({ lines: [main, equivalent] }: { lines: readonly string[] }): ReactNode {
  return (
    <TableCell align="right" sx={NUMBER}>
      {main}
      {equivalent !== undefined && (
        <Typography component="div" variant="body2" color="textSecondary" sx={NUMBER}>
          {equivalent}
        </Typography>
      )}
    </TableCell>
  );
}
