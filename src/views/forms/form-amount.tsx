import { observer } from 'mobx-react-lite';
import { AmountField } from './amount-field.tsx';
import type { AmountFieldProps } from './amount-field.tsx';
import { useField } from './form-context.tsx';

type FormAmountProps = Omit<AmountFieldProps, 'id' | 'label' | 'value' | 'onValue' | 'error' | 'onBlur'> & {
  name: string;
  label?: string;
};

/** An amount field of the surrounding form. */
export const FormAmount = observer(function FormAmount(props: FormAmountProps) {
  const { label, ...field } = useField<string>(props);
  return <AmountField {...props} {...field} label={String(label)} />;
});
