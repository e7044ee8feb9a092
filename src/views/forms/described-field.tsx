import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { applies } from '../../core/shared/fields.ts';
import type { Field } from '../../core/shared/fields.ts';
import { useTexts } from '../components/use-texts.ts';
import { choiceText } from '../../core/shared/field-text.ts';
import { FormCheckbox, FormTextField } from './form-fields.tsx';
import { FormSelect, FormNumberField, FormAmount } from './form-inputs.tsx';
import { FormContext } from './form-context.tsx';

type DescribedFieldProps = {
  name: string;
  field: Field;
  /** Texts of a choice: `property` has `property-<name>-<word>`; without it `<name>-<word>`. */
  words?: string;
  /** Text key of an empty choice. */
  choose?: string;
};

/** Control of a described field; nothing where the field does not apply. */
export const DescribedField = observer(function DescribedField({
  name,
  field,
  words = '',
  choose = 'field-choose',
}: DescribedFieldProps) {
  const t = useTexts();
  const { form } = useContext(FormContext);
  if (!applies(field, form.values as Record<string, unknown>)) return null;
  const props = { name, hint: field.hint, required: 'required' in field };
  switch (field.kind) {
    case 'flag':
      return <FormCheckbox name={name} />;
    case 'choice':
      return (
        <FormSelect
          {...props}
          placeholder={t<string>(choose)}
          options={field.words.map((word) => ({
            value: word,
            label: choiceText(name, field, word, words, t),
          }))}
        />
      );
    case 'text':
      return (
        <FormTextField
          {...props}
          inputMode={field.inputMode}
          // A format permits more characters, such as spaces between groups.
          {...(!field.format && { maxLength: field.to })}
          autoComplete="off"
        />
      );
    case 'money':
      return <FormAmount {...props} />;
    case 'area':
    case 'length':
    case 'weight':
      return <FormNumberField {...props} inputMode="decimal" />;
    case 'whole':
      // Keyboards of digits alone have no minus sign.
      return <FormNumberField {...props} inputMode={field.from < 0 ? 'text' : 'numeric'} />;
  }
});
