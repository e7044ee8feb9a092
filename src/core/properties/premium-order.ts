import { PAGE_SIZE } from '../shared/page.ts';
import { HOUR } from '../shared/durations.ts';

/** Maximum premium listings at the top of each page of the default order (HOME-17). */
export const PREMIUM_ON_A_PAGE = 3;
const PAGE = PAGE_SIZE.properties;

type Slice = { offset: number; limit: number };

/** Rotates premium listings by three each hour, so that all of them are first in turn. */
export function inTurn<Item>(premium: readonly Item[], now: Date): Item[] {
  const start = (Math.floor(now.getTime() / HOUR) * PREMIUM_ON_A_PAGE) % Math.max(1, premium.length);
  return [...premium.slice(start), ...premium.slice(0, start)];
}

/**
 * Slice of the other listings for a slice of the list. The list is one fixed sequence: in each twelve, three
 * premium listings and then others. So no listing repeats or is missing.
 */
export function othersOf(premium: number, { offset, limit }: Slice): Slice {
  const from = offset - premiumBefore(offset, premium);
  return { offset: from, limit: offset + limit - premiumBefore(offset + limit, premium) - from };
}

/**
 * Joins the premium listings with the others from `othersOf`. After the last of the others, the remaining
 * premium listings follow.
 * @param total number of other listings
 */
export function mixPremium<Item>(
  premium: readonly Item[],
  others: { data: readonly Item[]; total: number },
  slice: Slice,
): Item[] {
  const othersBefore = Math.min(othersOf(premium.length, slice).offset, others.total);
  const left = { premium: premium.slice(slice.offset - othersBefore), others: [...others.data] };
  return Array.from({ length: slice.limit }, (_, index) => slice.offset + index).flatMap((place) => {
    const isPremium = premiumBefore(place + 1, premium.length) > premiumBefore(place, premium.length);
    const item = isPremium || left.others.length === 0 ? left.premium.shift() : left.others.shift();
    return item === undefined ? [] : [item];
  });
}

/** Number of premium listings in the first `count` places. */
function premiumBefore(count: number, premium: number): number {
  const whole = Math.floor(count / PAGE) * PREMIUM_ON_A_PAGE;
  return Math.min(premium, whole + Math.min(count % PAGE, PREMIUM_ON_A_PAGE));
}
