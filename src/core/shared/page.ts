/** One page of a list, and the total number of items (CALL-02). */
export type Page<Item> = { data: Item[]; total: number };

/** Page sizes of the lists, from the specification. */
export const PAGE_SIZE = {
  products: 10,
  vendors: 24,
  properties: 12,
  ownProperties: 10,
  ownProducts: 20,
  roommateOffers: 10,
  walletEntries: 10,
  posts: 12,
  comments: 10,
  reviews: 10,
} as const;

/** Maximum items of a request. */
export const MAX_PAGE_SIZE = 100;

/** Counting stops here, because pages beyond this number are not available. */
export const COUNT_LIMIT = 3_000;

/** Reads items by id, as many calls as needed; without those that are no longer available. */
export async function readByIds<Item>(
  ids: readonly number[],
  read: (input: { ids: readonly number[]; limit: number }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const found: Item[] = [];
  for (let from = 0; from < ids.length; from += MAX_PAGE_SIZE) {
    const { data } = await read({ ids: ids.slice(from, from + MAX_PAGE_SIZE), limit: MAX_PAGE_SIZE });
    found.push(...data);
  }
  return found;
}

/** Offset of a page; page numbers start at 1. */
export function offsetOfPage(page: number, size: number): number {
  return (Math.max(1, page) - 1) * size;
}

/**
 * Page number in an address, from 1; an invalid one is the first page.
 * @param last maximum page number
 */
export function pageOfQuery(query: Readonly<Record<string, readonly string[]>>, last = 10_000): number {
  const page = Math.trunc(Number(query['page']?.[0] ?? 1)) || 1;
  return Math.max(1, Math.min(page, last));
}

/** Number of pages, at least one. */
export function pagesOf({ total }: { total: number }, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
