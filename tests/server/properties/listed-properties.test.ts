import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemoProperties } from '../../../server/demo/properties/load-demo-properties.ts';
import { listOldProperties } from '../../../server/modules/properties/list-old-properties.ts';
import { loadLocations } from '../../../server/modules/properties/load-locations.ts';
import { findProperties } from '../../../server/modules/properties/search/property-query.ts';
import { WAYS } from '../../../server/platform/database/lists/first-listed.ts';
import type { PropertyFilter } from '../../../server/modules/properties/search/property-conditions.ts';
import { soughtWords } from '../../../server/modules/properties/search/search-text.ts';
import {
  areaDrawn,
  drawnAreasOf,
  isInDrawnAreas,
  textOfDrawnAreas,
} from '../../../src/core/properties/map/drawn-area.ts';
import type { DrawnArea } from '../../../src/core/properties/map/drawn-area.ts';
import * as choices from '../../../src/core/properties/property-choices.ts';
import type { PropertyAdvantage } from '../../../src/core/properties/property-choices.ts';
import { featuresOf } from '../../../src/core/properties/property-features.ts';
import { HOUR } from '../../../src/core/shared/durations.ts';
import { MAX_BEDROOMS, PROPERTY_ORDERS } from '../../../src/core/properties/property-search.ts';
import type { PropertyOrder } from '../../../src/core/properties/property-search.ts';
import { newRandom, SEED } from '../../support/sample.ts';
import { isOnEdge } from '../support/on-edge.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

const random = newRandom();
const SAMPLE_OF_BEFORE = 'server/platform/database/migrations/0090a-sample-of-homes-of-before.sql';

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
  isOfAgency: boolean;
  available_from: string | null;
  total: number;
};

let database: TestDatabase;
let homes: Home[];

beforeAll(async () => {
  database = await createTestDatabase();
  await loadLocations(database.pool, process.cwd());
  await loadDemoProperties(database.pool, { properties: 500, now: new Date() });
  ({ rows: homes } = await sql<Home>`
    select id, owner_id, city_id, district_id, price, area, created_at, type, bedrooms, furniture, heating, construction,
      pet_friendly, appliances, latitude, longitude, floor, total_floors as "totalFloors",
      jsonb_array_length(pictures) as "pictureCount", property_advantages as "propertyAdvantages",
      exists (select from agency a where a.account_id = property.owner_id) as "isOfAgency", available_from,
      price + monthly_bills as total
    from property where status = 'active' and deleted_at is null order by id`.execute(database.db));
  // Of small tables nothing is sampled, once PostgreSQL knows that they are small.
  await sql`analyze listed_property`.execute(database.db);
});
afterAll(() => database.drop());

const TEXTS = ['апартамент', 'тих', 'метро', 'sofia', 'кухня хол', 'обзаведен до метрото', 'зв', 'ъгъл'];

/** One or two areas of some corners, around a home or two. */
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

/** A search with filters, as people put them together. */
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

/** The homes that a filter leaves, looked at one by one. */
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

/** In a chosen district, or in a chosen city of which no district is chosen. */
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

/** The sample is all of the table, so that it says of each list where its page ends. */
const BOUNDED = WAYS.map((way) => ({ sampled: 1, percent: 100, way }));

it(`A list of homes has what looking at each finds, in its order, on any page, however it is found (seed ${SEED})`, async () => {
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
    for (const by of [undefined, { sampled: 0 }, { sampled: 5, percent: 100 }, ...BOUNDED]) {
      const { ids, count } = await findProperties(database.db, filter, page, by);
      const said = JSON.stringify({ ...filter, ...page, ...by });
      expect(await count(), said).toBe(left.length);
      expect(ids, said).toEqual(sorted.slice(page.offset, page.offset + page.limit));
    }
    found += left.length > 0 ? 1 : 0;
  }
  expect(found).toBeGreaterThan(40);
});

