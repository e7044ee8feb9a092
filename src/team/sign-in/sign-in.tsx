import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { email as validEmail, PasswordInput, required, TextInput } from 'react-admin';
import type { SecondFactorMethod } from '../sign-in-gateway.ts';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';
import { Enrolment } from './enrolment.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SignInForm } from './sign-in-form.tsx';

type Credentials = { email: string; password: string };
type Step = { name: 'password' | 'second-factor' | 'enrolment'; methods: readonly SecondFactorMethod[] };

type Props = {
  /** E-mail of the member whose session has ended. */
  email?: string;
  /** Element of the heading, after that of the surrounding dialog. */
  heading?: 'h1' | 'h3';
  onSignedIn: () => Promise<unknown>;
};

const TITLES = {
  password: 'team-sign-in',
  'second-factor': 'team-second-factor',
  enrolment: 'team-enrolment',
} as const;

/** Sign-in in two steps: password, then the second factor or its set-up (TEAM-01). */
export function SignIn({ email, heading: level = 'h1', onSignedIn }: Props): ReactNode {
  const t = useTexts();
  const { gateway } = useTeam();
  const [{ name, methods }, setStep] = useState<Step>({ name: 'password', methods: [] });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (name !== 'password') heading.current?.focus();
  }, [name]);
  const login = async (credentials: Credentials) => {
    const { step, methods } = await gateway.teamLogin(credentials);
    if (step === 'signed-in') await onSignedIn();
    else setStep({ name: step, methods });
  };
  return (
    <Stack spacing={1.5}>
      <Typography variant="h1" component={level} ref={heading} tabIndex={-1}>
        {t(TITLES[name])}
      </Typography>
      {name === 'password' && (
        <SignInForm<Credentials>
          submit={t('team-continue')}
          onSubmit={login}
          {...(email && { values: { email } })}
        >
          <TextInput
            source="email"
            label="email"
            type="email"
            autoComplete="username"
            validate={[required(), validEmail()]}
            helperText={false}
          />
          <PasswordInput
            source="password"
            label="ra.auth.password"
            autoComplete="current-password"
            validate={required()}
            helperText={false}
          />
        </SignInForm>
      )}
      {name === 'second-factor' && <SecondFactor methods={methods} onSignedIn={onSignedIn} />}
      {name === 'enrolment' && <Enrolment onSignedIn={onSignedIn} />}
    </Stack>
  );
}
