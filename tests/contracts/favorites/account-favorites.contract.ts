import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountFavorites } from '../../../src/core/favorites/favorite-ports.ts';

export type AccountFavoritesWorld = {
  /** Account without favorites. */
  account: AccountFavorites;
  /** In milliseconds. */
  now: number;
  /** Two existing products and one unknown. */
  products: readonly [number, number];
  missing: number;
};

export function accountFavoritesContract(makeWorld: () => Promise<AccountFavoritesWorld>): void {
  describe('The favorites of an account', () => {
    let world: AccountFavoritesWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    const mark = (id: number, isFavorite: boolean, ago: number) =>
      ({ type: 'product', id, kept: isFavorite, changedAt: world.now - ago }) as const;

    it('merge all devices by the latest change of each item (SHOP-06)', async () => {
      const { account, products } = world;
      const [one, other] = products;
      expect((await account.list()).count).toBe(0);
      const both = await account.change([mark(one, true, 20_000), mark(other, true, 10_000)]);
      expect(both.ids('product')).toEqual([other, one]);
      expect(await account.change([mark(one, true, 20_000)])).toEqual(both);
      expect((await account.change([mark(one, false, 5_000)])).ids('product')).toEqual([other]);
      expect((await account.change([mark(one, true, 8_000)])).ids('product')).toEqual([other]);
      expect((await account.list()).ids('product')).toEqual([other]);
    });

    it('exclude deleted items', async () => {
      expect((await world.account.change([mark(world.missing, true, 1_000)])).count).toBe(0);
    });
  });
}
