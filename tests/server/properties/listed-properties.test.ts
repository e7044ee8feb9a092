import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemoProperties } from '../../../server/demo/properties/load-demo-properties.ts';
import { loadLocations } from '../../../server/modules/properties/load-locations.ts';
import type { HomeIndex, PropertyFilter } from '../../../server/modules/properties/search/home-index.ts';
import { PostgresHomeIndex } from '../../../server/modules/properties/search/postgres-home-index.ts';
import { soughtWords } from '../../../server/modules/properties/search/search-text.ts';
import {
  areaDrawn,
  drawnAreasOf,
  isInDrawnAreas,
  textOfDrawnAreas,
} from '../../../src/core/properties/map/drawn-area.ts';
import type { DrawnArea } from '../../../src/core/properties/map/drawn-area.ts';
import type { PropertyAdvantage } from '../../../src/core/properties/property-choices.ts';
import { featuresOf } from '../../../src/core/properties/property-features.ts';
import { HOUR } from '../../../src/core/shared/durations.ts';
import { PROPERTY_ORDERS } from '../../../src/core/properties/property-search.ts';
import type { PropertyOrder } from '../../../src/core/properties/property-search.ts';
import { newRandom, SEED } from '../../support/sample.ts';
import { isOnEdge } from '../support/on-edge.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

const random = newRandom();

type Home = {
  id: number;
  owner_id: number;
  city_id: number;
  district_id: number;
  price: number;
  area: number;
  created_at: Date;
  type: 'studio';
  bedrooms: number;
  furniture: 'furnished';
  heating: 'gas';
  construction: 'brick';
  pet_friendly: boolean;
  appliances: 'iron'[];
  latitude: number;
  longitude: number;
  floor: number;
  totalFloors: number;
  pictureCount: number;
  propertyAdvantages: PropertyAdvantage[];
  balconies: number | null;
  isOfAgency: boolean;
  available_from: string | null;
  total: number;
};

let database: TestDatabase;
let homes: Home[];
let index: HomeIndex;

beforeAll(async () => {
  database = await createTestDatabase();
  index = new PostgresHomeIndex(database.db);
  await loadLocations(database.pool, process.cwd());
  await loadDemoProperties(database.pool, { properties: 500, now: new Date() });
  ({ rows: homes } = await sql<Home>`
    select id, owner_id, city_id, district_id, price, area, created_at, type, bedrooms, furniture, heating, construction,
      pet_friendly, appliances, latitude, longitude, floor, total_floors as "totalFloors",
      jsonb_array_length(pictures) as "pictureCount", property_advantages as "propertyAdvantages", balconies,
      exists (select from agency a where a.account_id = property.owner_id) as "isOfAgency", available_from,
      price + monthly_bills as total
    from property where status = 'active' and deleted_at is null order by id`.execute(database.db));
});
afterAll(() => database.drop());

const TEXTS = ['апартамент', 'тих', 'метро', 'sofia', 'кухня хол', 'обзаведен до метрото', 'зв', 'ъгъл'];

/** One or two areas with random corners around some homes. */
function someAreas(): DrawnArea[] {
  const areas = [random.pick(homes), random.pick(homes)].map(({ latitude, longitude }) =>
    areaDrawn(
      Array.from({ length: random.between(3, 12) }, () => ({
        latitude: latitude + random.between(-500, 500) / 10_000,
        longitude: longitude + random.between(-500, 500) / 10_000,
      })),
    ),
  );
  const drawn = areas.filter((area) => typeof area !== 'string').slice(0, random.between(1, 2));
  const isSound = drawn.length > 0 && !homes.some((home) => isOnEdge(drawn, home));
  return isSound ? drawn : someAreas();
}

