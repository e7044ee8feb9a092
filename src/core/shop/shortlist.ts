import type { Picture } from '../shared/picture.ts';
import type { VendorSummary } from './product.ts';

/** Where a product's price stands among those of its category. */
export const PRICE_LEVELS = ['low', 'middle', 'high'] as const;
export type PriceLevel = (typeof PRICE_LEVELS)[number];

/** A product that can be bought now, with what it is weighed by; money in stotinki, lengths in mm. */
export type ShortlistedProduct = {
  id: number;
  categoryId: number;
  title: string;
  /** What a piece costs now. */
  price: number;
  level: PriceLevel;
  image: Picture | null;
  vendor: VendorSummary;
  /** Pieces in stock. */
  quantity: number;
  colour: string | null;
  /** As its vendor writes it, such as `160 × 200`. */
  size: string | null;
  width: number | null;
  /** Working days from the order to the door. */
  deliveryDays: { from: number; to: number };
};

/** So many pieces of one product of a category are wanted. */
export type WantedPieces = { categoryId: number; pieces: number };

/** What a shortlist is asked for; `withinDays` are the working days in which things must arrive, null for any. */
export type ShortlistQuery = { wanted: readonly WantedPieces[]; withinDays: number | null };

/** So many products of a category stand for each level. */
export const SHORTLISTED = 6;
/** So many of the most popular ones tell what a category's prices are. */
export const WEIGHED = 120;
/** Categories that one shortlist may have. */
export const MAX_WANTED = 60;

type Weighed = { id: number; price: number };

/**
 * Those of a category that are worth a choice, the cheapest first: its cheapest, and from the middle and the upper part of
 * the prices the most popular ones.
 * @param cheapest the first by price @param popular the first by popularity
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

/** Which part of the prices a level is, as fractions of their number. */
const PARTS: readonly (readonly [PriceLevel, number, number])[] = [
  ['middle', 0.4, 0.65],
  ['high', 0.75, 0.95],
];

const cheaperFirst = (one: Weighed, other: Weighed): number => one.price - other.price || one.id - other.id;
