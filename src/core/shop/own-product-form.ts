import type { FieldErrors } from '../shared/failure.ts';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import type { Language } from '../shared/language.ts';
import { LENGTHS, typedCount, typedMeasure, typedStotinki, WEIGHTS } from '../shared/typed-number.ts';
import { writtenLeva, writtenNumber } from '../shared/written-number.ts';
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
    const value = parse(typed);
    if (typed !== '' && value === null) errors[name] = message;
    return value;
  };
  const whole = (name: keyof ProductForm) => read(name, typedCount, 'error-number-required');
  const leva = (name: keyof ProductForm) => read(name, typedStotinki, 'error-product-price');
  const centimetres = (name: keyof ProductForm) =>
    read(name, (text) => typedMeasure(text, LENGTHS, LENGTHS.cm), 'error-centimetres');
  const chosen = (text: string) => text || null;
  const { hidden: _, ...texts } = form;
  const content: ProductContent = {
    ...texts,
    categoryId: Number(form.categoryId) || null,
    price: leva('price'),
    promoPrice: leva('promoPrice'),
    quantity: read('quantity', typedCount, 'error-product-quantity'),
    colour: chosen(form.colour),
    material: chosen(form.material),
    size: chosen(form.size.trim()),
    width: centimetres('width'),
    height: centimetres('height'),
    depth: centimetres('depth'),
    weight: read('weight', (text) => typedMeasure(text, WEIGHTS, WEIGHTS.kg), 'error-kilograms'),
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
