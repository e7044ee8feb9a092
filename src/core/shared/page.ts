/** One page of a list, and how many there are in all (CALL-02). */
export type Page<Item> = { data: Item[]; total: number };

/** How many items are on one page of each list; the specification's default page sizes. */
export const PAGE_SIZE = {
  products: 10,
  properties: 12,
  ownProperties: 10,
  ownProducts: 20,
  roommateOffers: 10,
  walletEntries: 10,
  posts: 12,
  comments: 10,
  reviews: 10,
} as const;

/** The most items one request may ask for. */
export const MAX_PAGE_SIZE = 100;

/** Lists are counted up to here: no page beyond it can be asked for, so counting on would only cost time. */
export const COUNT_LIMIT = 3_000;

/** The offset of the page with the given number, which starts at 1. */
export function offsetOfPage(page: number, size: number): number {
  return (Math.max(1, page) - 1) * size;
}

/**
 * The page that an address asks for, from 1; what makes no sense there is the first.
 * @param last the deepest that may be asked for
 */
export function pageOfQuery(query: Readonly<Record<string, readonly string[]>>, last = 10_000): number {
  const page = Math.trunc(Number(query['page']?.[0] ?? 1)) || 1;
  return Math.max(1, Math.min(page, last));
}

/** How many pages a list has; one at least. */
export function pagesOf({ total }: { total: number }, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
