import { PAGE_SIZE } from '../shared/page.ts';
import { HOUR } from '../shared/durations.ts';

/** So many premium listings come first on each page of the default order (HOME-17). */
export const PREMIUM_ON_A_PAGE = 3;
const PAGE = PAGE_SIZE.properties;

type Slice = { offset: number; limit: number };

/** Premium listings in turn: each hour the next three begin, so that none of them always stands first. */
export function inTurn<Item>(premium: readonly Item[], now: Date): Item[] {
  const start = (Math.floor(now.getTime() / HOUR) * PREMIUM_ON_A_PAGE) % Math.max(1, premium.length);
  return [...premium.slice(start), ...premium.slice(0, start)];
}

/**
 * Which of the other listings a slice of the list needs. The list is one sequence whatever is asked of it: in each
 * twelve three premium listings, then others; so no listing comes twice or not at all.
 */
export function othersOf(premium: number, { offset, limit }: Slice): Slice {
  const from = offset - premiumBefore(offset, premium);
  return { offset: from, limit: offset + limit - premiumBefore(offset + limit, premium) - from };
}

/**
 * The slice, of the premium listings and the others that `othersOf` asked for. Where the others have come to an end,
 * the remaining premium listings follow.
 * @param total how many others there are in all.
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

/** How many of the first `count` places are for premium listings. */
function premiumBefore(count: number, premium: number): number {
  const whole = Math.floor(count / PAGE) * PREMIUM_ON_A_PAGE;
  return Math.min(premium, whole + Math.min(count % PAGE, PREMIUM_ON_A_PAGE));
}
