import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Loading, Title, useNotify } from 'react-admin';
import { ActionDialog } from '../components/action-dialog.tsx';
import { ErrorAlert } from '../components/error-alert.tsx';
import { Money } from '../components/formats.tsx';
import { toHttpError } from '../http-error.ts';
import { useTeam } from '../team-context.ts';
import type { TeamOperations } from '../team-operations.ts';
import { useTexts } from '../use-texts.ts';
import { PayoutReports } from './payout-reports.tsx';
import { PayoutRuns, RUNS_KEY } from './payout-runs.tsx';

type Proposal = Awaited<ReturnType<TeamOperations['teamPayoutProposal']>>;

const KEY = ['payout-proposal'];

/** The next run of payouts, earlier runs with their files, and reports (SHIP-10, SHIP-11). */
export function PayoutRunPage(): ReactNode {
  const t = useTexts();
  const { operations } = useTeam();
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: () => operations.teamPayoutProposal({}),
    retry: false,
    refetchOnWindowFocus: false,
  });
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      <Title title={t('team-payout-run')} />
      {error ? (
        <ErrorAlert error={toHttpError(error).message} />
      ) : data ? (
        <Proposed proposal={data} />
      ) : (
        <Loading />
      )}
      <PayoutRuns />
      <PayoutReports />
    </Stack>
  );
}

function Proposed({ proposal }: { proposal: Proposal }): ReactNode {
  const t = useTexts();
  const { data, hasAccount, total } = proposal;
  const payable = data.filter(({ obstacle }) => obstacle === null);
  return (
    <Paper component="section" aria-label={t('team-next-run')} variant="outlined" sx={{ p: 2 }}>
      <Typography component="h2" variant="h2">
        {t('team-next-run')}
      </Typography>
      {!hasAccount && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t('error-payout-no-market-account')}
        </Alert>
      )}
      {data.length === 0 ? (
        <Typography sx={{ mt: 1 }}>{t('team-no-payouts')}</Typography>
      ) : (
        <>
          <TableContainer tabIndex={0} role="region" aria-label={t('team-next-run')}>
            <Table size="small" sx={{ minWidth: 560 }}>
              <TableHead>
                <TableRow>
                  <TableCell>{t('team-payout-vendor')}</TableCell>
                  <TableCell>{t('payout-account-iban')}</TableCell>
                  <TableCell align="right">{t('team-payout-amount')}</TableCell>
                  <TableCell>{t('team-payout-state')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {data.map(({ vendorId, vendor, iban, amount, obstacle }) => (
                  <TableRow key={vendorId}>
                    <TableCell component="th" scope="row">
                      {vendor}
                    </TableCell>
                    <TableCell sx={{ whiteSpace: 'nowrap' }}>{iban ?? '–'}</TableCell>
                    <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                      <Money amount={amount} />
                    </TableCell>
                    <TableCell>{t(`team-payout-${obstacle ?? 'ready'}`)}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
          <Typography sx={{ my: 1 }}>
            {t('team-run-total', { count: payable.length })}{' '}
            <strong>
              <Money amount={total} />
            </strong>
          </Typography>
          {hasAccount && payable.length > 0 && <MakeRun proposal={proposal} count={payable.length} />}
        </>
      )}
    </Paper>
  );
}

/** Makes the shown payouts after a confirmation. One key for each shown list, so that a repeated click is one run. */
function MakeRun({ proposal, count }: { proposal: Proposal; count: number }): ReactNode {
  const t = useTexts();
  const notify = useNotify();
  const queries = useQueryClient();
  const { operations } = useTeam();
  const [isOpen, setOpen] = useState(false);
  const [key, setKey] = useState(newKey);
  const submit = async () => {
    try {
      await operations.createTeamPayoutRun({ key, version: proposal.version });
      setOpen(false);
      notify('team-run-made', { type: 'success' });
    } finally {
      setKey(newKey());
      await Promise.all([KEY, RUNS_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })));
    }
  };
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {t('team-make-run')}
      </Button>
      {isOpen && (
        <ActionDialog label={t('team-make-run')} submit={submit} onClose={() => setOpen(false)}>
          {t('team-make-run-text', { count })}
        </ActionDialog>
      )}
    </>
  );
}

const newKey = (): string => crypto.randomUUID();
