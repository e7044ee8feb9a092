import type { ContentOf, Field, FormOf, PublishedOf } from '../shared/fields.ts';
import { fieldsWith, namesOf } from '../shared/fields.ts';
import { COLOURS, MATERIALS, PRODUCT_LIMITS as LIMITS } from './product-choices.ts';

type Section = 'basics' | 'look' | 'dimensions' | 'delivery' | 'price';

export type ProductField = Field & {
  /** Section of the form with the field. */
  readonly section: Section;
  readonly schemaOrg?: string;
};

const UNKNOWN_WORD = { missing: 'error-field-choice' };
const PRICE = { missing: 'error-product-price', unreadable: 'error-product-price' };

/**
 * Fields of a product (VEND-02), in the order of the form. Money in stotinki, lengths in mm, weight in g.
 * Other texts, code, category, manufacturer and variants have their own rules in product-content.ts.
 */
export const PRODUCT_FIELDS = {
  price: { kind: 'money', ...LIMITS.price, required: true, messages: PRICE, section: 'price', hint: true },
  quantity: {
    kind: 'whole',
    ...LIMITS.quantity,
    required: true,
    messages: {
      missing: 'error-product-quantity',
      unreadable: 'error-product-quantity',
      tooSmall: 'error-quantity-negative',
    },
    section: 'price',
  },
  promoPrice: { kind: 'money', ...LIMITS.price, messages: PRICE, section: 'price', hint: true },
  ean: {
    kind: 'text',
    to: 14,
    format: 'ean',
    inputMode: 'numeric',
    section: 'basics',
    hint: true,
    fact: 'barcode',
    schemaOrg: 'gtin',
  },
  colour: {
    kind: 'choice',
    words: COLOURS,
    messages: UNKNOWN_WORD,
    section: 'look',
    fact: 'filter-colour',
  },
  material: {
    kind: 'choice',
    words: MATERIALS,
    messages: UNKNOWN_WORD,
    section: 'look',
    fact: 'filter-material',
  },
  size: { kind: 'text', to: LIMITS.size, section: 'look', hint: true, fact: 'filter-size' },
  width: { kind: 'length', ...LIMITS.length, column: 'width_mm', section: 'dimensions', fact: 'width' },
  height: { kind: 'length', ...LIMITS.length, column: 'height_mm', section: 'dimensions', fact: 'height' },
  depth: { kind: 'length', ...LIMITS.length, column: 'depth_mm', section: 'dimensions', fact: 'depth' },
  weight: { kind: 'weight', ...LIMITS.weight, column: 'weight_g', section: 'dimensions', fact: 'weight' },
  deliveryDaysFrom: {
    kind: 'whole',
    ...LIMITS.deliveryDays,
    initial: 2,
    required: true,
    column: 'delivery_days_min',
    section: 'delivery',
  },
  deliveryDaysTo: {
    kind: 'whole',
    ...LIMITS.deliveryDays,
    initial: 5,
    required: true,
    column: 'delivery_days_max',
    section: 'delivery',
  },
} as const satisfies Record<string, ProductField>;

export type ProductFieldName = keyof typeof PRODUCT_FIELDS;
export type ProductFieldContent = ContentOf<typeof PRODUCT_FIELDS>;
export type ProductFieldForm = FormOf<typeof PRODUCT_FIELDS>;

/** Definition of a field with the common type. */
export const productField = (name: ProductFieldName): ProductField => PRODUCT_FIELDS[name];

export const fieldsOfSection = (section: Section): ProductFieldName[] =>
  namesOf(PRODUCT_FIELDS).filter((name) => PRODUCT_FIELDS[name].section === section);

/** Fields of the public product, without those of its `dimensions` (SHOP-05). */
export const PUBLIC_FIELDS = {
  ...fieldsWith(PRODUCT_FIELDS, 'section', 'basics'),
  ...fieldsWith(PRODUCT_FIELDS, 'section', 'look'),
};
export type PublicProductFields = PublishedOf<typeof PUBLIC_FIELDS>;

/** Fields of the public product's `dimensions`. */
export const DIMENSION_FIELDS = fieldsWith(PRODUCT_FIELDS, 'section', 'dimensions');
export type Dimensions = PublishedOf<typeof DIMENSION_FIELDS>;
