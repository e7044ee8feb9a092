import type { ComponentProps } from 'react';
import { controlAttributes, FieldNotes, type FieldProps } from './field.tsx';
import { classNames } from '../class-names.tsx';

export interface CheckboxFieldProps
  extends
    Omit<FieldProps, 'hideLabel'>,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'onChange' | 'type'> {
  onChecked?: (checked: boolean) => void;
}

/** A checkbox whose label is part of its target. */
export function CheckboxField({ label, hint, error, onChecked, ...rest }: CheckboxFieldProps) {
  const field = { id: rest.id, name: rest.name, label, hint, error, required: rest.required };
  return (
    <div className={classNames('field')}>
      <label className={classNames('choice-row')}>
        <input
          type="checkbox"
          onChange={onChecked && ((event) => onChecked(event.target.checked))}
          {...rest}
          {...controlAttributes(field)}
        />
        <span>{label}</span>
      </label>
      <FieldNotes {...field} />
    </div>
  );
}
