import type { ReactNode } from 'react';
import { fieldId, FieldNotes, Hint, type FieldProps } from './field.tsx';
import { classNames } from '../class-names.tsx';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  /** Content at the end of the row: a price, a picture. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> extends Omit<FieldProps, 'hideLabel'> {
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onValue: (value: Value) => void;
}

/** A choice with all options visible (delivery, payment). */
export function RadioGroup<Value extends string>({
  options,
  value,
  onValue,
  ...field
}: RadioGroupProps<Value>) {
  const id = fieldId(field);
  return (
    <fieldset
      className={classNames('radio-group')}
      aria-describedby={field.error ? `${id}-error` : undefined}
    >
      <legend>{field.label}</legend>
      {options.map((option, index) => (
        <label className={classNames('choice-row')} key={option.value} data-framed="">
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={field.name}
            value={option.value}
            checked={option.value === value}
            required={field.required}
            disabled={option.disabled}
            aria-invalid={field.error ? true : undefined}
            onChange={() => onValue(option.value)}
          />
          <span className={classNames('radio-text')}>
            {option.label}
            {option.hint && <Hint>{option.hint}</Hint>}
          </span>
          {option.aside && <span className={classNames('radio-aside')}>{option.aside}</span>}
        </label>
      ))}
      <FieldNotes {...field} />
    </fieldset>
  );
}
