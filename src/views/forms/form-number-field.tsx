import type { ComponentProps } from 'react';
import { FormTextField } from './form-fields.tsx';

/** A number field of the surrounding form; its value is text. */
export function FormNumberField(props: ComponentProps<typeof FormTextField>) {
  return <FormTextField inputMode="numeric" autoComplete="off" maxLength={24} {...props} />;
}
