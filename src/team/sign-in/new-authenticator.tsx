import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { required, TextInput } from 'react-admin';
import { ErrorAlert } from '../components/error-alert.tsx';
import { toHttpError } from '../http-error.ts';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';
import { QrCode } from './qr-code.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Sets up an authenticator: shows the secret and confirms it with the first code. */
export function NewAuthenticator({
  onConfirmed,
}: {
  onConfirmed: (codes: readonly string[]) => unknown;
}): ReactNode {
  const t = useTexts();
  const { gateway } = useTeam();
  // A new secret each time: it replaces the earlier one when the code confirms it.
  const { data: secret, error } = useQuery({
    queryKey: ['authenticator'],
    queryFn: () => gateway.createTotp(),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <Stack spacing={1.5}>
      <ErrorAlert error={error && toHttpError(error).message} />
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
