import type { ReactNode } from 'react';
import { required, TextInput } from 'react-admin';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Adds a passkey with a name by which the member recognises the device. */
export function NewPasskey({
  onCreated,
}: {
  onCreated: (codes: readonly string[]) => Promise<unknown>;
}): ReactNode {
  const t = useTexts();
  const { gateway, passkeys } = useTeam();
  return (
    <SignInForm<{ name: string }>
      submit={t('team-add-passkey')}
      onSubmit={async ({ name }) => {
        const { options } = await gateway.createPasskey();
        const response = await passkeys.create(options);
        await onCreated((await gateway.confirmPasskey({ name, response })).recoveryCodes);
      }}
    >
      <TextInput
        source="name"
        label="team-passkey-name"
        helperText="team-passkey-name-hint"
        validate={required()}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
    </SignInForm>
  );
}
