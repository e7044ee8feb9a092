import type { Page } from '../../core/shared/page.ts';

/**
 * Loads a page of a list again; an empty page is replaced by the previous one.
 * @returns the list and its query
 * @throws Failure
 */
export async function refreshedPage<Wanted extends { page: number }, List extends Page<unknown>>(
  wanted: Wanted,
  read: (wanted: Wanted) => Promise<List>,
): Promise<{ wanted: Wanted; list: List }> {
  const list = await read(wanted);
  if (list.data.length > 0 || wanted.page === 1) return { wanted, list };
  const before = { ...wanted, page: wanted.page - 1 };
  return { wanted: before, list: await read(before) };
}