/** A realistic search with filters. */
function drawnFilter(): PropertyFilter {
  const [one, other] = [random.pick(homes), random.pick(homes)];
  const around = [
    other.latitude - 0.02,
    other.longitude - 0.05,
    other.latitude + 0.03,
    other.longitude + 0.05,
  ];
  return {
    ...(random.chance(0.3) && { text: random.pick(TEXTS) }),
    ...(random.chance(0.3) && { city: random.chance(0.5) ? [one.city_id] : [one.city_id, other.city_id] }),
    ...(random.chance(0.1) && { district: [one.district_id, other.district_id] }),
    ...(random.chance(0.2) && { priceFrom: other.price }),
    ...(random.chance(0.2) && { priceTo: one.price }),
    ...(random.chance(0.2) && { areaFrom: other.area }),
    ...(random.chance(0.2) && { areaTo: one.area }),
    ...(random.chance(0.2) && { bedrooms: [one.bedrooms, 4] }),
    ...(random.chance(0.2) && { type: [one.type, other.type] }),
    ...(random.chance(0.1) && { furniture: [one.furniture] }),
    ...(random.chance(0.1) && { heating: [one.heating] }),
    ...(random.chance(0.1) && { construction: [one.construction] }),
    ...(random.chance(0.1) && { pets: '1' as const }),
    ...(random.chance(0.2) && { balconies: random.between(1, 3) }),
    ...(random.chance(0.2) && { appliance: one.appliances.slice(0, 2) }),
    ...(random.chance(0.2) && { feature: featuresOf(one).slice(random.between(0, 2), 4) }),
    ...(random.chance(0.1) && { floorFrom: other.floor }),
    ...(random.chance(0.1) && { floorTo: one.floor }),
    ...(random.chance(0.1) && { totalTo: other.total }),
    ...(random.chance(0.1) && { availableOn: other.available_from ?? '2020-01-01' }),
    ...(random.chance(0.1) && { days: random.between(1, 60) }),
    ...(random.chance(0.1) && { owner: one.owner_id }),
    ...(random.chance(0.1) && { ids: [one.id, other.id] }),
    ...(random.chance(0.1) && { except: [one.id] }),
    ...(random.chance(0.2) && { drawn: textOfDrawnAreas(someAreas()) }),
    ...(random.chance(0.2) && { within: around.map((degrees) => degrees.toFixed(5)).join(',') }),
  };
}

/** Reference implementation of the filter. */
async function leftBy(filter: PropertyFilter): Promise<Home[]> {
  let found = new Set(homes.map(({ id }) => id));
  if (filter.text !== undefined) {
    const { rows } = await sql<{ id: number }>`select id from property
      where search_words @@ to_tsquery('simple', ${soughtWords(filter.text)})`.execute(database.db);
    found = new Set(rows.map(({ id }) => id));
  }
  const isOne = <Value>(value: Value, of: readonly Value[] | undefined) =>
    !of || of.length === 0 || of.includes(value);
  const area = filter.within?.split(',').map(Number) ?? [-90, -180, 90, 180];
  const [south = 0, west = 0, north = 0, east = 0] = area;
  const areas = filter.drawn === undefined ? null : drawnAreasOf(filter.drawn);
  return homes.filter(
    (home) =>
      (!areas || isInDrawnAreas(areas, home)) &&
      found.has(home.id) &&
      isIn(home, filter) &&
      (filter.feature ?? []).every((feature) => featuresOf(home).includes(feature)) &&
      (home.balconies ?? 0) >= (filter.balconies ?? 0) &&
      home.floor >= (filter.floorFrom ?? -Infinity) &&
      home.floor <= (filter.floorTo ?? Infinity) &&
      home.total <= (filter.totalTo ?? Infinity) &&
      (filter.availableOn === undefined || (home.available_from ?? '') <= filter.availableOn) &&
      home.created_at.getTime() >= Date.now() - (filter.days ?? 10_000) * 24 * HOUR &&
      home.price >= (filter.priceFrom ?? 0) &&
      home.price <= (filter.priceTo ?? Infinity) &&
      home.area >= (filter.areaFrom ?? 0) &&
      home.area <= (filter.areaTo ?? Infinity) &&
      isOne(Math.min(home.bedrooms, 4), filter.bedrooms) &&
      isOne(home.type, filter.type as Home['type'][] | undefined) &&
      isOne(home.furniture, filter.furniture as Home['furniture'][] | undefined) &&
      isOne(home.heating, filter.heating as Home['heating'][] | undefined) &&
      isOne(home.construction, filter.construction as Home['construction'][] | undefined) &&
      (!filter.pets || home.pet_friendly) &&
      (filter.appliance ?? []).every((wanted) => home.appliances.includes(wanted as 'iron')) &&
      isOne(home.owner_id, filter.owner === undefined ? undefined : [filter.owner]) &&
      isOne(home.id, filter.ids) &&
      !filter.except?.includes(home.id) &&
      home.latitude >= south &&
      home.latitude <= north &&
      home.longitude >= west &&
      home.longitude <= east,
  );
}

/** Matches chosen districts, and chosen cities without a chosen district. */
function isIn(home: Home, { city = [], district = [] }: PropertyFilter): boolean {
  if (city.length + district.length === 0 || district.includes(home.district_id)) return true;
  const narrowed = homes.filter(({ district_id }) => district.includes(district_id));
  return city.includes(home.city_id) && !narrowed.some(({ city_id }) => city_id === home.city_id);
}

