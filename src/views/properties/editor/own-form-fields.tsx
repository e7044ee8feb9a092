import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import type { PropertyForm } from '../../../core/properties/property-form.ts';
import type { Form } from '../../../view-models/site/form.ts';
import { Hint } from '../../components/fields/field.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { FormField } from '../../forms/form-field.tsx';

type Props = { form: Form<PropertyForm> };
type Counted = 'area' | 'bedrooms' | 'bathrooms' | 'floor' | 'totalFloors' | 'buildingYear' | 'shortestTerm';

/** A number as text. */
export const NumberField = observer(function NumberField({
  form,
  name,
  ...rest
}: Props & { name: Counted } & Pick<ComponentProps<typeof FormField>, 'hint' | 'required'>) {
  const t = useTexts();
  return (
    <FormField
      form={form}
      name={name}
      label={t(`field-${name}`)}
      // A minus stands on no keyboard of digits alone.
      inputMode={name === 'floor' ? 'text' : name === 'area' ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={24}
      {...rest}
    />
  );
});

type Word = 'type' | 'construction' | 'heating' | 'furniture' | 'energyClass';

/** One word of a choice. */
export const WordField = observer(function WordField<Name extends Word>({
  form,
  name,
  label,
  words,
  required = true,
}: Props & {
  name: Name;
  label: string;
  words: readonly NonNullable<PropertyForm[Name]>[];
  required?: boolean;
}) {
  const t = useTexts();
  const error = form.errors[name];
  return (
    <SelectField
      name={name}
      label={label}
      placeholder={t('field-choose')}
      required={required}
      options={words.map((word) => ({
        value: word,
        label: name === 'energyClass' ? word : t(`property-${name}-${word}`),
      }))}
      value={form.values[name] as NonNullable<PropertyForm[Name]> | null}
      onValue={(word) => form.set(name, word as PropertyForm[Name])}
      {...(error && { error: t(error) })}
    />
  );
});

/** What is wrong with a part of the form that is no single field; `id` is where the summary leads. */
export const PartError = observer(function PartError({ form, name }: Props & { name: string }) {
  const t = useTexts();
  const error = form.errors[name];
  return error ? (
    <Hint className="field-error" id={`field-${name}-error`} role="alert">
      {t(error)}
    </Hint>
  ) : null;
});
