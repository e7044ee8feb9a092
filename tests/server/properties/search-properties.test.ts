import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PropertyContent } from '../../../src/core/properties/property-content.ts';
import { APPLIANCES } from '../../../src/core/properties/property-choices.ts';
import { textOfDrawnAreas } from '../../../src/core/properties/map/drawn-area.ts';
import { aProperty, publish, somePlaces } from '../support/a-property.ts';
import { SHORT_EDGE } from '../support/on-edge.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

type Found = { data: { id: number; price: number; title: string }[]; total: number };

let app: TestApplication;
let owner: Person;
let agency: Person;
const ids: Record<string, number> = {};

const PROPERTIES: Record<string, Partial<PropertyContent>> = {
  cheap: { price: 60_000, area: 30, type: 'studio', bedrooms: 0, district_id: 12, heating: 'electricity' },
  middle: {
    price: 120_000,
    area: 65,
    petFriendly: true,
    propertyAdvantages: ['elevator'],
    balconies: 1,
    title: 'Двустаен с камина в Лозенец',
  },
  dear: {
    price: 300_000,
    area: 140,
    type: 'four-room',
    bedrooms: 5,
    construction: 'epk',
    balconies: 3,
    appliances: APPLIANCES.map((appliance, order) => ({ appliance, order })),
  },
  plovdiv: {
    district_id: 21,
    price: 80_000,
    area: 70,
    furniture: 'unfurnished',
    floor: 7,
    totalFloors: 8,
    availableFrom: '2027-02-01',
    gpsCoordinates: { latitude: 42.142, longitude: 24.77 },
  },
};

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  owner = await aPerson(app);
  agency = await aPerson(app, { type: 'agency', name: 'Дом ООД', trusted: true });
  let day = 1;
  for (const [name, property] of Object.entries(PROPERTIES)) {
    const createdAt = new Date(Date.UTC(2026, 9, (day += 1)));
    ids[name] = await publish(app, name === 'dear' ? agency : owner, { ...property, createdAt });
  }
  await app.post(
    '/api/property',
    { ...aProperty({ status: 'draft' }), key: 'draft-draft-draft-1' },
    owner.headers,
  );
});
afterAll(() => app.close());

const search = async (query: string): Promise<Found> =>
  (await app.get(`/api/property?${query}`)).body as Found;
const named = (found: Found) =>
  found.data.map(({ id }) => Object.entries(ids).find(([, one]) => one === id)?.[0] ?? '?');

