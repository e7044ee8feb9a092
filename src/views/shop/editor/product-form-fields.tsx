import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ProductForm } from '../../../core/shop/own-product-form.ts';
import type { Form } from '../../../view-models/site/form.ts';
import { Panel } from '../../components/layout.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextArea } from '../../components/fields/text-area.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { FormField } from '../../forms/form-field.tsx';
import styled from '@emotion/styled';
import { useId } from 'react';

type Props = { form: Form<ProductForm> };

const Sheet = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  & h2 {
    font-size: var(--text-xl);
  }
`;

/** A named part of the form. */
export function FormSheet({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Sheet as="section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </Sheet>
  );
}

type NumberName =
  | 'quantity'
  | 'width'
  | 'height'
  | 'depth'
  | 'weight'
  | 'deliveryDaysFrom'
  | 'deliveryDaysTo';

/** A number as text. */
export const ProductNumber = observer(function ProductNumber({
  form,
  name,
  required = false,
}: Props & { name: NumberName; required?: boolean }) {
  const t = useTexts();
  const isWhole = name === 'quantity' || name === 'deliveryDaysFrom' || name === 'deliveryDaysTo';
  return (
    <FormField
      form={form}
      name={name}
      label={t(`product-field-${name}`)}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={24}
      required={required}
    />
  );
});

/** Several lines of one language. */
export const ProductText = observer(function ProductText({
  form,
  name,
  maxLength,
  rows = 4,
  hint,
}: Props & {
  name: 'descriptionBg' | 'descriptionEn' | 'safetyBg' | 'safetyEn';
  maxLength: number;
  rows?: number;
  hint?: string;
}) {
  const t = useTexts();
  const error = form.errors[name];
  return (
    <TextArea
      name={name}
      label={t(`product-field-${name}`)}
      maxLength={maxLength}
      rows={rows}
      hint={hint}
      lang={name.endsWith('En') ? 'en' : 'bg'}
      value={form.values[name]}
      onValue={(text) => form.set(name, text)}
      onBlur={() => void form.leave(name)}
      {...(error && { error: t(error) })}
    />
  );
});

/** One word of a choice that may be left open. */
export const ProductChoice = observer(function ProductChoice({
  form,
  name,
  words,
}: Props & { name: 'colour' | 'material'; words: readonly string[] }) {
  const t = useTexts();
  const error = form.errors[name];
  return (
    <SelectField
      name={name}
      label={t(`product-field-${name}`)}
      placeholder={t('product-choose')}
      options={words.map((word) => ({ value: word, label: t(`${name}-${word}`) }))}
      value={form.values[name] || null}
      onValue={(word) => form.set(name, word ?? '')}
      {...(error && { error: t(error) })}
    />
  );
});
