import Link from '@mui/material/Link';
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
import { Loading, Title, useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { queuePath } from './cases/case-path.ts';
import { ErrorAlert } from './components/error-alert.tsx';
import { ageOf } from './components/formats.tsx';
import type { Queue, TeamDataProvider } from './data-provider.ts';
import { useLanguage, useTexts } from './use-texts.ts';

/** First page: the waiting work by kind, with its count, the age of the oldest case and the member's own (TEAM-03). */
export function QueuesPage(): ReactNode {
  const t = useTexts();
  const { queues } = useDataProvider<TeamDataProvider>();
  const { data, dataUpdatedAt, error, isPending } = useQuery({
    queryKey: ['queues'],
    queryFn: () => queues(),
  });
  if (isPending) return <Loading />;
  return (
    <>
      <Title title={t('team-queues')} />
      <ErrorAlert error={error?.message ?? null} />
      {data &&
        (data.data.length > 0 ? (
          <Queues queues={data.data} now={new Date(dataUpdatedAt)} />
        ) : (
          <Typography>{t('team-no-queues')}</Typography>
        ))}
    </>
  );
}

function Queues({ queues, now }: { queues: readonly Queue[]; now: Date }): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>{t('team-queue')}</TableCell>
            <TableCell align="right">{t('team-waiting')}</TableCell>
            <TableCell>{t('team-oldest')}</TableCell>
            <TableCell align="right">{t('team-mine')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {queues.map(({ kind, count, oldest, mine }) => (
            <TableRow key={kind}>
              <TableCell component="th" scope="row">
                <Link component={RouterLink} to={queuePath(kind)}>
                  {t<string>(`case-kind-${kind}`)}
                </Link>
              </TableCell>
              <TableCell align="right">{count}</TableCell>
              <TableCell>{oldest === null ? '–' : ageOf(new Date(oldest), now, language)}</TableCell>
              <TableCell align="right">{mine}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
