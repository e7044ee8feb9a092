import type { FavoriteType } from './favorites.ts';

/** How a favorite stands: offered, the last pieces of it, or not to be had now. */
export const FAVORITE_STATES = ['offered', 'last', 'sold-out', 'paused', 'rented'] as const;
export type FavoriteState = (typeof FAVORITE_STATES)[number];

/** A favorite as it stood at some moment; the price in stotinki, null where none is said. */
export type Standing = { title: string; price: number | null; state: FavoriteState };

/** As it was when somebody kept it. */
export type KeptStanding = Standing & { type: FavoriteType; id: number };

/**
 * As it is now. `left` are the pieces where they are the last ones. `lowestPrice` is the lowest of the 30 days before the
 * present price of a product, or that price itself without an earlier one (Price Indication Directive, art. 6a).
 */
export type PresentStanding = KeptStanding & { left: number | null; lowestPrice: number | null };

/** Money in stotinki. */
export type FavoriteChange =
  | { kind: 'price-drop'; from: number; to: number; lowestPrice: number | null }
  | { kind: 'price-rise'; from: number; to: number }
  | { kind: 'last'; left: number }
  | { kind: 'back' | 'sold-out' | 'paused' | 'rented' };

/** What of a favorite is another than before; what has changed back is none (FIND-03). */
export function changesSince(
  before: Standing,
  now: Standing & Pick<PresentStanding, 'left' | 'lowestPrice'>,
): FavoriteChange[] {
  const { state } = now;
  if (state === 'sold-out' || state === 'paused' || state === 'rented') {
    return state === before.state ? [] : [{ kind: state }];
  }
  return [
    ...(isOffered(before) ? [] : [{ kind: 'back' as const }]),
    ...(state === 'last' && before.state !== 'last' ? [{ kind: 'last' as const, left: now.left ?? 1 }] : []),
    ...priceChange(before.price, now.price, now.lowestPrice),
  ];
}

/** Whether it is worth a mail: a price that rose, or a shelf that is empty now, is read on the page. */
export const isWorthTelling = ({ kind }: FavoriteChange): boolean =>
  kind !== 'price-rise' && kind !== 'sold-out';

/**
 * What somebody knows once they were told: the lowest price they have heard of, and how it stands. So a price that rises
 * and falls to where it was is no news.
 */
export function knownAfter(before: Standing, now: Standing): Standing {
  const prices = [before.price, isOffered(now) ? now.price : null].filter((price) => price !== null);
  return {
    title: now.title || before.title,
    price: prices.length > 0 ? Math.min(...prices) : null,
    state: now.state,
  };
}

/** Whether it can be had now. */
export const isOffered = ({ state }: Pick<Standing, 'state'>): boolean =>
  state === 'offered' || state === 'last';

function priceChange(from: number | null, to: number | null, lowestPrice: number | null): FavoriteChange[] {
  if (from === null || to === null || from === to) return [];
  if (to > from) return [{ kind: 'price-rise', from, to }];
  // A price that was lower within those days is no reduction.
  const prior = Math.min(from, lowestPrice ?? from);
  return to < prior ? [{ kind: 'price-drop', from: prior, to, lowestPrice }] : [];
}
