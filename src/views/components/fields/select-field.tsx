import type { ComponentProps } from 'react';
import { controlAttributes, Field, type FieldProps } from './field.tsx';
import { DownIcon, type Icon } from '../icons.tsx';
import { classNames } from '../class-names.tsx';

export interface SelectFieldProps<Value extends string>
  extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps | 'onChange' | 'value'> {
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  /** First option, meaning no choice: reports null (MODAL-09). */
  placeholder?: string;
  /** Replaces the arrow. */
  icon?: Icon;
  onValue?: (value: Value | null) => void;
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, hideLabel, unmarked, options, value, placeholder, icon, onValue, ...rest } =
    props;
  const Mark = icon ?? DownIcon;
  const field = {
    id: rest.id,
    name: rest.name,
    label,
    hint,
    error,
    hideLabel,
    unmarked,
    required: rest.required,
  };
  return (
    <Field {...field}>
      <div className={classNames('select')}>
        <select
          className={classNames('control')}
          {...rest}
          {...controlAttributes(field)}
          {...(onValue ? { value: value ?? '' } : { defaultValue: value ?? '' })}
          onChange={
            onValue &&
            ((event) => onValue(options.find((option) => option.value === event.target.value)?.value ?? null))
          }
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Mark />
      </div>
    </Field>
  );
}
