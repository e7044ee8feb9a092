import type { Picture } from '../shared/picture.ts';
import type { VendorSummary } from './product.ts';

export const PRICE_LEVELS = ['low', 'middle', 'high'] as const;
export type PriceLevel = (typeof PRICE_LEVELS)[number];

/** An available product with its facts for the selection; money in stotinki, lengths in mm. */
export type ShortlistedProduct = {
  id: number;
  categoryId: number;
  title: string;
  price: number;
  level: PriceLevel;
  image: Picture | null;
  vendor: VendorSummary;
  quantity: number;
  colour: string | null;
  /** Size as the vendor enters it, such as `160 × 200`. */
  size: string | null;
  width: number | null;
  /** Working days from the order to the delivery. */
  deliveryDays: { from: number; to: number };
};

export type WantedPieces = { categoryId: number; pieces: number };

/** Query of a shortlist; `withinDays` are the maximum working days of the delivery, null for any. */
export type ShortlistQuery = { wanted: readonly WantedPieces[]; withinDays: number | null };

/** Products of a category per price level. */
export const SHORTLISTED = 6;
/** Number of the most popular products that define a category's price levels. */
export const WEIGHED = 120;
export const MAX_WANTED = 60;

type Weighed = { id: number; price: number };

/**
 * Selects a category's cheapest products, and the most popular ones at the middle and the upper price level.
 * The cheapest is first.
 * @param cheapest products by price
 * @param popular products by popularity
 */
export function shortlisted<Product extends Weighed>(
  cheapest: readonly Product[],
  popular: readonly Product[],
): { product: Product; level: PriceLevel }[] {
  const low = cheapest.slice(0, SHORTLISTED);
  const byPrice = popular.toSorted(cheaperFirst);
  const chosen = new Map(low.map((product) => [product.id, { product, level: 'low' as PriceLevel }]));
  for (const [level, from, to] of PARTS) {
    const part = byPrice.slice(Math.floor(byPrice.length * from), Math.ceil(byPrice.length * to));
    const free = new Set(part.filter(({ id }) => !chosen.has(id)));
    for (const product of popular.filter((one) => free.has(one)).slice(0, SHORTLISTED)) {
      chosen.set(product.id, { product, level });
    }
  }
  return [...chosen.values()].toSorted((one, other) => cheaperFirst(one.product, other.product));
}

/** Range of a price level, as fractions of the number of products. */
const PARTS: readonly (readonly [PriceLevel, number, number])[] = [
  ['middle', 0.4, 0.65],
  ['high', 0.75, 0.95],
];

const cheaperFirst = (one: Weighed, other: Weighed): number => one.price - other.price || one.id - other.id;
