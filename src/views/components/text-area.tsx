import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { controlStyles } from './control-styles.ts';
import { controlAttributes, Field, type FieldProps } from './field.tsx';

const Area = styled.textarea(
  controlStyles,
  `padding-block:var(--space-3);line-height:var(--leading);resize:vertical;field-sizing:content;min-height:var(--space-24);max-height:60vh`,
);

export interface TextAreaProps
  extends FieldProps, Omit<ComponentProps<'textarea'>, keyof FieldProps | 'onChange'> {
  onValue?: (value: string) => void;
}

/** Several lines of text; at most 999 characters unless said otherwise (MODAL-09). */
export function TextArea({ label, hint, error, hideLabel, onValue, ...rest }: TextAreaProps) {
  const field = { id: rest.id, name: rest.name, label, hint, error, hideLabel, required: rest.required };
  return (
    <Field {...field}>
      <Area
        maxLength={999}
        rows={3}
        onChange={onValue && ((event) => onValue(event.target.value))}
        {...rest}
        {...controlAttributes(field)}
      />
    </Field>
  );
}
