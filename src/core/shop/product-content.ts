import { emptyContent } from '../shared/fields.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';
import type { ProductFieldContent } from './product-fields.ts';

/**
 * Content of a product in both languages, as its vendor edits it. Where an English text is empty, the Bulgarian one is
 * shown. `variantOf` is the id of the product that this one is a variant of.
 */
export type ProductContent = ProductFieldContent & {
  /** The vendor's own code, by which an import finds the product (VEND-06). */
  code: string;
  categoryId: number | null;
  titleBg: string;
  titleEn: string;
  descriptionBg: string;
  descriptionEn: string;
  size: string | null;
  manufacturer: string;
  manufacturerAddress: string;
  /** Email or website of the manufacturer, and its country as an ISO 3166-1 alpha-2 code. */
  manufacturerContact: string;
  manufacturerCountry: string;
  /** The responsible person in the European Union; empty where the manufacturer is in it. */
  responsibleName: string;
  responsibleAddress: string;
  responsibleContact: string;
  safetyBg: string;
  safetyEn: string;
  variantOf: number | null;
};

/** The same with all required fields. */
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
  size: null,
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

/** The same product with an English text left out where it only repeats the Bulgarian one. */
export function withoutCopies<Content extends ProductContent>(content: Content): Content {
  const { titleBg, titleEn, descriptionBg, descriptionEn, safetyBg, safetyEn } = content;
  return {
    ...content,
    titleEn: titleEn === titleBg ? '' : titleEn,
    descriptionEn: descriptionEn === descriptionBg ? '' : descriptionEn,
    safetyEn: safetyEn === safetyBg ? '' : safetyEn,
  };
}

/** The fields in which two products differ; none when writing the second over the first changes nothing (VEND-06). */
export function changedFields(before: ProductContent, after: ProductContent): (keyof ProductContent)[] {
  const [one, other] = [withoutCopies(before), withoutCopies(after)];
  return (Object.keys(EMPTY_PRODUCT) as (keyof ProductContent)[]).filter((name) => one[name] !== other[name]);
}
