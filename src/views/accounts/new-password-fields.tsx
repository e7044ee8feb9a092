import { FormPasswordField } from '../forms/form-fields.tsx';

/**
 * A new password, typed twice.
 * @param label label of the first field, unless it is the account's first password
 */
export function NewPasswordFields({ label }: { label?: string }) {
  const same = { autoComplete: 'new-password', required: true } as const;
  return (
    <>
      <FormPasswordField {...same} name="password" label={label} hint />
      <FormPasswordField {...same} name="confirmPassword" />
    </>
  );
}
