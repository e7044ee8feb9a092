import { expect } from 'vitest';
import type { AccountFavorites } from '../../src/core/shop/account-favorites.ts';

/** What every way to the favorites of an account does; `now` in milliseconds, the ids are of products that are there. */
export async function expectAccountFavorites(
  account: AccountFavorites,
  now: number,
  [one, other]: readonly [number, number],
): Promise<void> {
  const mark = (id: number, kept: boolean, ago: number) =>
    ({ type: 'product', id, kept, changedAt: now - ago }) as const;
  expect((await account.list()).count).toBe(0);
  const both = await account.change([mark(one, true, 20_000), mark(other, true, 10_000)]);
  expect(both.ids('product')).toEqual([other, one]);
  expect(await account.change([mark(one, true, 20_000)])).toEqual(both);
  expect((await account.change([mark(one, false, 5_000)])).ids('product')).toEqual([other]);
  expect((await account.change([mark(one, true, 8_000)])).ids('product')).toEqual([other]);
  expect((await account.list()).ids('product')).toEqual([other]);
}