it('A list of a large table is the same, whatever its sample says', async () => {
  const undone = new Error('undone');
  const isAsBefore = database.db.transaction().execute(async (db) => {
    await sql`update pg_class set reltuples = 1000000 where oid = 'listed_property'::regclass`.execute(db);
    await sql`insert into listed_property_sample select sampled.* from listed_property l
      cross join jsonb_populate_record(null::listed_property_sample, to_jsonb(l)) sampled
      where l.property_id % 20 = 0 on conflict do nothing`.execute(db);
    for (let draw = 0; draw < 100; draw += 1) {
      const filter = drawnFilter();
      const left = await leftBy(filter);
      const page = { orderBy: random.pick(PROPERTY_ORDERS), offset: 0, limit: random.pick([2, 20]) };
      const { ids, count } = await findProperties(db, filter, page, { sampled: 0 });
      const said = JSON.stringify({ ...filter, ...page });
      expect(await count(), said).toBe(left.length);
      const sorted = left.toSorted(BY[page.orderBy]).map(({ id }) => id);
      expect(ids, said).toEqual(sorted.slice(0, page.limit));
    }
    throw undone;
  });
  await expect(isAsBefore).rejects.toBe(undone);
});

it('The beginning of more words than are named finds all that have one of them', async () => {
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
  const { ids } = await findProperties(database.db, { text: 'щрк' }, page);
  expect(ids).toEqual([one, other]);
});

it('The words of homes that are kept for beginnings are no telephones, which find their homes nevertheless', async () => {
  const id = homes[4]?.id ?? 0;
  await sql`update property set search_words = search_words || to_tsvector('simple', 'shtraklina 0888123450')
    where id = ${id}`.execute(database.db);
  const { rows } = await sql<{ word: string }>`
    select word from property_word where word in ('shtraklina', '0888123450')`.execute(database.db);
  expect(rows).toEqual([{ word: 'shtraklina' }]);
  const page = { orderBy: 'price.ASC', offset: 0, limit: 5 } as const;
  for (const text of ['08881', '0888123', '0888123450', 'щракл']) {
    const { ids } = await findProperties(database.db, { text }, page);
    expect(ids).toEqual([id]);
  }
});