describe('The search of homes', () => {
  it.each([
    ['', 'plovdiv dear middle cheap'],
    ['orderBy=price.ASC', 'cheap plovdiv middle dear'],
    ['orderBy=price.DESC', 'dear middle plovdiv cheap'],
    ['orderBy=area.ASC', 'cheap middle plovdiv dear'],
    ['orderBy=area.DESC', 'dear plovdiv middle cheap'],
    ['city=1', 'dear middle cheap'],
    ['city=1&district=12', 'cheap'],
    ['city=1&city=2&district=12', 'plovdiv cheap'],
    ['city=1&city=2', 'plovdiv dear middle cheap'],
    ['feature=lift', 'middle'],
    ['feature=lift&feature=parking', ''],
    ['feature=from-owner', 'plovdiv middle cheap'],
    ['floorFrom=7', 'plovdiv'],
    ['floorTo=0', ''],
    ['availableOn=2026-12-31', 'dear middle cheap'],
    ['orderBy=total.ASC', 'cheap plovdiv middle dear'],
    ['district=12&district=21', 'plovdiv cheap'],
    ['priceFrom=80000&priceTo=120000', 'plovdiv middle'],
    ['areaFrom=66', 'plovdiv dear'],
    ['areaTo=30', 'cheap'],
    ['bedrooms=0', 'cheap'],
    ['bedrooms=0&bedrooms=4', 'dear cheap'],
    ['type=studio&type=four-room', 'dear cheap'],
    ['furniture=unfurnished', 'plovdiv'],
    ['balconies=1', 'dear middle'],
    ['balconies=2', 'dear'],
    ['feature=balcony', 'dear middle'],
    ['heating=electricity', 'cheap'],
    ['construction=epk', 'dear'],
    ['pets=1', 'middle'],
    ['appliance=refrigerator', 'plovdiv dear middle cheap'],
    ['appliance=refrigerator&appliance=iron', 'dear'],
    ['within=42.13,24.7,42.15,24.8', 'plovdiv'],
    ['within=41,22,45,29', 'plovdiv dear middle cheap'],
    ['within=42.4,22.5,43.5,24.2', 'dear middle cheap'],
    ['text=лозенец', 'dear middle'],
    ['text=LOZENETS', 'dear middle'],
    ['text=камината', 'middle'],
    ['text=каме', 'plovdiv'],
    ['text=ками', 'middle'],
    ['text=парка апартамент софия', 'dear cheap'],
    ['text=лозенец пловдив', ''],
    ['text=...', ''],
    ['text=%20', 'plovdiv dear middle cheap'],
    ['limit=2&offset=1', 'dear middle'],
    ['offset=100', ''],
  ])('%s', async (query, expected) => {
    expect(named(await search(query)).join(' ')).toBe(expected);
  });

  it('returns the total, whatever the page', async () => {
    expect((await search('limit=1')).total).toBe(4);
    expect((await search('limit=1&offset=50&city=1')).total).toBe(3);
  });

  it('filters by ids, agency and person', async () => {
    expect(named(await search(`ids=${ids['cheap']}&ids=${ids['dear']}&ids=999999`))).toEqual([
      'dear',
      'cheap',
    ]);
    expect(named(await search(`agency=${agency.agencyId}`))).toEqual(['dear']);
    expect(named(await search(`owner=${owner.id}`))).toEqual(['plovdiv', 'middle', 'cheap']);
  });

  it.each([
    'orderBy=title',
    'type=castle',
    'limit=101',
    'offset=-1',
    'city=0',
    'within=1,2,3',
    'pets=yes',
    'x=1',
  ])('rejects %s', async (query) => {
    expect((await app.get(`/api/property?${query}`)).status).toBe(400);
  });

  it('rejects an invalid date', async () => {
    expect(await app.get('/api/property?availableOn=2026-99-99')).toMatchObject({
      status: 422,
      body: { message: 'error-date-invalid' },
    });
  });

  it('finds nothing in an empty area', async () => {
    expect(await search('within=43,24,42,25')).toEqual({ data: [], total: 0 });
  });

  it('rejects an area that no user can draw (FIND-04)', async () => {
    const eight = textOfDrawnAreas([
      [
        { latitude: 42, longitude: 24 },
        { latitude: 43, longitude: 25 },
        { latitude: 43, longitude: 24 },
        { latitude: 42, longitude: 25 },
      ],
    ]);
    const many = 'kpwaAksxT'.repeat(400);
    for (const drawn of [eight, many, 'AAAAAAAA', 'a.b.c.d.e.f', '......']) {
      const { status, body } = await app.get(`/api/property?drawn=${drawn}`);
      expect([status, (body as { message: string }).message], drawn).toEqual([422, 'error-drawn-area']);
    }
    expect((await app.get(`/api/property?drawn=${'A'.repeat(4_001)}`)).status).toBe(400);
    expect((await app.get('/api/property/map?drawn=<script>')).status).toBe(400);
  });

  it('finds homes inside a drawn area, not beyond its short edge (FIND-04)', async () => {
    const { area, beyond, within } = SHORT_EDGE;
    const drawn = textOfDrawnAreas([area]);
    const outside = await publish(app, owner, { gpsCoordinates: beyond });
    const inside = await publish(app, owner, { gpsCoordinates: within });
    const near = await search('within=42.67,23.319,42.671,23.323');
    expect(new Set(near.data.map(({ id }) => id))).toEqual(new Set([outside, inside]));
    expect((await search(`drawn=${drawn}`)).data.map(({ id }) => id)).toEqual([inside]);
    const { body } = await app.get(`/api/property/map?drawn=${drawn}`);
    expect(body).toMatchObject({ total: 1 });
    await app.database.db.deleteFrom('property').where('id', 'in', [outside, inside]).execute();
  });

  it('returns cards in the language of the request', async () => {
    const { body } = await app.get('/api/property?district=12', { 'x-accept-language': 'en' });
    expect(body).toMatchObject({
      data: [{ city: { id: 1, name: 'Sofia' }, district: { id: 12, name: 'Lyulin' }, premium: false }],
    });
  });

  describe('with premium places (HOME-17)', () => {
    const setPremium = (name: string, days: number | null) =>
      app.database.db
        .updateTable('property')
        .set({
          premium_until: days === null ? null : new Date(app.clock.now().getTime() + days * 86_400_000),
        })
        .where('id', '=', ids[name] ?? 0)
        .execute();
    afterEach(async () => {
      await setPremium('cheap', null);
      await setPremium('dear', null);
    });

    it('shows them first in the default order, and each listing once', async () => {
      await setPremium('cheap', 7);
      await setPremium('dear', -1);
      const pages = await Promise.all([0, 1, 2, 3, 4].map((offset) => search(`limit=1&offset=${offset}`)));
      expect(pages.flatMap(named)[0]).toBe('cheap');
      expect(pages.flatMap(named).toSorted()).toEqual(['cheap', 'dear', 'middle', 'plovdiv']);
      expect(pages.map(({ total }) => total)).toEqual([4, 4, 4, 4, 4]);
    });

    it('shows each once, page by page, even when most are premium', async () => {
      const some = await Promise.all(
        Array.from({ length: 6 }, () => publish(app, owner, { ...PROPERTIES['middle'], price: 990_000 })),
      );
      const { db } = app.database;
      const until = new Date(app.clock.now().getTime() + 7 * 86_400_000);
      await db
        .updateTable('property')
        .set({ premium_until: until })
        .where('id', 'in', some.slice(1))
        .execute();
      const pages = await Promise.all(
        some.map((_, offset) => search(`priceFrom=980000&limit=1&offset=${offset}`)),
      );
      expect(pages.flatMap(({ data }) => data.map(({ id }) => id)).toSorted()).toEqual(some.toSorted());
      await db.updateTable('property').set({ deleted_at: until }).where('id', 'in', some).execute();
    });

    it.each(['price.ASC', 'price.DESC', 'area.ASC', 'area.DESC'])(
      'leaves them at their position in the order %s, marked',
      async (orderBy) => {
        const before = named(await search(`orderBy=${orderBy}`));
        await setPremium('dear', 7);
        const { data, ...page } = await search(`orderBy=${orderBy}`);
        expect(named({ data, ...page })).toEqual(before);
        expect(data.filter((one) => (one as { premium?: boolean }).premium)).toHaveLength(1);
      },
    );
  });

  it('marks a premium place only until it expires', async () => {
    const until = new Date(app.clock.now().getTime() + 1_000);
    await app.database.db
      .updateTable('property')
      .set({ premium_until: until })
      .where('id', '=', ids['cheap'] ?? 0)
      .execute();
    expect((await search('district=12')).data).toMatchObject([{ premium: true }]);
  });

  it('shows the same on the map, as markers', async () => {
    expect((await app.get('/api/property/map?city=2')).body).toEqual({
      data: [{ id: ids['plovdiv'], price: 80_000, gpsCoordinates: { latitude: 42.142, longitude: 24.77 } }],
      total: 1,
    });
  });

  it('is correct on every page, in every order, with many premium places', async () => {
    await app.database.pool.query(`
      insert into property (owner_id, status, city_id, district_id, price, deposit, commission, title, description,
        type, construction, heating, furniture, floor, total_floors, bedrooms, bathrooms, area, building_year,
        latitude, longitude, search_words, created_at)
      select ${owner.id}, 'active', 2, 21, 100000 + n * 7919 % 100003, 0, 0, 'Дом ' || n, 'Описание',
        (array['two-room', 'three-room', 'house'])[1 + n % 3], 'brick', (array['gas', 'tec'])[1 + n % 2],
        'furnished', 1, 2, n % 4, 1, 20 + n * 31 % 977, 2000, 42.1, 24.7, to_tsvector('simple', 'dom'),
        '2025-01-01'::timestamptz + n * interval '1 minute'
      from generate_series(1, 9000) n`);
    // PostgreSQL does this by itself within a minute.
    await app.database.pool.query('analyze property');
    for (const orderBy of ['createdAt.DESC', 'price.ASC', 'price.DESC', 'area.ASC', 'area.DESC']) {
      for (const filter of ['heating=gas', 'areaFrom=400&areaTo=900&heating=gas', 'text=dom&heating=gas']) {
        const query = `city=2&${filter}&orderBy=${orderBy}&limit=20`;
        const [column = '', direction = ''] = orderBy.split('.');
        const { rows } = await app.database.pool.query<{ id: number }>(`
          select id from property where city_id = 2 and status = 'active' and heating = 'gas'
            and (${!filter.startsWith('area')} or area between 400 and 900)
          order by ${column === 'createdAt' ? 'created_at' : column} ${direction}, id ${direction} limit 60`);
        const pages = await Promise.all([
          search(query),
          search(`${query}&offset=20`),
          search(`${query}&offset=40`),
        ]);
        const found = pages.flatMap(({ data }) => data.map(({ id }) => id));
        expect(found, query).toEqual(rows.map(({ id }) => id));
        expect(pages[0]?.total).toBeLessThanOrEqual(3_000);
      }
    }
  });
});

describe('The search form', () => {
  it('lists cities with their districts in order, in either language', async () => {
    expect((await app.get('/api/location/city')).body).toMatchObject({
      data: [{ name: 'София', districts: [{ name: 'Лозенец' }, { name: 'Люлин' }] }, { name: 'Пловдив' }],
    });
    const { body, headers } = await app.get('/api/location/city', { 'x-accept-language': 'en' });
    expect(body).toMatchObject({ data: [{ name: 'Sofia' }, { name: 'Plovdiv' }] });
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  it('lists its options', async () => {
    const { body } = await app.get('/api/property/settings');
    expect(body).toMatchObject({ mostPictures: 20, constructions: ['brick', 'panel', 'epk', 'pk', 'joist'] });
    expect((await app.get('/api/property/appliances')).body).toEqual({ data: [...APPLIANCES] });
  });
});
