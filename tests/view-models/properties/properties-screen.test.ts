import { beforeEach, describe, expect, it } from 'vitest';
import type { PropertyMap } from '../../../src/core/properties/property-catalogue.ts';
import type { PropertySummary } from '../../../src/core/properties/property.ts';
import type { Page } from '../../../src/core/shared/page.ts';
import { Cancelled, Failure } from '../../../src/core/shared/failure.ts';
import type { Query } from '../../../src/core/site/paths.ts';
import { PropertiesMap } from '../../../src/view-models/properties/properties-map.ts';
import { PropertiesScreen } from '../../../src/view-models/properties/properties-screen.ts';
import type { ListingMarks } from '../../../src/view-models/properties/marks/listing-marks.ts';
import { Panels } from '../../../src/view-models/site/panels.ts';
import { aProperty, aPropertySummary } from '../../support/a-property.ts';
import { aPropertyCatalogue, SOFIA } from '../../support/a-property-catalogue.ts';

const { signal } = new AbortController();
const PLOVDIV = { id: 2, name: 'Пловдив', latitude: 42.1354, longitude: 24.7453, districts: [] };
const NO_CONNECTION = new Failure('error-no-connection', {}, 'unreachable');

type Late = { resolve: (map: PropertyMap) => void; reject: (failure: Failure) => void };

let catalogue: ReturnType<typeof aPropertyCatalogue>;
let screen: PropertiesScreen;
let map: PropertiesMap;
let seen: number[] | null;

beforeEach(() => {
  catalogue = aPropertyCatalogue([
    ...Array.from({ length: 12 }, (_, index) => aProperty({ id: 101 + index })),
    aProperty({
      id: 1,
      city: { id: 2, name: 'Пловдив' },
      price: 60_000,
      createdAt: '2026-10-01T08:00:00.000Z',
    }),
  ]);
  catalogue.cityList = [SOFIA, PLOVDIV];
  seen = null;
  const marks = {
    get opened() {
      return seen && ({ leftOut: () => seen } as unknown as ListingMarks);
    },
    open: () => Promise.reject(new Error('Nobody asks here')),
  };
  screen = new PropertiesScreen(catalogue, new Panels(), marks);
  map = new PropertiesMap(catalogue, screen);
});

const show = (query: Query = {}) => screen.load({ route: 'Properties', params: {}, query, signal });
const shownIds = () => screen.properties.data.map(({ id }) => id);

describe('The homes for rent (HOME-01, HOME-02)', () => {
  it('excludes seen ones on request, after they are loaded (FIND-07)', async () => {
    await show({ unseen: ['1'] });
    expect([screen.isWaiting, screen.properties.total, screen.leftOut]).toEqual([true, 13, null]);
    seen = [101, 1];
    await show({ unseen: ['1'] });
    expect([screen.isWaiting, screen.properties.total, screen.leftOut]).toEqual([false, 11, [101, 1]]);
    expect([screen.queryWith({})['unseen'], screen.queryWith({ unseen: false })['unseen']]).toEqual([
      true,
      false,
    ]);
    await show();
    expect([screen.isWaiting, screen.properties.total, screen.leftOut]).toEqual([false, 13, null]);
  });

  it('are shown twelve to a page', async () => {
    expect([shownIds(), screen.list.page, screen.cities]).toEqual([[], 1, []]);
    expect([screen.loading, map.hasFailed, screen.queryWith({})['orderBy']]).toEqual([false, false, null]);
    await show();
    expect([shownIds().length, screen.properties.total, screen.pageCount]).toEqual([12, 13, 2]);
    await show({ page: ['2'] });
    expect([shownIds(), screen.list.page]).toEqual([[1], 2]);
  });

  it('are filtered and sorted by the URL', async () => {
    await show({ city: ['2'], orderBy: ['price.ASC'] });
    expect([shownIds(), screen.city?.name, screen.filterCount]).toEqual([[1], 'Пловдив', 1]);
    await show({ orderBy: ['price.ASC'] });
    expect([shownIds()[0], screen.city, screen.filterCount]).toEqual([1, null, 0]);
  });

  it('have a title with the city, and a URL for each page', async () => {
    await show();
    expect(screen.head).toEqual({
      title: { key: 'homes-for-rent' },
      description: { key: 'properties-description' },
      canonical: { name: 'Properties', query: { city: null, page: null } },
    });
    await show({ city: ['1'], page: ['2'], priceTo: ['1000'] });
    expect(screen.head).toMatchObject({
      title: { key: 'properties-title-in', values: { city: 'София' } },
      canonical: { query: { city: 1, page: 2 } },
    });
  });

  it('are loading until a response or an error', async () => {
    const coming = show();
    expect(screen.loading).toBe(true);
    await coming;
    expect(screen.loading).toBe(false);
    catalogue.failOnce('properties', NO_CONNECTION);
    await expect(show({ page: ['2'] })).rejects.toBe(NO_CONNECTION);
    expect([screen.loading, screen.list.page]).toEqual([false, 1]);
  });

  it('need the cities, loaded once', async () => {
    await show();
    catalogue.cityList = [];
    await show({ city: ['1'] });
    expect(screen.city?.name).toBe('София');
  });

  it('start at the first page after a new filter or order, and keep the rest of the URL', async () => {
    await show({ city: ['1'], orderBy: ['area.DESC'], page: ['2'] });
    expect(screen.queryWith({ filters: { pets: true } })).toMatchObject({
      city: ['1'],
      pets: true,
      orderBy: 'area.DESC',
      page: null,
    });
    expect(screen.queryWith({ orderBy: 'price.ASC' })).toMatchObject({ city: ['1'], orderBy: 'price.ASC' });
    expect(screen.queryWith({ page: 2 })).toMatchObject({ city: ['1'], orderBy: 'area.DESC', page: 2 });
  });

  it('within a part of the map include every city and district there', async () => {
    await show({ city: ['1'], district: ['11'], pets: ['1'] });
    const within = { south: 42.1, west: 24.7, north: 42.2, east: 24.8 };
    expect(screen.queryWithin(within)).toMatchObject({
      city: [],
      district: [],
      pets: true,
      within: '42.1,24.7,42.2,24.8',
    });
  });

  it('are narrowed by more filters after those are opened', () => {
    expect(screen.advanced).toBe(false);
    screen.toggleAdvanced();
    expect(screen.advanced).toBe(true);
  });
});

