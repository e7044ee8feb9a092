import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { stotinkiFromEuroCents } from '../../core/shared/money.ts';
import { Moment, Money } from '../components/formats.tsx';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';

export const RUNS_KEY = ['payout-runs'];

/** Earlier runs; a run with open payouts has a SEPA file for the bank. */
export function PayoutRuns(): ReactNode {
  const t = useTexts();
  const { operations } = useTeam();
  const { data } = useQuery({
    queryKey: RUNS_KEY,
    queryFn: () => operations.teamPayoutRuns({}),
    retry: false,
  });
  if (!data || data.data.length === 0) return null;
  return (
    <Paper component="section" aria-label={t('team-runs')} variant="outlined" sx={{ p: 2 }}>
      <Typography component="h2" variant="h2">
        {t('team-runs')}
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-label={t('team-runs')}>
        <Table size="small" sx={{ minWidth: 640 }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('team-run-made-at')}</TableCell>
              <TableCell>{t('team-author')}</TableCell>
              <TableCell align="right">{t('team-run-payouts')}</TableCell>
              <TableCell align="right">{t('team-run-open')}</TableCell>
              <TableCell align="right">{t('amount')}</TableCell>
              <TableCell>{t('team-run-file')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.data.map(({ id, createdAt, operator, payouts, open, totalCents }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  <Moment value={createdAt} />
                </TableCell>
                <TableCell>{operator}</TableCell>
                <TableCell align="right">{payouts}</TableCell>
                <TableCell align="right">{open}</TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  <Money amount={stotinkiFromEuroCents(totalCents)} />
                </TableCell>
                <TableCell>
                  {open > 0 && (
                    <Button
                      href={`/api/team/payout-runs/${id}/file`}
                      download
                      startIcon={<DownloadIcon />}
                      aria-label={t('team-run-download', { number: id })}
                    >
                      SEPA
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}
