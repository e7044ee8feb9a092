import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ErrorAlert } from '../components/error-alert.tsx';
import { useAction } from '../components/use-action.ts';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';
import { casePath } from './case-path.ts';
import type { WaitingDecision } from './last-decision.ts';

/** Offers to undo the latest decision on every page, until its mails are sent (TEAM-04). */
export function UndoBar(): ReactNode {
  const { lastDecision } = useTeam();
  const decision = useSyncExternalStore(lastDecision.subscribe, lastDecision.current);
  if (!decision) return null;
  return <Offer key={decision.id} decision={decision} onEnd={() => lastDecision.offer(null)} />;
}

const BAR = {
  position: 'sticky',
  // Below the header.
  top: { xs: 56, sm: 64 },
  zIndex: 'appBar',
  py: 1,
  px: { xs: 2, md: 3 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

function Offer({ decision, onEnd }: { decision: WaitingDecision; onEnd: () => void }): ReactNode {
  const t = useTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const { operations } = useTeam();
  const remaining = useRemaining(decision.undoUntil);
  const undo = useAction(async () => {
    await operations.undoDecision({ id: String(decision.id) });
    onEnd();
    notify('team-decision-undone', { type: 'success' });
    await navigate(casePath(decision.caseId));
  });
  if (remaining === 0) return null;
  const time = `${Math.floor(remaining / 60)}:${String(remaining % 60).padStart(2, '0')}`;
  return (
    <Paper component="section" aria-label={t('team-last-decision')} square elevation={0} sx={BAR}>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
          {t<string>(`case-decision-${decision.decision}`)}: {decision.title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('team-undo-until', { time })}
        </Typography>
        <ErrorAlert error={undo.error} />
      </Box>
      <Button variant="outlined" loading={undo.isRunning} onClick={() => void undo.run()}>
        {t('team-undo')}
      </Button>
      <Button onClick={onEnd}>{t('ra.action.close')}</Button>
    </Paper>
  );
}

const SECOND = 1_000;

/** Seconds until a moment, updated each second; 0 afterwards. */
function useRemaining(until: string): number {
  const { clock } = useTeam();
  const secondsLeft = () =>
    Math.max(0, Math.ceil((new Date(until).getTime() - clock.now().getTime()) / SECOND));
  const [remaining, setRemaining] = useState(secondsLeft);
  useEffect(() => {
    if (remaining === 0) return undefined;
    return clock.after(SECOND, () => setRemaining(secondsLeft()));
  });
  return remaining;
}