describe('The table that homes are listed from', () => {
  const rowsOf = async () =>
    (await sql`select *, xmin::text from listed_property order by property_id`.execute(database.db)).rows as {
      property_id: number;
      xmin: string;
    }[];
  const plain = (rows: { xmin: string }[]) => rows.map((row) => ({ ...row, xmin: '' }));

  it('is the same when it is written for homes that are older than the table', async () => {
    const kept = await rowsOf();
    await sql`delete from listed_property where property_id % 3 > 0`.execute(database.db);
    await listOldProperties(database.db);
    expect(plain(await rowsOf())).toEqual(plain(kept));
  });

  it('has the bits of rows that are older than these', async () => {
    const kept = await rowsOf();
    await sql`update listed_property set choice_bits = null where property_id % 3 > 0`.execute(database.db);
    await listOldProperties(database.db);
    expect(plain(await rowsOf())).toEqual(plain(kept));
  });

  it('has its words set aside, so that a page holds many of its rows, but for the sample that is read as a whole', async () => {
    const { rows } = await sql<{ inRow: number; aside: number }>`
      select (select count(*) from listed_property where pg_column_toast_chunk_id(words) is null) as "inRow",
        (select count(*) from listed_property_sample where pg_column_toast_chunk_id(words) is not null) as aside`.execute(
      database.db,
    );
    expect(rows).toEqual([{ inRow: 0, aside: 0 }]);
  });

  it('has the words of a row that is older than that in it until its home changes', async () => {
    const id = homes[5]?.id ?? 0;
    const areAside = async () => {
      const { rows } = await sql<{ aside: boolean }>`
        select pg_column_toast_chunk_id(words) is not null as aside from listed_property where property_id = ${id}`.execute(
        database.db,
      );
      return rows[0]?.aside;
    };
    await sql`with taken as (delete from listed_property where property_id = ${id} returning *)
      insert into listed_property select older.* from taken
      cross join jsonb_populate_record(null::listed_property, to_jsonb(taken) - 'padding') older`.execute(
      database.db,
    );
    expect(await areAside()).toBe(false);
    await sql`update property set price = price + 100 where id = ${id}`.execute(database.db);
    expect(await areAside()).toBe(true);
  });

  it('is sampled by one home of two hundred, whatever regularity their numbers have', async () => {
    const { rows } = await sql<{ sampled: number; most: number }>`
      with sampled as (select id % 100 as ending from generate_series(1, 200000) id where is_sampled(id)),
        endings as (select count(*) as count from sampled group by ending)
      select sum(count)::integer as sampled, max(count) as most from endings`.execute(database.db);
    expect(rows[0]).toEqual({ sampled: 999, most: 11 });
  });

  it('has a sample that says what its rows say', async () => {
    const rowsOf = async (rowsThere: RawBuilder<unknown>) => {
      const { rows } = await sql<{ id: number; row: object }>`
        select property_id as id, to_jsonb(l) - 'padding' as row from ${rowsThere} order by property_id`.execute(
        database.db,
      );
      return rows;
    };
    const ofSample = () => rowsOf(sql`listed_property_sample l`);
    const sampled = await ofSample();
    expect(sampled.length).toBeGreaterThan(0);
    const [first = 0, ...others] = sampled.map(({ id }) => id);
    const change = async (changed: RawBuilder<unknown>) => {
      await sql`update property set ${changed} where id = ${first}`.execute(database.db);
      const rows = await ofSample();
      expect(rows).toEqual(await rowsOf(sql`listed_property l where is_sampled(l.property_id)`));
      return rows;
    };
    // Of the homes that were there before the trigger.
    await sql`delete from listed_property_sample`.execute(database.db);
    await sql.raw(await readFile(SAMPLE_OF_BEFORE, 'utf8')).execute(database.db);
    // The migration is older than these columns.
    const older = sampled.map(({ id, row }) => ({
      id,
      row: { ...row, floor: null, available_from: null, total_monthly: null },
    }));
    expect(await ofSample()).toEqual(older);
    await sql`update listed_property set floor = floor`.execute(database.db);
    expect(await ofSample()).toEqual(sampled);
    const raised = await change(
      sql`price = price + 100, search_words = search_words || to_tsvector('simple', 'shtrkorel')`,
    );
    expect(raised).not.toEqual(sampled);
    expect((await change(sql`status = 'paused'`)).map(({ id }) => id)).toEqual(others);
    expect((await change(sql`status = 'active'`)).map(({ id }) => id)).toEqual([first, ...others]);
  });

  it('has a bit of its own for every word that can be chosen', async () => {
    const words = [
      ...choices.PROPERTY_TYPES.map((word) => `type:${word}`),
      ...choices.FURNITURES.map((word) => `furniture:${word}`),
      ...choices.HEATINGS.map((word) => `heating:${word}`),
      ...choices.CONSTRUCTIONS.map((word) => `construction:${word}`),
      ...choices.APPLIANCES.map((word) => `appliance:${word}`),
      ...Array.from({ length: MAX_BEDROOMS + 1 }, (_, bedrooms) => `bedrooms:${bedrooms}`),
      'pets',
    ];
    const { rows } = await sql<{ bit: number }>`
      select distinct choice_bit(word) as bit from unnest(${words}::text[]) word`.execute(database.db);
    expect(rows.every(({ bit }) => bit > 0)).toBe(true);
    expect(rows).toHaveLength(words.length);
  });

  it('is not written when a visitor is counted', async () => {
    const before = await rowsOf();
    await sql`update property set views = views + 1, favorites = favorites + 1, updated_at = now()`.execute(
      database.db,
    );
    expect(await rowsOf()).toEqual(before);
  });

  it('loses what is paused or deleted, and has it again', async () => {
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

  it('says what its owner changed', async () => {
    const home = homes[1];
    const listed = async (filter: PropertyFilter) => {
      const { count } = await findProperties(
        database.db,
        { ...filter, ids: [home?.id ?? 0] },
        { orderBy: 'price.ASC', offset: 0, limit: 1 },
      );
      return count();
    };
    await sql`update property set price = 77700, bedrooms = 7, pet_friendly = true, appliances = '{iron}',
      search_words = to_tsvector('simple', 'zvezdolet') where id = ${home?.id}`.execute(database.db);
    const filter = { priceFrom: 77_700, priceTo: 77_700, bedrooms: [4], pets: '1' as const };
    expect(await listed({ ...filter, appliance: ['iron'], text: 'звездолет' })).toBe(1);
    expect(await listed({ ...filter, appliance: ['oven'] })).toBe(0);
  });
});
