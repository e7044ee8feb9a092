import type { Page } from '../../core/shared/page.ts';

/**
 * A page of a list as it is now; one that has become empty gives way to the one before.
 * @returns the list, and what it was asked with. @throws Failure
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
