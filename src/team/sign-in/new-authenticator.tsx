import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { required, TextInput } from 'react-admin';
import { ErrorAlert } from '../components/error-alert.tsx';
import { useAction } from '../components/use-action.ts';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';
import { QrCode } from './qr-code.tsx';
import { SignInForm } from './sign-in-form.tsx';

type Secret = { secret: string; uri: string; qr: boolean[][] };

/** Sets up an authenticator: shows the secret and confirms it with the first code. */
export function NewAuthenticator({
  onConfirmed,
}: {
  onConfirmed: (codes: readonly string[]) => unknown;
}): ReactNode {
  const t = useTexts();
  const { gateway } = useTeam();
  const [secret, setSecret] = useState<Secret | null>(null);
  const { run, error } = useAction(async () => setSecret(await gateway.createTotp()));
  useEffect(() => {
    void run();
  }, []);
  return (
    <Stack spacing={1.5}>
      <ErrorAlert error={error} />
      {secret && (
        <>
          <Typography>{t('team-scan')}</Typography>
          <QrCode modules={secret.qr} secret={secret.secret} />
          <Link href={secret.uri}>{t('team-open-authenticator')}</Link>
          <SignInForm<{ code: string }>
            submit={t('confirm')}
            onSubmit={async ({ code }) => onConfirmed((await gateway.confirmTotp({ code })).recoveryCodes)}
          >
            <TextInput
              source="code"
              label="team-code"
              helperText="team-code-hint"
              validate={required()}
              autoComplete="one-time-code"
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          </SignInForm>
        </>
      )}
    </Stack>
  );
}
