import { beforeEach, describe, expect, it } from 'vitest';
import type { PropertyCatalogue } from '../../../src/core/properties/property-catalogue.ts';
import type { PropertyType } from '../../../src/core/properties/property-choices.ts';
import { NO_PROPERTY_FILTERS } from '../../../src/core/properties/property-filters.ts';
import type { PropertyOrder } from '../../../src/core/properties/property-search.ts';
import type { PropertyFilters } from '../../../src/core/properties/property-filters.ts';
import { areaDrawn, textOfDrawnAreas } from '../../../src/core/properties/map/drawn-area.ts';
import type { DrawnArea } from '../../../src/core/properties/map/drawn-area.ts';
import type { Coordinates } from '../../../src/core/properties/property.ts';
import { failureOf } from '../../support/a-failure.ts';

export type Offered = { price?: number; bedrooms?: number; type?: PropertyType; title?: string };

export type PropertyCatalogueWorld = {
  properties: PropertyCatalogue;
  /** A trusted agency, which offers what `offer` adds; nothing else is there. */
  agency: { id: number; accountId: number };
  /** A home in Лозенец (11) of София (1), later than those before. @returns its id */
  offer(property?: Offered): Promise<number>;
};

/** What every catalogue of homes does. */
export function propertyCatalogueContract(makeWorld: () => Promise<PropertyCatalogueWorld>): void {
  describe('A catalogue of homes', () => {
    let world: PropertyCatalogueWorld;
    let properties: PropertyCatalogue;
    beforeEach(async () => {
      world = await makeWorld();
      ({ properties } = world);
    });
    const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id);
    const search = (
      filters: Partial<PropertyFilters> = {},
      { orderBy = 'createdAt.DESC' as PropertyOrder, offset = 0, limit = 10 } = {},
    ) => properties.search({ filters: { ...NO_PROPERTY_FILTERS, ...filters }, orderBy, offset, limit });

    it('shows the latest first, page by page', async () => {
      const [first, second, third] = [await world.offer(), await world.offer(), await world.offer()];
      expect(await search()).toMatchObject({
        total: 3,
        data: [{ id: third }, { id: second }, { id: first }],
      });
      expect(await search({}, { offset: 1, limit: 1 })).toMatchObject({ total: 3, data: [{ id: second }] });
    });

    it('finds by place, price, bedrooms and type, in the order that is asked for (HOME-02)', async () => {
      const small = await world.offer({ price: 80_000, bedrooms: 1, type: 'two-room' });
      const large = await world.offer({ price: 150_000, bedrooms: 2, type: 'three-room' });
      const found = async (filters: Partial<PropertyFilters>) => ids((await search(filters)).data);
      expect(await found({ priceTo: 100_000 })).toEqual([small]);
      expect(await found({ priceFrom: 100_000 })).toEqual([large]);
      expect(await found({ bedrooms: [2, 3] })).toEqual([large]);
      expect(await found({ types: ['two-room'] })).toEqual([small]);
      expect(await found({ cities: [1], districts: [11] })).toEqual([large, small]);
      expect(await found({ cities: [2] })).toEqual([]);
      expect(ids((await search({}, { orderBy: 'price.ASC' })).data)).toEqual([small, large]);
      expect(ids((await search({}, { orderBy: 'price.DESC' })).data)).toEqual([large, small]);
      const { data, total } = await properties.map({ ...NO_PROPERTY_FILTERS, priceTo: 100_000 });
      expect([ids(data), total]).toEqual([[small], 1]);
      expect(data[0]).toMatchObject({ price: 80_000, gpsCoordinates: { latitude: expect.any(Number) } });
    });

    it('finds what is near a place, the nearest first, and knows no other places (FIND-05)', async () => {
      const id = await world.offer();
      const { gpsCoordinates: at } = await properties.property(String(id));
      const north = (kilometres: number) =>
        `${(at.latitude + kilometres / 111.2).toFixed(5)},${at.longitude.toFixed(5)}`;
      const found = async (filters: Partial<PropertyFilters>) =>
        ids((await search(filters, { orderBy: 'near.ASC' })).data);
      // 1 km is 16.25 minutes on foot, 6.6 by bicycle.
      expect(await found({ near: [north(1)], by: 'walk', minutes: 17 })).toEqual([id]);
      expect(await found({ near: [north(1)], by: 'walk', minutes: 15 })).toEqual([]);
      expect(await found({ near: [north(1)], by: 'bike', minutes: 7 })).toEqual([id]);
      // As far to the east as to the north it lies within the box around 1.2 km, and is 1.41 km away: 22.9 minutes.
      const east = 1 / (111.2 * Math.cos((at.latitude * Math.PI) / 180));
      const diagonal = `${(at.latitude + 1 / 111.2).toFixed(5)},${(at.longitude + east).toFixed(5)}`;
      expect(await found({ near: [diagonal], by: 'walk', minutes: 20 })).toEqual([]);
      expect(await found({ near: [diagonal], by: 'walk', minutes: 24 })).toEqual([id]);
      expect(await found({ near: [north(1), north(20)], by: 'bike', minutes: 20 })).toEqual([]);
      expect(await found({ near: [north(100), north(1)] })).toEqual([id]);
      const map = await properties.map({ ...NO_PROPERTY_FILTERS, near: [north(1)], by: 'walk', minutes: 15 });
      expect(map.data).toEqual([]);
      for (const near of ['u999999', 'd999999', '44.90000,28.90000']) {
        await expect(search({ near: [near] })).rejects.toMatchObject(
          failureOf('invalid', 'error-near-place'),
        );
      }
    });

    it('finds what lies in areas that were drawn, in the list and on the map (FIND-04)', async () => {
      const id = await world.offer();
      const [{ gpsCoordinates: at } = await properties.property(String(id))] = [
        await properties.property(String(id)),
      ];
      const around = ({ latitude, longitude }: Coordinates) => {
        const area = areaDrawn([
          { latitude: latitude - 0.01, longitude: longitude - 0.01 },
          { latitude: latitude - 0.01, longitude: longitude + 0.01 },
          { latitude: latitude + 0.01, longitude },
        ]);
        return typeof area === 'string' ? [] : [area];
      };
      const elsewhere = around({ latitude: 43.2, longitude: 27.9 });
      const found = async (areas: readonly DrawnArea[]) => {
        const drawn = textOfDrawnAreas(areas);
        const map = await properties.map({ ...NO_PROPERTY_FILTERS, drawn });
        expect(ids(map.data)).toEqual(ids((await search({ drawn })).data));
        return ids(map.data);
      };
      expect(await found(around(at))).toEqual([id]);
      expect(await found(elsewhere)).toEqual([]);
      expect(await found([...elsewhere, ...around(at)])).toEqual([id]);
      await expect(search({ drawn: 'no-area-at-all' })).rejects.toMatchObject(
        failureOf('invalid', 'error-drawn-area'),
      );
    });

    it('brings those that are wanted by id, and leaves out what is not there', async () => {
      const [one, other] = [await world.offer(), await world.offer()];
      expect(new Set(ids(await properties.byIds([one, other, 987_654])))).toEqual(new Set([one, other]));
      expect(await properties.byIds([])).toEqual([]);
    });

    it('says all of a home, and what is like it', async () => {
      const one = await world.offer({ title: 'Двустаен до парка' });
      const other = await world.offer();
      expect(await properties.property(String(one))).toMatchObject({
        id: one,
        title: 'Двустаен до парка',
        status: 'active',
        city: { id: 1, name: 'София' },
        district: { id: 11, name: 'Лозенец' },
        owner: { id: world.agency.accountId, agency: { id: world.agency.id, trusted: true } },
      });
      expect(ids(await properties.similar(String(one)))).toEqual([other]);
    });

    it('knows no other homes and agencies', async () => {
      const noProperty = failureOf('not-found', 'error-property-not-found');
      await expect(properties.property('987654')).rejects.toMatchObject(noProperty);
      await expect(properties.similar('987654')).rejects.toMatchObject(noProperty);
      await expect(properties.visited(987_654)).rejects.toMatchObject(noProperty);
      await expect(properties.favorite(987_654, 'b'.repeat(22), true)).rejects.toMatchObject(noProperty);
      const report = { reason: 'fraud', text: 'Снимките са чужди.', email: '' } as const;
      await expect(properties.report(987_654, report)).rejects.toMatchObject(noProperty);
      await expect(properties.agency('987654')).rejects.toMatchObject(
        failureOf('not-found', 'error-agency-not-found'),
      );
    });

    it('takes visits, favorites and reports of what is there', async () => {
      const id = await world.offer();
      await properties.visited(id);
      await properties.favorite(id, 'b'.repeat(22), true);
      await properties.favorite(id, 'b'.repeat(22), false);
      await properties.report(id, { reason: 'fraud', text: 'Снимките са чужди.', email: '' });
    });

    it('lists trusted agencies, and what each offers', async () => {
      const [first, second] = [await world.offer(), await world.offer()];
      const { id, accountId } = world.agency;
      const { data } = await properties.agencies({ offset: 0, limit: 10 });
      expect(data.find((one) => one.id === id)).toMatchObject({ trusted: true, propertyCount: 2 });
      expect(await properties.agency(String(id))).toMatchObject({ id, propertyCount: 2 });
      const page = { offset: 0, limit: 1 };
      expect(await properties.ofAgency(String(id), page)).toMatchObject({ total: 2, data: [{ id: second }] });
      expect(await properties.ofUser(String(accountId), { offset: 1, limit: 1 })).toMatchObject({
        total: 2,
        data: [{ id: first }],
      });
    });

    it('names the cities with their districts', async () => {
      const sofia = (await properties.cities()).find(({ id }) => id === 1);
      expect(sofia?.name).toBe('София');
      expect(sofia?.districts).toContainEqual(expect.objectContaining({ id: 11, name: 'Лозенец' }));
    });
  });
}
