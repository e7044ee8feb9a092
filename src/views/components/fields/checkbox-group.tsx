import type { ReactNode } from 'react';
import { classNames } from '../class-names.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { fieldId, FieldNotes, type FieldProps } from './field.tsx';

export interface CheckboxGroupProps<Value extends string> extends Omit<FieldProps, 'hideLabel'> {
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode }[];
  values: readonly Value[];
  onValues: (values: Value[]) => void;
}

/** A choice of several options, all visible; the values are in the order of the options. */
export function CheckboxGroup<Value extends string>({
  options,
  values,
  onValues,
  ...field
}: CheckboxGroupProps<Value>) {
  const id = fieldId(field);
  const choose = (value: Value, isChosen: boolean) =>
    onValues(
      options
        .map((option) => option.value)
        .filter((one) => (one === value ? isChosen : values.includes(one))),
    );
  return (
    <fieldset
      className={classNames('radio-group')}
      aria-describedby={field.error ? `${id}-error` : undefined}
    >
      <legend>{field.label}</legend>
      {options.map(({ value, label, hint }, index) => (
        <CheckboxField
          key={value}
          name={`${field.name}.${value}`}
          id={index === 0 ? id : `${id}-${value}`}
          label={label}
          hint={hint}
          checked={values.includes(value)}
          onChecked={(isChosen) => choose(value, isChosen)}
        />
      ))}
      <FieldNotes {...field} />
    </fieldset>
  );
}
