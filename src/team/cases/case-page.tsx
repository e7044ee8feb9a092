import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Loading, Title } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { Failure } from '../../core/shared/failure.ts';
import { Moment } from '../components/formats.tsx';
import { toHttpError } from '../http-error.ts';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';
import { CaseDecisions } from './case-decisions.tsx';
import { queuePath } from './case-path.ts';
import { Evidence } from './evidence.tsx';
import { EvidenceCard } from './evidence-card.tsx';
import { FactList } from './facts.tsx';
import type { OpenedCase } from './case-claims.ts';

/** Page of a case; opening it claims it for the member (TEAM-03). */
export function CasePage(): ReactNode {
  const { id = '' } = useParams();
  return <ClaimedCase key={id} id={id} />;
}

function ClaimedCase({ id }: { id: string }): ReactNode {
  const t = useTexts();
  const { claims } = useTeam();
  // Only opening and the button claim; the evidence never changes under the reader.
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['case', id],
    queryFn: () => claims.claim(id),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useEffect(() => {
    const release = () => claims.release(id);
    window.addEventListener('pagehide', release);
    return () => {
      window.removeEventListener('pagehide', release);
      release();
    };
  }, [id, claims]);
  const claim = () => void refetch();
  if (error) return <Refusal error={error} isFetching={isFetching} onRetry={claim} />;
  if (!data) return <Loading />;
  return (
    <>
      <Title title={data.case.title === '' ? t<string>(`case-kind-${data.case.kind}`) : data.case.title} />
      <Opened opened={data.case} isFetching={isFetching} onRenew={claim} />
    </>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
  alignItems: 'start',
} as const;

type OpenedProps = { opened: OpenedCase; isFetching: boolean; onRenew: () => void };

function Opened({ opened, isFetching, onRenew }: OpenedProps): ReactNode {
  const t = useTexts();
  const { kind, since, count, assignedUntil, evidence } = opened;
  const queue = (
    <Link component={RouterLink} to={queuePath(kind)}>
      {t<string>(`case-kind-${kind}`)}
    </Link>
  );
  return (
    <Box sx={COLUMNS}>
      <Stack spacing={2}>
        {evidence.map((block, index) => (
          // Blocks have no names, and their order does not change.
          <Evidence key={`${index} ${block.type}`} block={block} />
        ))}
      </Stack>
      <Stack spacing={2} sx={{ position: { lg: 'sticky' }, top: 80, order: { xs: 0, lg: 1 } }}>
        <EvidenceCard title={t('team-case')}>
          <FactList
            facts={[
              { label: t('team-queue'), value: queue },
              { label: t('case-fact-since'), value: <Moment value={since} /> },
              { label: t('resources.cases.fields.count'), value: count },
              { label: t('team-yours-until'), value: <Moment value={assignedUntil} /> },
            ]}
          />
          <Button variant="outlined" loading={isFetching} onClick={onRenew} sx={{ mt: 1 }}>
            {t('ra.action.refresh')}
          </Button>
        </EvidenceCard>
        <CaseDecisions opened={opened} />
      </Stack>
    </Box>
  );
}

type RefusalProps = { error: Error; isFetching: boolean; onRetry: () => void };

/** Shows who has the case and until when, or why it cannot be opened. */
function Refusal({ error, isFetching, onRetry }: RefusalProps): ReactNode {
  const t = useTexts();
  const { message } = toHttpError(error);
  const { assignee, assignedUntil } = error instanceof Failure ? error.fields : {};
  return (
    <>
      <Title title={t('team-case')} />
      <Alert severity={assignee ? 'info' : 'error'} sx={{ mb: 2 }}>
        {t<string>(message)}
        {assignee && assignedUntil && (
          <Typography>
            {t('team-assigned-to', { name: assignee })} <Moment value={assignedUntil} />
          </Typography>
        )}
      </Alert>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" loading={isFetching} onClick={onRetry}>
          {t('team-try-again')}
        </Button>
        <Button component={RouterLink} to="/">
          {t('team-to-queues')}
        </Button>
      </Stack>
    </>
  );
}
