import { beforeEach, describe, expect, it } from 'vitest';
import type { RentTrend } from '../../../src/core/properties/rent-trend.ts';
import { RentPlaceScreen } from '../../../src/view-models/properties/rent-place-screen.ts';
import { RentPlacesScreen } from '../../../src/view-models/properties/rent-places-screen.ts';
import { aFairPrice, aProperty } from '../../support/a-property.ts';
import { aPropertyCatalogue, SOFIA } from '../../support/a-property-catalogue.ts';

const { signal } = new AbortController();
const EMPTY_CITY = { id: 2, name: 'Пловдив', latitude: 42.1354, longitude: 24.7453, districts: [] };
let catalogue: ReturnType<typeof aPropertyCatalogue>;
let screen: RentPlaceScreen;

beforeEach(() => {
  catalogue = aPropertyCatalogue(
    Array.from({ length: 8 }, (_, index) => aProperty({ id: 101 + index, fairPrice: aFairPrice() })),
  );
  catalogue.cityList = [SOFIA, EMPTY_CITY];
  screen = new RentPlaceScreen(catalogue, () => 'bg');
});

const open = (params: Record<string, string>) =>
  screen.load({ route: 'RentPlace', params, query: {}, signal });

describe('The page of a place with homes', () => {
  it('shows the number of homes, the newest, and the usual rents', async () => {
    await open({ place: 'c1' });
    expect([screen.place?.name, screen.homes.total, screen.homes.data.length, screen.rents.length]).toEqual([
      'София',
      8,
      6,
      1,
    ]);
    expect(screen.listQuery).toMatchObject({ city: ['1'] });
  });

  it('shows the trend of rents for its type, or for the most frequent one', async () => {
    const trend = (type: 'two-room' | 'studio', homes: number): RentTrend => ({
      type,
      scope: 'city',
      months: [{ month: '2026-11', rent: 1_800, homes }],
    });
    catalogue.trends = [trend('studio', 14), trend('two-room', 60)];
    await open({ place: 'c1' });
    expect(screen.trend?.type).toBe('two-room');
    await open({ place: 'c1', type: 'studio' });
    expect(screen.trend?.type).toBe('studio');
    await open({ place: 'c1', type: 'house' });
    expect(screen.trend).toBeUndefined();
  });

  it('has the breadcrumbs and the homes in its structured data', async () => {
    await open({ place: 'c1' });
    const { canonical, structuredData = [] } = screen.head;
    expect(canonical).toEqual({ name: 'RentPlace', params: { place: 'c1' } });
    expect(structuredData.map((data) => data['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
    expect(structuredData[1]).toMatchObject({ numberOfItems: 6 });
  });

  it('is not indexed without homes', async () => {
    await open({ place: 'c2' });
    expect(screen.homes.total).toBe(0);
    expect(screen.head.canonical).toBeUndefined();
    expect(screen.head.structuredData).toHaveLength(1);
  });

  it.each<Record<string, string>>([{ place: 'c99' }, { place: 'c1', type: 'castle' }])(
    'is not found for %j',
    async (params) => {
      await expect(open(params)).rejects.toMatchObject({ messageKey: 'error-rent-place', kind: 'not-found' });
    },
  );
});

describe('The list of places', () => {
  it('has each city with its universities', async () => {
    catalogue.nearPlaceList = [
      { near: 'u1', name: 'СУ', city: 1, gpsCoordinates: { latitude: 42.69, longitude: 23.33 } },
    ];
    const places = new RentPlacesScreen(catalogue);
    await places.load({ route: 'RentPlaces', params: {}, query: {}, signal });
    expect(places.cities).toHaveLength(2);
    expect(places.universitiesOf(SOFIA).map(({ name }) => name)).toEqual(['СУ']);
    expect(places.universitiesOf(EMPTY_CITY)).toEqual([]);
    expect(places.head.canonical).toEqual({ name: 'RentPlaces' });
  });
});
