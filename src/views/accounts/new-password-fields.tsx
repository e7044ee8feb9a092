import { FormPasswordField } from '../forms/form-fields.tsx';

/** A new password, typed twice. @param label of the first field, where it is not the first password of an account. */
export function NewPasswordFields({ label }: { label?: string }) {
  const same = { autoComplete: 'new-password', required: true } as const;
  return (
    <>
      <FormPasswordField {...same} name="password" label={label} hint />
      <FormPasswordField {...same} name="confirmPassword" />
    </>
  );
}
