import { observer } from 'mobx-react-lite';
import { SelectField, type SelectFieldProps } from '../components/fields/select-field.tsx';
import { useField } from './form-context.tsx';
import type { Own } from './form-fields.tsx';

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
