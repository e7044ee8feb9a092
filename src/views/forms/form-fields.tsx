import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CheckboxField, type CheckboxFieldProps } from '../components/fields/checkbox-field.tsx';
import { PasswordField } from '../components/fields/password-field.tsx';
import { RadioGroup, type RadioGroupProps } from '../components/fields/radio-group.tsx';
import { TextField, type TextFieldProps } from '../components/fields/text-field.tsx';
import { TextArea, type TextAreaProps } from '../components/fields/text-area.tsx';
import { useField } from './form-context.tsx';

type OfForm = 'id' | 'label' | 'error' | 'value' | 'onValue' | 'checked' | 'onChecked' | 'onBlur';
/** Properties of a control without those that the form provides. */
export type Own<Props> = Omit<Props, OfForm> & { name: string; label?: ReactNode };

export const FormTextField = observer(function FormTextField(props: Own<TextFieldProps>) {
  return <TextField {...props} {...useField<string>(props)} />;
});

export const FormPasswordField = observer(function FormPasswordField(
  props: Own<Omit<TextFieldProps, 'type'>>,
) {
  return <PasswordField {...props} {...useField<string>(props)} />;
});

export const FormTextArea = observer(function FormTextArea(props: Own<TextAreaProps>) {
  return <TextArea {...props} {...useField<string>(props)} />;
});

export const FormCheckbox = observer(function FormCheckbox(props: Own<CheckboxFieldProps>) {
  const { value, onValue, onBlur: _, ...field } = useField<boolean>(props);
  return <CheckboxField {...props} {...field} checked={value} onChecked={onValue} />;
});

export const FormRadioGroup = observer(function FormRadioGroup<Value extends string>(
  props: Own<RadioGroupProps<Value>>,
) {
  const { onBlur: _, ...field } = useField<Value | null>(props);
  return <RadioGroup {...props} {...field} />;
});
