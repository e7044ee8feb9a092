import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import type { RoommateOfferForm } from '../../../core/roommates/roommate-offer-form.ts';
import type { Form } from '../../../view-models/site/form.ts';
import { RadioGroup } from '../../components/fields/radio-group.tsx';
import { TextArea } from '../../components/fields/text-area.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { FormField } from '../../forms/form-field.tsx';

type Props = { form: Form<RoommateOfferForm> };
type Rest = Pick<ComponentProps<typeof FormField>, 'hint' | 'required'>;

/** A number as text. */
export const PostNumber = observer(function PostNumber({
  form,
  name,
  ...rest
}: Props & Rest & { name: 'roomArea' | 'people' | 'stay' }) {
  const t = useTexts();
  return (
    <FormField
      form={form}
      name={name}
      label={t(`post-${name}`)}
      inputMode={name === 'roomArea' ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={24}
      {...rest}
    />
  );
});

/** One of a few words, all to be seen. */
export const PostChoice = observer(function PostChoice<Name extends 'room' | 'bills'>({
  form,
  name,
  words,
}: Props & { name: Name; words: readonly NonNullable<RoommateOfferForm[Name]>[] }) {
  const t = useTexts();
  const error = form.errors[name];
  return (
    <RadioGroup
      name={name}
      label={t(`post-${name}`)}
      required
      options={words.map((value) => ({ value, label: t(`offer-${name}-${value}`) }))}
      value={form.values[name] as NonNullable<RoommateOfferForm[Name]> | null}
      onValue={(word) => form.set(name, word as RoommateOfferForm[Name])}
      {...(error && { error: t(error) })}
    />
  );
});

/** Several lines about the home, or about those who live there. */
export const PostText = observer(function PostText({
  form,
  name,
  maxLength,
  required = false,
}: Props & { name: 'aboutHome' | 'aboutPeople'; maxLength: number; required?: boolean }) {
  const t = useTexts();
  const error = form.errors[name];
  return (
    <TextArea
      name={name}
      label={t(`post-${name}`)}
      hint={t(`post-${name}-hint`)}
      maxLength={maxLength}
      rows={name === 'aboutHome' ? 7 : 4}
      required={required}
      value={form.values[name]}
      onValue={(text) => form.set(name, text)}
      onBlur={() => void form.leave(name)}
      {...(error && { error: t(error) })}
    />
  );
});
