import type { ComponentProps } from 'react';
import { controlAttributes, Field, type FieldProps } from './field.tsx';
import { classNames } from '../class-names.tsx';

export interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'onChange'> {
  onValue?: (value: string) => void;
}

/** Values of `autocomplete` by input type. */
const KNOWN: Partial<Record<string, string>> = { tel: 'tel', email: 'email' };

/** A text field, at most 999 characters by default (MODAL-09). */
export function TextField({ label, hint, error, hideLabel, unmarked, onValue, ...rest }: TextFieldProps) {
  const { id, name, required, type = 'text' } = rest;
  const field = { id, name, label, hint, error, hideLabel, unmarked, required };
  return (
    <Field {...field}>
      <input
        className={classNames('control')}
        maxLength={999}
        autoComplete={KNOWN[type]}
        onChange={onValue && ((event) => onValue(event.target.value))}
        {...rest}
        {...controlAttributes(field)}
      />
    </Field>
  );
}