const BY: Record<PropertyOrder, (one: Home, other: Home) => number> = {
  'createdAt.DESC': (one, other) =>
    other.created_at.getTime() - one.created_at.getTime() || other.id - one.id,
  'price.ASC': (one, other) => one.price - other.price || one.id - other.id,
  'price.DESC': (one, other) => other.price - one.price || other.id - one.id,
  'area.ASC': (one, other) => one.area - other.area || one.id - other.id,
  'area.DESC': (one, other) => other.area - one.area || other.id - one.id,
  'total.ASC': (one, other) => one.total - other.total || one.id - other.id,
  'near.ASC': (one, other) => other.created_at.getTime() - one.created_at.getTime() || other.id - one.id,
};

it(`A list of homes matches a reference implementation, on any page (seed ${SEED})`, async () => {
  let found = 0;
  for (let draw = 0; draw < 150; draw += 1) {
    const filter = drawnFilter();
    const left = await leftBy(filter);
    const orderBy = random.pick(PROPERTY_ORDERS);
    const page = {
      orderBy,
      offset: random.chance(0.5) ? 0 : random.between(0, left.length),
      limit: random.pick([2, 20]),
    };
    const sorted = left.toSorted(BY[orderBy]).map(({ id }) => id);
    const { ids, total } = await index.find(filter, page);
    const said = JSON.stringify({ ...filter, ...page });
    expect(total, said).toBe(left.length);
    expect((await index.count(filter)).total, said).toBe(left.length);
    expect(ids, said).toEqual(sorted.slice(page.offset, page.offset + page.limit));
    found += left.length > 0 ? 1 : 0;
  }
  expect(found).toBeGreaterThan(40);
});

it('A prefix finds all homes with any word that starts with it', async () => {
  const [one, other] = [homes[2]?.id ?? 0, homes[3]?.id ?? 0];
  const many = Array.from({ length: 150 }, (_, number) => `shtrk${String(number).padStart(3, '0')}`).join(
    ' ',
  );
  for (const [id, words] of [
    [one, many],
    [other, 'shtrkzvezda'],
  ] as const) {
    await sql`update property set price = ${id}, search_words = search_words || to_tsvector('simple', ${words})
      where id = ${id}`.execute(database.db);
  }
  const page = { orderBy: 'price.ASC', offset: 0, limit: 5 } as const;
  const { ids } = await index.find({ text: 'щрк' }, page);
  expect(ids).toEqual([one, other]);
});

it('A prefix of a phone number finds its home', async () => {
  const id = homes[4]?.id ?? 0;
  await sql`update property set search_words = search_words || to_tsvector('simple', 'shtraklina 0888123450')
    where id = ${id}`.execute(database.db);
  const page = { orderBy: 'price.ASC', offset: 0, limit: 5 } as const;
  for (const text of ['08881', '0888123', '0888123450', 'щракл']) {
    const { ids } = await index.find({ text }, page);
    expect(ids).toEqual([id]);
  }
});

describe('The table for listing homes', () => {
  const rowsOf = async () =>
    (await sql`select *, xmin::text from listed_property order by property_id`.execute(database.db)).rows as {
      property_id: number;
      xmin: string;
    }[];
  it('is not written by a visit', async () => {
    const before = await rowsOf();
    await sql`update property set views = views + 1, favorites = favorites + 1, updated_at = now()`.execute(
      database.db,
    );
    expect(await rowsOf()).toEqual(before);
  });

  it('loses paused and deleted homes, and regains restored ones', async () => {
    const id = homes[0]?.id ?? 0;
    const isListed = async () => (await rowsOf()).some((row) => row.property_id === id);
    for (const [taken, given] of [
      [sql`status = 'paused'`, sql`status = 'active'`],
      [sql`deleted_at = now()`, sql`deleted_at = null`],
    ] as const) {
      expect(await isListed()).toBe(true);
      await sql`update property set ${taken} where id = ${id}`.execute(database.db);
      expect(await isListed()).toBe(false);
      await sql`update property set ${given} where id = ${id}`.execute(database.db);
    }
    expect(await isListed()).toBe(true);
  });

  it('follows the owner’s changes', async () => {
    const home = homes[1];
    const listed = async (filter: PropertyFilter) =>
      (await index.count({ ...filter, ids: [home?.id ?? 0] })).total;
    await sql`update property set price = 77700, bedrooms = 7, pet_friendly = true, appliances = '{iron}',
      search_words = to_tsvector('simple', 'zvezdolet') where id = ${home?.id}`.execute(database.db);
    const filter = { priceFrom: 77_700, priceTo: 77_700, bedrooms: [4], pets: '1' as const };
    expect(await listed({ ...filter, appliance: ['iron'], text: 'звездолет' })).toBe(1);
    expect(await listed({ ...filter, appliance: ['oven'] })).toBe(0);
  });
});
