import type { ComponentProps } from 'react';
import { controlAttributes, Field, type FieldProps } from './field.tsx';
import { classNames } from '../class-names.tsx';

export interface TextAreaProps
  extends FieldProps, Omit<ComponentProps<'textarea'>, keyof FieldProps | 'onChange'> {
  onValue?: (value: string) => void;
}

/** A text area, at most 999 characters by default (MODAL-09). */
export function TextArea({ label, hint, error, hideLabel, onValue, ...rest }: TextAreaProps) {
  const field = { id: rest.id, name: rest.name, label, hint, error, hideLabel, required: rest.required };
  return (
    <Field {...field}>
      <textarea
        className={classNames('control')}
        maxLength={999}
        rows={3}
        onChange={onValue && ((event) => onValue(event.target.value))}
        {...rest}
        {...controlAttributes(field)}
      />
    </Field>
  );
}
