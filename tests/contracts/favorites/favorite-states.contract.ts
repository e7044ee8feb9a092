import { beforeEach, describe, expect, it } from 'vitest';
import type { FavoriteStates } from '../../../src/core/favorites/favorite-ports.ts';
import { Favorites } from '../../../src/core/favorites/favorites.ts';

export type FavoriteStatesWorld = {
  /** Of somebody who keeps one product, "Лампа" for 50 leva, which costs 40 by now. */
  states: FavoriteStates;
  productId: number;
  missing: number;
};

/** What every way to how favorites stand does (FIND-03). */
export function favoriteStatesContract(makeWorld: () => Promise<FavoriteStatesWorld>): void {
  describe('FavoriteStates', () => {
    let world: FavoriteStatesWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });

    it('returns current states without deleted items, and states from when the favorites were added', async () => {
      const { states, productId: id, missing } = world;
      const lamp = { type: 'product', id, title: 'Лампа', state: 'offered' };
      expect(await states.now(Favorites.of({ product: [id, missing] }))).toMatchObject([
        { ...lamp, price: 4_000, left: null },
      ]);
      expect(await states.now(Favorites.none)).toEqual([]);
      expect(await states.stored()).toEqual([{ ...lamp, price: 5_000 }]);
    });

    it('turns mails about changes on and off', async () => {
      const { states } = world;
      expect(await states.alertsEnabled()).toBe(false);
      for (const enabled of [true, true, false, false]) {
        await states.setAlerts(enabled);
        expect(await states.alertsEnabled()).toBe(enabled);
      }
    });

    it('accepts a used unsubscribe link', async () => {
      await expect(world.states.endByLink('x'.repeat(43))).resolves.toBeUndefined();
    });
  });
}
