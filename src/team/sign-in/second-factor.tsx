import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { required, TextInput } from 'react-admin';
import { TOTP_DIGITS } from '../../core/team/team-member.ts';
import { ErrorAlert } from '../components/error-alert.tsx';
import { useAction } from '../components/use-action.ts';
import type { SecondFactorMethod } from '../sign-in-gateway.ts';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';
import { SignInForm } from './sign-in-form.tsx';

type Props = { methods: readonly SecondFactorMethod[]; onSignedIn: () => Promise<unknown> };

/** Second step of the sign-in: the authenticator's code, a recovery code or a passkey (TEAM-01). */
export function SecondFactor({ methods, onSignedIn }: Props): ReactNode {
  const t = useTexts();
  const { gateway, passkeys } = useTeam();
  const hasPasskey = methods.includes('passkey') && passkeys.isSupported;
  const [isRecovery, setRecovery] = useState(!methods.includes('totp'));
  const passkey = useAction(async () => {
    const { options } = await gateway.teamPasskeyChallenge();
    await gateway.teamLoginWithPasskey({ response: await passkeys.use(options) });
    await onSignedIn();
  });
  return (
    <Stack spacing={1.5}>
      {hasPasskey && (
        <>
          <Button variant="contained" loading={passkey.isRunning} onClick={() => void passkey.run()}>
            {t('team-use-passkey')}
          </Button>
          <ErrorAlert error={passkey.error} />
        </>
      )}
      <SignInForm<{ code: string }>
        key={String(isRecovery)}
        submit={t('log-in')}
        onSubmit={async ({ code }) => {
          await gateway.teamLoginWithCode({ code });
          await onSignedIn();
        }}
      >
        <TextInput
          source="code"
          label={isRecovery ? 'team-recovery-code' : 'team-code'}
          helperText={isRecovery ? 'team-recovery-code-hint' : 'team-code-hint'}
          validate={required()}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          slotProps={{
            htmlInput: { inputMode: isRecovery ? 'text' : 'numeric', maxLength: TOTP_DIGITS + 34 },
          }}
          autoFocus={!hasPasskey}
        />
      </SignInForm>
      {methods.includes('totp') && (
        <Button onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? t('team-use-code') : t('team-use-recovery-code')}
        </Button>
      )}
    </Stack>
  );
}
