import { beforeEach, describe, expect, it } from 'vitest';
import type { FavoriteStandings } from '../../../src/core/favorites/favorite-standings.ts';
import { Favorites } from '../../../src/core/favorites/favorites.ts';

export type FavoriteStandingsWorld = {
  /** Of somebody who keeps one product, "Лампа" for 50 leva, which costs 40 by now. */
  standings: FavoriteStandings;
  productId: number;
  missing: number;
};

/** What every way to how favorites stand does (FIND-03). */
export function favoriteStandingsContract(makeWorld: () => Promise<FavoriteStandingsWorld>): void {
  describe('How favorites stand', () => {
    let world: FavoriteStandingsWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });

    it('is said as it is now, without what is gone, and as it was when they were kept', async () => {
      const { standings, productId: id, missing } = world;
      const lamp = { type: 'product', id, title: 'Лампа', state: 'offered' };
      expect(await standings.now(Favorites.of({ product: [id, missing] }))).toMatchObject([
        { ...lamp, price: 4_000, left: null },
      ]);
      expect(await standings.now(Favorites.none)).toEqual([]);
      expect(await standings.kept()).toEqual([{ ...lamp, price: 5_000 }]);
    });

    it('is told of where somebody wants it, and no longer', async () => {
      const { standings } = world;
      expect(await standings.isTold()).toBe(false);
      for (const isTold of [true, true, false, false]) {
        await standings.tell(isTold);
        expect(await standings.isTold()).toBe(isTold);
      }
    });

    it('is not told of any more by a link that was followed before', async () => {
      await expect(world.standings.endByLink('x'.repeat(43))).resolves.toBeUndefined();
    });
  });
}
