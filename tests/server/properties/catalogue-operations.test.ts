import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as agencyCalls from '../../../api/calls/properties/agencies.ts';
import * as calls from '../../../api/calls/properties/properties.ts';
import { propertySearchInput } from '../../../src/core/properties/property-catalogue.ts';
import type { PropertyCatalogue } from '../../../src/core/properties/property-catalogue.ts';
import { NO_PROPERTY_FILTERS } from '../../../src/core/properties/property-filters.ts';
import type { PropertyFilters } from '../../../src/core/properties/property-filters.ts';
import { areaDrawn, textOfDrawnAreas } from '../../../src/core/properties/map/drawn-area.ts';
import type { DrawnArea } from '../../../src/core/properties/map/drawn-area.ts';
import type { Coordinates } from '../../../src/core/properties/property.ts';
import { failureOf } from '../../support/a-failure.ts';
import { publish, somePlaces } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import { inProcessGateway } from '../support/in-process-gateway.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let properties: PropertyCatalogue;
beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  properties = inProcessGateway<PropertyCatalogue>(app, { ...calls, ...agencyCalls });
});
afterAll(() => app.close());

describe('The catalogue of homes', () => {
  let agency: Awaited<ReturnType<typeof aPerson>>;
  let minutes: number;
  const offer = (property: { price?: number; bedrooms?: number; title?: string } = {}) => {
    minutes += 1;
    const createdAt = new Date(app.clock.now().getTime() + minutes * 60_000);
    return publish(app, agency, { ...property, createdAt });
  };
  beforeEach(async () => {
    minutes = 0;
    await app.database.db.updateTable('property').set({ status: 'paused' }).execute();
    agency = await aPerson(app, { type: 'agency', trusted: true });
  });
  const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id);
  const inputOf = (filters: Partial<PropertyFilters>, orderBy: 'createdAt.DESC' | 'near.ASC') =>
    propertySearchInput({
      filters: { ...NO_PROPERTY_FILTERS, ...filters },
      orderBy,
      offset: 0,
      limit: 10,
    });
  const found = async (filters: Partial<PropertyFilters> = {}) =>
    ids((await properties.properties(inputOf(filters, 'createdAt.DESC'))).data);

  it('lists the latest first, filtered by price, bedrooms and place (HOME-02)', async () => {
    const small = await offer({ price: 80_000, bedrooms: 1 });
    const large = await offer({ price: 150_000, bedrooms: 2 });
    expect(await found()).toEqual([large, small]);
    expect(await found({ priceTo: 100_000 })).toEqual([small]);
    expect(await found({ priceFrom: 100_000 })).toEqual([large]);
    expect(await found({ bedrooms: [2, 3] })).toEqual([large]);
    expect(await found({ cities: [1], districts: [11] })).toEqual([large, small]);
    expect(await found({ cities: [2] })).toEqual([]);
    const { data, total } = await properties.propertyMap({ priceTo: 100_000 });
    expect([ids(data), total]).toEqual([[small], 1]);
    expect(data[0]).toMatchObject({ price: 80_000, gpsCoordinates: { latitude: expect.any(Number) } });
  });

  it('finds homes near a place, the nearest first, and rejects unknown places (FIND-05)', async () => {
    const id = await offer();
    const { gpsCoordinates: at } = await properties.property({ id: String(id) });
    const north = (kilometres: number) =>
      `${(at.latitude + kilometres / 111.2).toFixed(5)},${at.longitude.toFixed(5)}`;
    const near = async (filters: Partial<PropertyFilters>) =>
      ids((await properties.properties(inputOf(filters, 'near.ASC'))).data);
    // 1 km is 16.25 minutes on foot, 6.6 by bicycle.
    expect(await near({ near: [north(1)], by: 'walk', minutes: 17 })).toEqual([id]);
    expect(await near({ near: [north(1)], by: 'walk', minutes: 15 })).toEqual([]);
    expect(await near({ near: [north(1)], by: 'bike', minutes: 7 })).toEqual([id]);
    // As far east as north: inside the box around 1.2 km, but 1.41 km away, or 22.9 minutes.
    const east = 1 / (111.2 * Math.cos((at.latitude * Math.PI) / 180));
    const diagonal = `${(at.latitude + 1 / 111.2).toFixed(5)},${(at.longitude + east).toFixed(5)}`;
    expect(await near({ near: [diagonal], by: 'walk', minutes: 20 })).toEqual([]);
    expect(await near({ near: [diagonal], by: 'walk', minutes: 24 })).toEqual([id]);
    expect(await near({ near: [north(1), north(20)], by: 'bike', minutes: 20 })).toEqual([]);
    expect(await near({ near: [north(100), north(1)] })).toEqual([id]);
    const map = await properties.propertyMap({ near: [north(1)], by: 'walk', minutes: 15 });
    expect(map.data).toEqual([]);
    for (const unknown of ['u999999', 'd999999', '44.90000,28.90000']) {
      await expect(near({ near: [unknown] })).rejects.toMatchObject(failureOf('invalid', 'error-near-place'));
    }
  });

  it('finds homes in several drawn areas, in the list and on the map (FIND-04)', async () => {
    const id = await offer();
    const { gpsCoordinates: at } = await properties.property({ id: String(id) });
    const around = ({ latitude, longitude }: Coordinates) => {
      const area = areaDrawn([
        { latitude: latitude - 0.01, longitude: longitude - 0.01 },
        { latitude: latitude - 0.01, longitude: longitude + 0.01 },
        { latitude: latitude + 0.01, longitude },
      ]);
      return typeof area === 'string' ? [] : [area];
    };
    const elsewhere = around({ latitude: 43.2, longitude: 27.9 });
    const within = async (areas: readonly DrawnArea[]) => {
      const drawn = textOfDrawnAreas(areas);
      const map = await properties.propertyMap({ drawn });
      expect(ids(map.data)).toEqual(await found({ drawn }));
      return ids(map.data);
    };
    expect(await within(around(at))).toEqual([id]);
    expect(await within(elsewhere)).toEqual([]);
    expect(await within([...elsewhere, ...around(at)])).toEqual([id]);
  });

  it('returns the data of a home, and similar homes', async () => {
    const one = await offer({ title: 'Двустаен до парка' });
    const other = await offer();
    expect(await properties.property({ id: String(one) })).toMatchObject({
      id: one,
      title: 'Двустаен до парка',
      status: 'active',
      city: { id: 1, name: 'София' },
      district: { id: 11, name: 'Лозенец' },
      owner: { id: agency.id, agency: { id: agency.agencyId, trusted: true } },
    });
    expect(ids((await properties.similarProperties({ id: String(one) })).data)).toEqual([other]);
  });

  it('returns not found for unknown homes and agencies', async () => {
    const noProperty = failureOf('not-found', 'error-property-not-found');
    const [id, unknown] = [987_654, '987654'];
    const favorite = { browser: 'b'.repeat(22), kept: true };
    const report = { reason: 'fraud', text: 'Снимките са чужди.', email: '' } as const;
    await expect(properties.property({ id: unknown })).rejects.toMatchObject(noProperty);
    await expect(properties.similarProperties({ id: unknown })).rejects.toMatchObject(noProperty);
    await expect(properties.visitProperty({ id })).rejects.toMatchObject(noProperty);
    await expect(properties.favoriteProperty({ id, ...favorite })).rejects.toMatchObject(noProperty);
    await expect(properties.reportProperty({ id, ...report })).rejects.toMatchObject(noProperty);
    await expect(properties.agency({ id: unknown })).rejects.toMatchObject(
      failureOf('not-found', 'error-agency-not-found'),
    );
  });

  it('lists trusted agencies with the homes of each', async () => {
    const [first, second] = [await offer(), await offer()];
    const id = agency.agencyId ?? 0;
    const { data } = await properties.agencies({ offset: 0, limit: 10 });
    expect(data.find((one) => one.id === id)).toMatchObject({ trusted: true, propertyCount: 2 });
    expect(await properties.agency({ id: String(id) })).toMatchObject({ id, propertyCount: 2 });
    const ofAgency = await properties.properties({ agency: id, offset: 0, limit: 1 });
    expect(ofAgency).toMatchObject({ total: 2, data: [{ id: second }] });
    const ofOwner = await properties.properties({ owner: agency.id, offset: 1, limit: 1 });
    expect(ofOwner).toMatchObject({ total: 2, data: [{ id: first }] });
  });
});
