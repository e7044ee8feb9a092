import type { FieldErrors } from '../shared/failure.ts';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import type { Language } from '../shared/language.ts';
import { contentOfForm, formOfContent } from '../shared/field-form.ts';
import { EMPTY_PRODUCT } from './product-content.ts';
import type { ProductContent } from './product-content.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';
import type { ProductFieldForm, ProductFieldName } from './product-fields.ts';

/**
 * Values of a product's form: numbers are text as typed, prices in leva, lengths in cm, weight in kg.
 * `hidden` is the vendor's choice.
 */
export type ProductForm = Omit<
  ProductContent,
  ProductFieldName | 'categoryId' | 'variantOf' | 'promoFrom' | 'promoUntil'
> &
  ProductFieldForm & {
    categoryId: string;
    variantOf: string;
    promoFrom: string;
    promoUntil: string;
    hidden: boolean;
  };

export function productFormOf(content: ProductContent, hidden: boolean, language: Language): ProductForm {
  return {
    ...content,
    ...formOfContent(PRODUCT_FIELDS, content, language),
    hidden,
    categoryId: String(content.categoryId ?? ''),
    promoFrom: content.promoFrom ?? '',
    promoUntil: content.promoUntil ?? '',
    variantOf: String(content.variantOf ?? ''),
  };
}

export const EMPTY_PRODUCT_FORM: ProductForm = productFormOf(EMPTY_PRODUCT, false, DEFAULT_LANGUAGE);

/** Reads the form. Empty and unreadable texts become null; unreadable ones also add an error. */
export function productContentOf(form: ProductForm): { content: ProductContent; errors: FieldErrors } {
  const { content: fields, errors } = contentOfForm(PRODUCT_FIELDS, form);
  const { hidden: _, ...texts } = form;
  const content: ProductContent = {
    ...texts,
    ...fields,
    categoryId: Number(form.categoryId) || null,
    promoFrom: form.promoFrom || null,
    promoUntil: form.promoUntil || null,
    variantOf: Number(form.variantOf) || null,
  };
  return { content, errors };
}

/** Form of a new variant: a copy of the product without code, barcode, colour, size and quantity. */
export function variantFormOf(content: ProductContent, id: number, language: Language): ProductForm {
  return {
    ...productFormOf(content, false, language),
    code: '',
    ean: '',
    colour: null,
    size: '',
    quantity: '',
    variantOf: String(content.variantOf ?? id),
  };
}
