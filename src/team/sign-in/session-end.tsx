import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useGetIdentity } from 'react-admin';
import { formatMoment } from '../../core/shared/date-format.ts';
import { ErrorAlert } from '../components/error-alert.tsx';
import { TIME } from '../components/formats.tsx';
import { useAction } from '../components/use-action.ts';
import { useSessionState, useTeam } from '../team-context.ts';
import { useLanguage, useTexts } from '../use-texts.ts';
import { SignIn } from './sign-in.tsx';

/**
 * Warns before the session's end, and afterwards shows the sign-in over the page, so that entered forms stay
 * (TEAM-01).
 */
export function SessionEnd(): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  const state = useSessionState();
  const { membership, session } = useTeam();
  const { identity } = useGetIdentity();
  const queries = useQueryClient();
  const [isRead, setRead] = useState(false);
  const stay = useAction(() => membership.load());
  const time = formatMoment(session.endsAt, language, TIME);
  return (
    <>
      <Dialog open={state === 'ending' && !isRead} aria-labelledby="session-ending">
        <DialogTitle id="session-ending">{t('team-session-ending')}</DialogTitle>
        <DialogContent>
          <Typography>
            {session.isProlongable
              ? t('team-session-ending-text', { time })
              : t('team-session-last-text', { time })}
          </Typography>
          <ErrorAlert error={stay.error} />
        </DialogContent>
        <DialogActions>
          {session.isProlongable ? (
            <Button variant="contained" autoFocus loading={stay.isRunning} onClick={() => void stay.run()}>
              {t('team-stay')}
            </Button>
          ) : (
            <Button autoFocus onClick={() => setRead(true)}>
              {t('ra.action.close')}
            </Button>
          )}
        </DialogActions>
      </Dialog>
      <Dialog open={state === 'ended'} fullWidth maxWidth="xs" aria-labelledby="session-ended">
        <DialogTitle id="session-ended">{t('team-session-ended')}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>{t('team-session-ended-text')}</Typography>
          <SignIn
            heading="h3"
            {...(identity?.['email'] && { email: String(identity['email']) })}
            onSignedIn={async () => {
              await membership.load();
              setRead(false);
              await queries.refetchQueries({ predicate: (query) => query.state.status === 'error' });
            }}
          />
        </DialogContent>
      </Dialog>
    </>
  );
}
