import type { ComponentProps } from 'react';
import { controlAttributes, Field, type FieldProps } from './field.tsx';

export interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'onChange'> {
  onValue?: (value: string) => void;
}

/** One line of text; at most 999 characters unless said otherwise (MODAL-09). */
export function TextField({ label, hint, error, hideLabel, unmarked, onValue, ...rest }: TextFieldProps) {
  const { id, name, required } = rest;
  const field = { id, name, label, hint, error, hideLabel, unmarked, required };
  return (
    <Field {...field}>
      <input
        className="control"
        maxLength={999}
        onChange={onValue && ((event) => onValue(event.target.value))}
        {...rest}
        {...controlAttributes(field)}
      />
    </Field>
  );
}
