import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { localeOf } from '../../core/shared/language.ts';
import { Moment } from '../components/formats.tsx';
import { useTeam } from '../team-context.ts';
import { useLanguage, useTexts } from '../use-texts.ts';
import type { Rate } from './commission-page.tsx';

type Props = { rates: readonly Rate[]; chosen: string; choose(rate: Rate): void };

/** Rates in force and the start of the next ones. */
export function CommissionTable({ rates, chosen, choose }: Props): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  const { clock } = useTeam();
  const percent = (permille: number) =>
    new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 1 }).format(
      permille / 1000,
    );
  const plannedOf = ({ versions }: Rate) =>
    versions.filter(({ validFrom }) => new Date(validFrom) > clock.now()).at(-1)?.validFrom;
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label={t('team-commission-rates')}
    >
      <Table size="small" sx={{ minWidth: 520 }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('team-commission-for')}</TableCell>
            <TableCell align="right">{t('team-commission-now')}</TableCell>
            <TableCell>{t('team-commission-planned')}</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {rates.map((rate) => {
            const name = rate.scope === 'default' ? t('team-commission-default') : rate.name;
            const planned = plannedOf(rate);
            return (
              <TableRow key={rate.key} selected={rate.key === chosen}>
                <TableCell component="th" scope="row">
                  {name}
                  {rate.scope !== 'default' && ` (${t(`team-commission-${rate.scope}`)})`}
                </TableCell>
                <TableCell align="right">
                  {rate.permille === null
                    ? rate.scope === 'default'
                      ? percent(0)
                      : t('team-commission-none')
                    : percent(rate.permille)}
                </TableCell>
                <TableCell>{planned ? <Moment value={planned} /> : '–'}</TableCell>
                <TableCell>
                  <Button aria-label={t('team-commission-open', { name })} onClick={() => choose(rate)}>
                    {t('ra.action.edit')}
                  </Button>
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
