import { FormTextField } from '../forms/form-fields.tsx';

/** A new password, typed twice. @param label of the first field, where it is not the first password of an account. */
export function NewPasswordFields({ label }: { label?: string }) {
  const same = { type: 'password', autoComplete: 'new-password', required: true } as const;
  return (
    <>
      <FormTextField {...same} name="password" label={label} hint />
      <FormTextField {...same} name="confirmPassword" />
    </>
  );
}
