import { observer } from 'mobx-react-lite';
import { SelectField, type SelectFieldProps } from '../components/fields/select-field.tsx';
import { useField } from './form-context.tsx';
import type { Own } from './form-fields.tsx';
import { AmountField } from './amount-field.tsx';
import type { AmountFieldProps } from './amount-field.tsx';
import type { ComponentProps } from 'react';
import { FormTextField } from './form-fields.tsx';

/**
 * A select of the surrounding form.
 * @param none value without a choice
 */
export const FormSelect = observer(function FormSelect<Value extends string>({
  none = null,
  ...props
}: Own<SelectFieldProps<Value>> & { none?: '' | null }) {
  const { value, onValue, onBlur: _, ...field } = useField<Value | '' | null>(props);
  return (
    <SelectField {...props} {...field} value={value || null} onValue={(chosen) => onValue(chosen ?? none)} />
  );
});

type FormAmountProps = Omit<AmountFieldProps, 'id' | 'label' | 'value' | 'onValue' | 'error' | 'onBlur'> & {
  name: string;
  label?: string;
};

export const FormAmount = observer(function FormAmount(props: FormAmountProps) {
  const { label, ...field } = useField<string>(props);
  return <AmountField {...props} {...field} label={String(label)} />;
});

/** A number field of the surrounding form; its value is text. */
export function FormNumberField(props: ComponentProps<typeof FormTextField>) {
  return <FormTextField inputMode="numeric" autoComplete="off" maxLength={24} {...props} />;
}
