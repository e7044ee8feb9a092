import { emptyContent } from '../shared/fields.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';
import type { ProductFieldContent } from './product-fields.ts';

/**
 * Editable content of a product in both languages. An empty English text falls back to the Bulgarian one.
 * `variantOf` is the id of the main product.
 */
export type ProductContent = ProductFieldContent & {
  /** The vendor's code, which identifies the product in an import (VEND-06). */
  code: string;
  categoryId: number | null;
  titleBg: string;
  titleEn: string;
  descriptionBg: string;
  descriptionEn: string;
  /** First and last day of the promotion, `2026-11-22`; null for no limit (PRICE-03). */
  promoFrom: string | null;
  promoUntil: string | null;
  manufacturer: string;
  manufacturerAddress: string;
  /** Email or website of the manufacturer, and its country as an ISO 3166-1 alpha-2 code. */
  manufacturerContact: string;
  manufacturerCountry: string;
  /** The responsible person in the European Union; empty if the manufacturer is in it. */
  responsibleName: string;
  responsibleAddress: string;
  responsibleContact: string;
  safetyBg: string;
  safetyEn: string;
  variantOf: number | null;
};

/** Content with all required fields. */
export type ProductFacts = ProductContent & {
  categoryId: number;
  price: number;
  quantity: number;
  deliveryDaysFrom: number;
  deliveryDaysTo: number;
};

export const EMPTY_PRODUCT: ProductContent = {
  ...emptyContent(PRODUCT_FIELDS),
  code: '',
  categoryId: null,
  titleBg: '',
  titleEn: '',
  descriptionBg: '',
  descriptionEn: '',
  promoFrom: null,
  promoUntil: null,
  manufacturer: '',
  manufacturerAddress: '',
  manufacturerContact: '',
  manufacturerCountry: 'BG',
  responsibleName: '',
  responsibleAddress: '',
  responsibleContact: '',
  safetyBg: '',
  safetyEn: '',
  variantOf: null,
};

/** Removes English texts that are equal to the Bulgarian ones. */
export function withoutCopies<Content extends ProductContent>(content: Content): Content {
  const { titleBg, titleEn, descriptionBg, descriptionEn, safetyBg, safetyEn } = content;
  return {
    ...content,
    titleEn: titleEn === titleBg ? '' : titleEn,
    descriptionEn: descriptionEn === descriptionBg ? '' : descriptionEn,
    safetyEn: safetyEn === safetyBg ? '' : safetyEn,
  };
}

/** Fields that differ between two products; empty if an import changes nothing (VEND-06). */
export function changedFields(before: ProductContent, after: ProductContent): (keyof ProductContent)[] {
  const [one, other] = [withoutCopies(before), withoutCopies(after)];
  return (Object.keys(EMPTY_PRODUCT) as (keyof ProductContent)[]).filter((name) => one[name] !== other[name]);
}
