import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';
import { NewAuthenticator } from './new-authenticator.tsx';
import { NewPasskey } from './new-passkey.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Method = 'totp' | 'passkey';

/** First sign-in: the member sets up a second factor and saves the recovery codes (TEAM-01). */
export function Enrolment({ onSignedIn }: { onSignedIn: () => Promise<unknown> }): ReactNode {
  const t = useTexts();
  const { passkeys } = useTeam();
  const [method, setMethod] = useState<Method | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onSaved={onSignedIn} />;
  if (method === 'totp') return <NewAuthenticator onConfirmed={setCodes} />;
  if (method === 'passkey')
    return <NewPasskey onCreated={async (added) => (added.length > 0 ? setCodes(added) : onSignedIn())} />;
  return (
    <Stack spacing={1.5}>
      <Typography>{t('team-enrolment-text')}</Typography>
      <Button variant="contained" onClick={() => setMethod('totp')}>
        {t('team-choose-authenticator')}
      </Button>
      {passkeys.isSupported && (
        <Button variant="outlined" onClick={() => setMethod('passkey')}>
          {t('team-choose-passkey')}
        </Button>
      )}
    </Stack>
  );
}
