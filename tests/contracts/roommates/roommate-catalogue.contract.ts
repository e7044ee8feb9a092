import { beforeEach, describe, expect, it } from 'vitest';
import type { RoommateCatalogue } from '../../../src/core/roommates/roommate-catalogue.ts';
import { NO_ROOMMATE_FILTERS } from '../../../src/core/roommates/roommate-search.ts';
import type { OfferOrder, RoommateFilters } from '../../../src/core/roommates/roommate-search.ts';
import { failureOf } from '../../support/a-failure.ts';

export type RoommateCatalogueWorld = {
  /** With universities in Sofia (1) and Plovdiv (2). */
  catalogue: RoommateCatalogue;
  /** A room in Лозенец (11) of Sofia, later than those before; nothing else is there. @returns its id */
  offer(room?: { price?: number; title?: string }): Promise<number>;
};

/** What every catalogue of roommates does. */
export function roommateCatalogueContract(makeWorld: () => Promise<RoommateCatalogueWorld>): void {
  describe('A catalogue of roommates', () => {
    let world: RoommateCatalogueWorld;
    let catalogue: RoommateCatalogue;
    beforeEach(async () => {
      world = await makeWorld();
      ({ catalogue } = world);
    });
    const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id);
    const search = (
      filters: Partial<RoommateFilters> = {},
      { orderBy = 'createdAt.DESC' as OfferOrder, offset = 0, limit = 10 } = {},
    ) => catalogue.search({ filters: { ...NO_ROOMMATE_FILTERS, ...filters }, orderBy, offset, limit });

    it('shows the latest first, page by page (MATE-01)', async () => {
      const [first, second] = [await world.offer(), await world.offer()];
      expect(await search()).toMatchObject({ total: 2, data: [{ id: second }, { id: first }] });
      expect(await search({}, { offset: 1, limit: 1 })).toMatchObject({ total: 2, data: [{ id: first }] });
    });

    it('finds by place and price, in the order that is asked for', async () => {
      const cheap = await world.offer({ price: 30_000 });
      const dear = await world.offer({ price: 60_000 });
      const found = async (filters: Partial<RoommateFilters>) => ids((await search(filters)).data);
      expect(await found({ priceTo: 40_000 })).toEqual([cheap]);
      expect(await found({ priceFrom: 40_000 })).toEqual([dear]);
      expect(await found({ city: 1 })).toEqual([dear, cheap]);
      expect(await found({ city: 2 })).toEqual([]);
      expect(ids((await search({}, { orderBy: 'price.ASC' })).data)).toEqual([cheap, dear]);
      expect(ids((await search({}, { orderBy: 'price.DESC' })).data)).toEqual([dear, cheap]);
    });

    it('brings those that are wanted by id, and leaves out what is not there', async () => {
      const [one, other] = [await world.offer(), await world.offer()];
      expect(new Set(ids(await catalogue.byIds([one, other, 987_654])))).toEqual(new Set([one, other]));
      expect(await catalogue.byIds([])).toEqual([]);
    });

    it('says all of an offer', async () => {
      const id = await world.offer({ title: 'Слънчева стая до парка' });
      expect(await catalogue.offer(String(id))).toMatchObject({
        id,
        title: 'Слънчева стая до парка',
        status: 'active',
        city: { id: 1, name: 'София' },
        images: [],
        poster: { name: expect.any(String) },
      });
    });

    it('takes reports of what is there, and knows no other offers', async () => {
      const report = { reason: 'fraud', text: 'Снимките са чужди.', email: '' } as const;
      await catalogue.report(await world.offer(), report);
      const unknown = failureOf('not-found', 'error-offer-not-found');
      await expect(catalogue.offer('987654')).rejects.toMatchObject(unknown);
      await expect(catalogue.report(987_654, report)).rejects.toMatchObject(unknown);
    });

    it('names the universities by city, the largest first', async () => {
      const universities = await catalogue.universities();
      expect(universities.map(({ id, city }) => [id, city.name])).toEqual([
        [1, 'София'],
        [2, 'Пловдив'],
      ]);
    });
  });
}
