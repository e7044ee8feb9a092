import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Form } from '../../view-models/site/form.ts';
import { CheckboxField } from '../components/fields/checkbox-field.tsx';
import { TextField, type TextFieldProps } from '../components/fields/text-field.tsx';
import { useTexts } from '../components/use-texts.ts';

export type TextName<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;
type TickName<Values> = {
  [Name in keyof Values]: Values[Name] extends boolean ? Name : never;
}[keyof Values] &
  string;

type Props<Values extends object> = Omit<TextFieldProps, 'name' | 'value' | 'onValue' | 'error' | 'form'> & {
  form: Form<Values>;
  name: TextName<Values>;
};

/** A line of text of a form: its value, its error where it stands, its check when it is left. */
export const FormField = observer(function FormField<Values extends object>({
  form,
  name,
  ...rest
}: Props<Values>) {
  const t = useTexts();
  const error = form.errors[name];
  return (
    <TextField
      {...rest}
      name={name}
      value={form.values[name] as string}
      onValue={(value) => form.set(name, value as Values[TextName<Values>])}
      onBlur={() => void form.leave(name)}
      {...(error && { error: t(error) })}
    />
  );
});

/** A tick of a form. */
export const FormTick = observer(function FormTick<Values extends object>({
  form,
  name,
  label,
  ...rest
}: {
  form: Form<Values>;
  name: TickName<Values>;
  label: ReactNode;
  hint?: ReactNode;
  id?: string;
  required?: boolean;
}) {
  const t = useTexts();
  const error = form.errors[name];
  return (
    <CheckboxField
      {...rest}
      name={name}
      label={label}
      checked={form.values[name] as boolean}
      onChecked={(checked) => form.set(name, checked as Values[TickName<Values>])}
      {...(error && { error: t(error) })}
    />
  );
});
