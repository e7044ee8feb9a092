/**
 * What a vendor says of a product, in both languages: money in stotinki, lengths in mm, weight in g. A number that
 * is null was not said; the optional ones may stay so. English texts may be empty: then the Bulgarian ones stand
 * in their place. `variantOf` is the id of the product that this one is a variant of.
 */
export type ProductContent = {
  /** The vendor's own code, by which an import finds the product (VEND-06). */
  code: string;
  categoryId: number | null;
  titleBg: string;
  titleEn: string;
  descriptionBg: string;
  descriptionEn: string;
  price: number | null;
  promoPrice: number | null;
  quantity: number | null;
  colour: string | null;
  material: string | null;
  size: string | null;
  width: number | null;
  height: number | null;
  depth: number | null;
  weight: number | null;
  deliveryDaysFrom: number | null;
  deliveryDaysTo: number | null;
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

/** The same once it holds all that a product must say. */
export type ProductFacts = ProductContent & {
  categoryId: number;
  price: number;
  quantity: number;
  deliveryDaysFrom: number;
  deliveryDaysTo: number;
};

export const EMPTY_PRODUCT: ProductContent = {
  code: '',
  categoryId: null,
  titleBg: '',
  titleEn: '',
  descriptionBg: '',
  descriptionEn: '',
  price: null,
  promoPrice: null,
  quantity: null,
  colour: null,
  material: null,
  size: null,
  width: null,
  height: null,
  depth: null,
  weight: null,
  deliveryDaysFrom: 2,
  deliveryDaysTo: 5,
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
