import { DAY } from '../shared/durations.ts';
/** A price and the moment it began, as milliseconds since 1970. */
export type PricePoint = { price: number; from: number };

const THIRTY_DAYS = 30 * DAY;

/**
 * The lowest price in the 30 days before the present price began, which a promo must name
 * (Directive (EU) 2019/2161). `history` is in order of time and its last entry is the present price.
 * Null while there was no earlier price in those days.
 */
export function lowestPriceBefore(history: readonly PricePoint[]): number | null {
  const present = history.at(-1);
  if (!present) return null;
  const windowStart = present.from - THIRTY_DAYS;
  const earlier = history.slice(0, -1);
  const inForce = earlier.filter((_, index) => {
    const until = earlier[index + 1]?.from ?? present.from;
    return until > windowStart;
  });
  return inForce.length > 0 ? Math.min(...inForce.map((point) => point.price)) : null;
}
