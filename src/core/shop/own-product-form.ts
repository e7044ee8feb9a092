import type { FieldErrors } from '../shared/failure.ts';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import type { Language } from '../shared/language.ts';
import { levaToStotinki, writtenLeva, writtenNumber } from '../shared/typed-leva.ts';
import { EMPTY_PRODUCT } from './product-content.ts';
import type { ProductContent } from './product-content.ts';

type Typed =
  | 'categoryId'
  | 'price'
  | 'promoPrice'
  | 'quantity'
  | 'colour'
  | 'material'
  | 'size'
  | 'width'
  | 'height'
  | 'depth'
  | 'weight'
  | 'deliveryDaysFrom'
  | 'deliveryDaysTo'
  | 'variantOf';

/**
 * A product as its form holds it: what is typed stays text until it means something. Prices in leva, lengths in cm,
 * weight in kg; an empty choice is none. `hidden` is what a vendor says of showing it.
 */
export type ProductForm = Omit<ProductContent, Typed> & Record<Typed, string> & { hidden: boolean };

export function productFormOf(content: ProductContent, hidden: boolean, language: Language): ProductForm {
  const text = (value: number | string | null) => (value === null ? '' : String(value));
  const scaledDown = (value: number | null, unit: number) =>
    writtenNumber(value === null ? null : value / unit, language);
  return {
    ...content,
    hidden,
    categoryId: text(content.categoryId),
    price: writtenLeva(content.price, language),
    promoPrice: writtenLeva(content.promoPrice, language),
    quantity: text(content.quantity),
    colour: text(content.colour),
    material: text(content.material),
    size: text(content.size),
    width: scaledDown(content.width, 10),
    height: scaledDown(content.height, 10),
    depth: scaledDown(content.depth, 10),
    weight: scaledDown(content.weight, 1_000),
    deliveryDaysFrom: text(content.deliveryDaysFrom),
    deliveryDaysTo: text(content.deliveryDaysTo),
    variantOf: text(content.variantOf),
  };
}

export const EMPTY_PRODUCT_FORM: ProductForm = productFormOf(EMPTY_PRODUCT, false, DEFAULT_LANGUAGE);

/** What the form says, with null for what is empty or can't be understood; the latter is named in `errors`. */
export function productContentOf(form: ProductForm): { content: ProductContent; errors: FieldErrors } {
  const errors: FieldErrors = {};
  const read = (name: keyof ProductForm, parse: (text: string) => number | null, message: string) => {
    const typed = String(form[name]).trim();
    const value = typed === '' ? null : parse(typed);
    if (typed !== '' && value === null) errors[name] = message;
    return value;
  };
  const whole = (name: keyof ProductForm) => read(name, wholeNumberOf, 'error-number-required');
  const leva = (name: keyof ProductForm) => read(name, typedLevaOf, 'error-product-price');
  const centimetres = (name: keyof ProductForm) => read(name, scaled(10), 'error-centimetres');
  const chosen = (text: string) => text || null;
  const { hidden: _, ...texts } = form;
  const content: ProductContent = {
    ...texts,
    categoryId: Number(form.categoryId) || null,
    price: leva('price'),
    promoPrice: leva('promoPrice'),
    quantity: read('quantity', wholeNumberOf, 'error-product-quantity'),
    colour: chosen(form.colour),
    material: chosen(form.material),
    size: chosen(form.size.trim()),
    width: centimetres('width'),
    height: centimetres('height'),
    depth: centimetres('depth'),
    weight: read('weight', scaled(1_000), 'error-kilograms'),
    deliveryDaysFrom: whole('deliveryDaysFrom'),
    deliveryDaysTo: whole('deliveryDaysTo'),
    variantOf: Number(form.variantOf) || null,
  };
  return { content, errors };
}

/** A copy of a product for a variant of it to be written: what makes it another one is empty. */
export function variantFormOf(content: ProductContent, id: number, language: Language): ProductForm {
  return {
    ...productFormOf(content, false, language),
    code: '',
    colour: '',
    size: '',
    quantity: '',
    variantOf: String(content.variantOf ?? id),
  };
}

/** `1 200` and `1200,50` leva, as stotinki. */
export function typedLevaOf(text: string): number | null {
  return levaToStotinki(text.trim().replace(/(?<=\d)[\s\u00a0](?=\d)/g, ''));
}

/** `12` and `-3`; null for what is no whole number. */
export function wholeNumberOf(text: string): number | null {
  const typed = text.trim().replace(/(?<=\d)[\s\u00a0](?=\d)/g, '');
  return /^-?\d{1,9}$/.test(typed) ? Number(typed) : null;
}

/** `45,5` cm as mm and `5,2` kg as g. */
const scaled = (unit: number) => (text: string) => {
  const places = unit === 10 ? 1 : 3;
  if (!new RegExp(String.raw`^\d{1,6}(?:[.,]\d{1,${places}})?$`).test(text)) return null;
  return Math.round(Number(text.replace(',', '.')) * unit);
};
