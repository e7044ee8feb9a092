import type { FavoriteType } from './favorites.ts';

/** Availability of a favorite: offered, last pieces, or not available now. */
export const FAVORITE_AVAILABILITIES = ['offered', 'last', 'sold-out', 'paused', 'rented'] as const;
export type FavoriteAvailability = (typeof FAVORITE_AVAILABILITIES)[number];

/** State of a favorite at some moment; the price in stotinki, null without one. */
export type FavoriteState = { title: string; price: number | null; state: FavoriteAvailability };

/** State at the time when the user added the favorite. */
export type StoredFavoriteState = FavoriteState & { type: FavoriteType; id: number };

/**
 * Current state. `left` is the number of last pieces. `lowestPrice` is the lowest of the 30 days before the
 * product's current price (Price Indication Directive, art. 6a). Without an earlier price it is the current
 * one.
 */
export type CurrentFavoriteState = StoredFavoriteState & { left: number | null; lowestPrice: number | null };

/** Money in stotinki. */
export type FavoriteChange =
  | { kind: 'price-drop'; from: number; to: number; lowestPrice: number | null }
  | { kind: 'price-rise'; from: number; to: number }
  | { kind: 'last'; left: number }
  | { kind: 'back' | 'sold-out' | 'paused' | 'rented' };

/** Changes of a favorite; a reverted change is none (FIND-03). */
export function changesSince(
  before: FavoriteState,
  now: FavoriteState & Pick<CurrentFavoriteState, 'left' | 'lowestPrice'>,
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

/** True for changes worth a mail; a higher price or sold-out goods are only shown on the page. */
export const isNotifiable = ({ kind }: FavoriteChange): boolean =>
  kind !== 'price-rise' && kind !== 'sold-out';

/**
 * State known after a notification, with the lowest price notified so far. A price that rises and falls back
 * causes no new notification.
 */
export function knownAfter(before: FavoriteState, now: FavoriteState): FavoriteState {
  const prices = [before.price, isOffered(now) ? now.price : null].filter((price) => price !== null);
  return {
    title: now.title || before.title,
    price: prices.length > 0 ? Math.min(...prices) : null,
    state: now.state,
  };
}

/** True if it is available now. */
export const isOffered = ({ state }: Pick<FavoriteState, 'state'>): boolean =>
  state === 'offered' || state === 'last';

function priceChange(from: number | null, to: number | null, lowestPrice: number | null): FavoriteChange[] {
  if (from === null || to === null || from === to) return [];
  if (to > from) return [{ kind: 'price-rise', from, to }];
  // A price is not a reduction if it was lower within those days.
  const prior = Math.min(from, lowestPrice ?? from);
  return to < prior ? [{ kind: 'price-drop', from: prior, to, lowestPrice }] : [];
}