describe('The map beside the list', () => {
  const markers = () => map.homes.data.map(({ id }) => id);

  it('shows all results, independent of the page, and is loaded once for them', async () => {
    await show({ city: ['1'] });
    await map.loadHomes();
    expect([markers().length, map.homes.total]).toEqual([12, 12]);
    catalogue.homes = [];
    await show({ city: ['1'], page: ['2'] });
    await map.loadHomes();
    expect(markers()).toHaveLength(12);
    await show();
    await map.loadHomes();
    expect(markers()).toEqual([]);
  });

  it.each([
    ['succeeds', (late: Late) => late.resolve({ data: [], total: 0 })],
    ['fails', (late: Late) => late.reject(NO_CONNECTION)],
  ])('shows the results of the latest request, when an earlier one %s later', async (_, answer) => {
    const { propertyMap } = catalogue.handlers;
    let late!: Late;
    catalogue.handlers.propertyMap = () => new Promise((resolve, reject) => (late = { resolve, reject }));
    await show();
    const first = map.loadHomes();
    if (propertyMap) catalogue.handlers.propertyMap = propertyMap;
    await show({ city: ['2'] });
    await map.loadHomes();
    answer(late);
    await first;
    expect([markers(), map.hasFailed]).toEqual([[1], false]);
  });

  it.each([
    ['is not reached', NO_CONNECTION],
    ['is left', new Cancelled()],
  ])('reports that the server %s, and can be retried', async (_, error) => {
    const { propertyMap } = catalogue.handlers;
    catalogue.handlers.propertyMap = () => Promise.reject(error);
    await show();
    await map.loadHomes();
    expect([map.hasFailed, markers()]).toEqual([true, []]);
    if (propertyMap) catalogue.handlers.propertyMap = propertyMap;
    await map.loadHomes();
    expect([map.hasFailed, markers().length]).toEqual([false, 13]);
  });

  it('rethrows unexpected errors', async () => {
    const fault = new TypeError('not a function');
    catalogue.handlers.propertyMap = () => Promise.reject(fault);
    await show();
    await expect(map.loadHomes()).rejects.toBe(fault);
  });

  it('highlights the home under the pointer in the list', () => {
    screen.point(101);
    expect(screen.pointed).toBe(101);
    screen.point(null);
    expect(screen.pointed).toBeNull();
  });
});

describe('A home chosen on the map', () => {
  it('is shown from the list without a request', async () => {
    await show();
    catalogue.handlers.properties = () => Promise.reject(new Error('asked for'));
    await map.choose(105);
    expect(map.chosen?.id).toBe(105);
  });

  it('is loaded if it is on another page of the list', async () => {
    await show();
    await map.choose(1);
    expect(map.chosen?.id).toBe(1);
  });

  it('is hidden again, and is closed by a new list', async () => {
    await show();
    await map.choose(105);
    await map.choose(null);
    expect(map.chosen).toBeNull();
    await map.choose(105);
    await show({ city: ['2'] });
    await map.follow();
    expect(map.chosen).toBeNull();
  });

  it.each([
    ['another one is chosen', () => map.choose(105), 105],
    ['it is hidden', () => map.choose(null), undefined],
    ['the list changes', () => show({ city: ['2'] }).then(() => map.follow()), undefined],
  ])('is not shown after a response that arrives after %s', async (_, meanwhile, chosen) => {
    await show();
    let bring!: (found: Page<PropertySummary>) => void;
    const { properties } = catalogue.handlers;
    catalogue.handlers.properties = () => new Promise((resolve) => (bring = resolve));
    const coming = map.choose(1);
    if (properties) catalogue.handlers.properties = properties;
    await meanwhile();
    bring({ data: catalogue.homes.slice(-1).map(aPropertySummary), total: 1 });
    await coming;
    expect(map.chosen?.id).toBe(chosen);
  });

  it.each([
    ['is deleted', async () => ({ data: [], total: 0 })],
    ['can’t be loaded', () => Promise.reject(NO_CONNECTION)],
  ])('is not shown when it %s', async (_, byIds) => {
    await show();
    await map.choose(105);
    catalogue.handlers.properties = byIds;
    await map.choose(1);
    expect(map.chosen).toBeNull();
  });

  it('rethrows unexpected errors', async () => {
    const fault = new TypeError('not a function');
    await show();
    catalogue.handlers.properties = () => Promise.reject(fault);
    await expect(map.choose(1)).rejects.toBe(fault);
  });
});

describe('The cards of the homes around the chosen one', () => {
  const SOFIA_SEEN = { south: 42.5, west: 23, north: 42.9, east: 23.6 };
  const ids = () => map.cards.map(({ id }) => id);
  const at = (id: number, longitude: number) =>
    aProperty({ id, gpsCoordinates: { latitude: 42.7, longitude } });

  beforeEach(async () => {
    catalogue.homes = [at(1, 23.3), at(2, 23.5), at(3, 23.31), at(4, 23.35), at(5, 25)];
    await show();
    await map.follow();
  });

  it('start with it, then the nearest, without invisible and hidden ones', async () => {
    await map.choose(1);
    expect(ids()).toEqual([1]);
    await map.loadAround(SOFIA_SEEN, new Set([4]));
    expect(ids()).toEqual([1, 3, 2]);
  });

  it('stay unchanged for a home among them, and start again for another one', async () => {
    await map.choose(1);
    await map.loadAround(SOFIA_SEEN, new Set());
    await map.choose(2);
    await map.loadAround(SOFIA_SEEN, new Set());
    expect([map.chosen?.id, ids()]).toEqual([2, [1, 3, 4, 2]]);
    await map.choose(5);
    expect(ids()).toEqual([5]);
    await map.choose(null);
    expect(ids()).toEqual([]);
  });

  it('show only the chosen one when the others fail or are late', async () => {
    await map.choose(1);
    catalogue.handlers.properties = () => Promise.reject(NO_CONNECTION);
    await map.loadAround(SOFIA_SEEN, new Set());
    expect(ids()).toEqual([1]);
    let bring!: (found: Page<PropertySummary>) => void;
    catalogue.handlers.properties = () => new Promise((resolve) => (bring = resolve));
    const coming = map.loadAround(SOFIA_SEEN, new Set());
    await map.choose(null);
    bring({ data: catalogue.homes.map(aPropertySummary), total: 5 });
    await coming;
    expect(ids()).toEqual([]);
  });

  it('are also found from the centre of the map', () => {
    const area = { ...SOFIA_SEEN, west: 23.2, east: 23.5 };
    expect(map.nearestIn(area, new Set())).toBe(4);
    expect(map.nearestIn(area, new Set([4]))).toBe(3);
    expect(map.nearestIn({ ...area, north: 42.6 }, new Set())).toBeNull();
  });

  it('are restored on the way back from a home, and cleared with another list', async () => {
    const known = PropertiesMap.of(screen, catalogue);
    await known.follow();
    await known.choose(1);
    known.view = { centre: { latitude: 42.7, longitude: 23.3 }, zoom: 14 };
    const again = PropertiesMap.of(screen, catalogue);
    await again.follow();
    expect([again.chosen?.id, again.view?.zoom, again.followed]).toEqual([1, 14, screen.list]);
    await show({ city: ['2'] });
    await again.follow();
    expect([again.chosen, again.followed]).toEqual([null, screen.list]);
  });
});
