import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_PROPERTY_FILTERS } from '../../../src/core/properties/property-filters.ts';
import { PROPERTY_FIELDS } from '../../../src/core/properties/property-fields.ts';
import { filterNamesOf } from '../../../src/core/shared/field-filters.ts';
import { queryOfPropertyList } from '../../../src/core/properties/property-search.ts';
import { requestOfPropertyFilters } from '../../../src/core/properties/property-catalogue.ts';
import { textOfDrawnAreas } from '../../../src/core/properties/map/drawn-area.ts';
import { parseList, queryOfText, searchedList } from '../../../src/core/searches/searched-list.ts';
import type { SearchedList } from '../../../src/core/searches/searched-list.ts';
import { requestOfProductFilters } from '../../../src/core/shop/product-catalogue.ts';
import { matchListings } from '../../../server/modules/searches/matching/match-listings.ts';
import { conditionsOf } from '../../../server/modules/searches/matching/search-conditions.ts';
import { insertSearch } from '../../../server/modules/searches/saved-searches.ts';
import { aReviewedOwner, publish, somePlaces } from '../support/a-property.ts';
import { postOffer, someUniversities } from '../support/a-roommate.ts';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { newRandom, SEED } from '../../support/sample.ts';
import { apiQuery, COLOURS, MATERIALS, randomHome, randomSearch, some, WORDS } from './random-searches.ts';
import type { Market } from './random-searches.ts';

const draw = newRandom();

const A_DRAWN_AREA = [
  { latitude: 42.5, longitude: 23.2 },
  { latitude: 42.5, longitude: 23.6 },
  { latitude: 42.8, longitude: 23.4 },
];

/** `SEARCHES=10000` compares the number in the requirement. */
const SEARCHES = Number(process.env['SEARCHES'] ?? 400);
const LISTINGS = 30;
const TIMEOUT = 120_000 + SEARCHES * 300;

let app: TestApplication;
let owner: Person;
let market: Market;
const saved = new Map<number, SearchedList>();

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  await someUniversities(app);
  owner = await aReviewedOwner(app);
  const shop = aShop(app.database);
  const [lamps, below] = [await shop.category('Лампи'), await shop.category('Настолни лампи')];
  await app.database.db.updateTable('category').set({ parent_id: lamps }).where('id', '=', below).execute();
  const categories = [lamps, below, await shop.category('Маси')];
  const vendors = [await shop.vendor(), await shop.vendor({ name: 'Железото' })];
  market = { categories, vendors };
  await addListings();
  await matchListings(app.database.db, app.clock);
  for (let left = SEARCHES; left > 0; left -= 1) await save(randomSearch(draw, market));
}, TIMEOUT);
afterAll(() => app.close());

async function save(list: SearchedList): Promise<void> {
  const { db } = app.database;
  const conditions = await conditionsOf(db, list);
  if (!conditions || list.filters === '') return;
  const about = { name: 'Търсене', frequency: 'daily' as const, language: 'bg' as const };
  const owned = { account_id: owner.id, email: null, status: 'active' as const, confirmation_hash: null };
  const id = await insertSearch(db, { ...list, ...conditions, ...about, ...owned }, app.clock.now());
  if (id !== null) saved.set(id, list);
}

async function addListings(): Promise<void> {
  const shop = aShop(app.database);
  for (let left = LISTINGS; left > 0; left -= 1) {
    await publish(app, owner, randomHome(draw));
    await app.database.db
      .insertInto('product')
      .values(await aRandomProduct(shop))
      .execute();
  }
  await app.database.db.deleteFrom('attempt').execute();
  for (let left = 8; left > 0; left -= 1) {
    const poster = await aPerson(app);
    await postOffer(app, poster, {
      districtId: draw.pick([11, 12, 21]),
      price: draw.between(200, 900) * 100,
      universityId: draw.pick([null, 1, 2]),
      gpsCoordinates: draw.pick([
        { latitude: 42.69, longitude: 23.33 },
        { latitude: 42.14, longitude: 24.75 },
        { latitude: 42.72, longitude: 23.25 },
      ]),
    });
  }
}

/** Some owners correct the location of their home. */
const movedPin = () =>
  draw.chance(0.3) ? { latitude: 42.6 + draw.next() / 10, longitude: 23.25 + draw.next() / 10 } : {};

/** A product row with random values of filtered columns. */
async function aRandomProduct(shop: ReturnType<typeof aShop>) {
  const { db } = app.database;
  const price = draw.between(10, 500) * 100;
  const id = await shop.product({
    title: `${some(draw, WORDS, 2).join(' ')} ${draw.between(1, 99)}`,
    categoryId: draw.pick(market.categories),
    vendorId: draw.pick(market.vendors),
    price,
    promoPrice: draw.chance(0.3) ? Math.round(price * 0.8) : null,
    colour: draw.pick([null, ...COLOURS]),
    material: draw.pick([null, ...MATERIALS]),
    quantity: draw.pick([0, 1, 10]),
  });
  const {
    id: _,
    current_price: __,
    ...row
  } = await db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await db.updateTable('product').set({ deleted_at: app.clock.now() }).where('id', '=', id).execute();
  return { ...row, vendor_code: `copy-${id}`, pictures: JSON.stringify(row.pictures) };
}

/** Results of the list by its API call. */
async function shown({ kind, filters }: SearchedList): Promise<number[]> {
  const parsed = parseList(kind, queryOfText(filters));
  const pages: number[] = [];
  for (let offset = 0; ; offset += 100) {
    const part = { offset, limit: 100 };
    const { body, status } =
      parsed.kind === 'properties'
        ? await app.get(
            `/api/property?${apiQuery({ ...requestOfPropertyFilters(parsed.list.filters), ...part, orderBy: 'price.ASC' } as never)}`,
          )
        : parsed.kind === 'roommates'
          ? await app.get(`/api/tenant-offer?${apiQuery({ ...parsed.list.filters, ...part })}`)
          : await app.post('/api/product/search', {
              ...parsed.scope,
              ...requestOfProductFilters(parsed.list.filters),
              ...part,
            });
    if (status !== 200) throw new Error(`${filters}: ${JSON.stringify(body)}`);
    const { data, letGo = [] } = body as { data: { id: number }[]; letGo?: string[] };
    // Approximate text matches do not count.
    if (letGo.length > 0) return [];
    pages.push(...data.map(({ id }) => id));
    if (data.length < 100) return pages;
  }
}

async function allShown(): Promise<Map<number, Set<number>>> {
  const found = new Map<number, Set<number>>();
  const waiting = [...saved];
  const ask = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      found.set(next[0], new Set(await shown(next[1])));
  };
  await Promise.all(Array.from({ length: 8 }, ask));
  return found;
}

async function matches(): Promise<Map<number, number[]>> {
  const rows = await app.database.db.selectFrom('search_match').select(['search_id', 'item_id']).execute();
  const byId = new Map([...saved.keys()].map((id) => [id, [] as number[]]));
  for (const { search_id, item_id } of rows) byId.get(search_id)?.push(item_id);
  return byId;
}

describe(`${SEARCHES} saved searches find the same as their lists (TEST_SEED=${SEED})`, () => {
  const sorted = (ids: Iterable<number>) => [...ids].toSorted((one, other) => one - other);
  const wrong = (found: Map<number, number[]>, wanted: (id: number) => number[]) =>
    [...found].flatMap(([id, items]) => {
      const [one, other] = [sorted(items), sorted(wanted(id))];
      return JSON.stringify(one) === JSON.stringify(other)
        ? []
        : [{ ...saved.get(id), found: one, wanted: other }];
    });
  let before: Map<number, Set<number>>;

  it(
    'among new items, and nothing older than the search',
    async () => {
      before = await allShown();
      await addListings();
      expect(await matchListings(app.database.db, app.clock)).toBeGreaterThan(0);
      const now = await allShown();
      const fresh = (id: number) => [...(now.get(id) ?? [])].filter((item) => !before.get(id)?.has(item));
      const found = await matches();
      expect(wrong(found, fresh).slice(0, 3)).toEqual([]);
      expect([...found.values()].flat().length).toBeGreaterThan(SEARCHES / 4);
    },
    TIMEOUT,
  );

  it(
    'among changed items that now match, each once',
    async () => {
      const { db } = app.database;
      const matched = await matches();
      const earlier = await allShown();
      for (const { id } of await db.selectFrom('property').select('id').execute()) {
        if (draw.chance(0.5)) continue;
        await db
          .updateTable('property')
          .set({ price: draw.between(300, 3_000) * 100, pet_friendly: draw.chance(0.5), ...movedPin() })
          .where('id', '=', id)
          .execute();
        if (draw.chance(0.3)) {
          await db.updateTable('property').set({ status: 'paused' }).where('id', '=', id).execute();
          if (draw.chance(0.5))
            await db.updateTable('property').set({ status: 'active' }).where('id', '=', id).execute();
        }
      }
      for (const { id } of await db.selectFrom('roommate_offer').select('id').execute()) {
        await db
          .updateTable('roommate_offer')
          .set({ price: draw.between(200, 900) * 100, university_id: draw.pick([null, 1, 2]) })
          .where('id', '=', id)
          .execute();
      }
      for (const { id } of await db.selectFrom('product').select('id').execute()) {
        await db
          .updateTable('product')
          .set({ promo_price: null, price: draw.between(10, 500) * 100, quantity: draw.pick([0, 3]) })
          .where('id', '=', id)
          .execute();
      }
      await matchListings(db, app.clock);
      const now = await allShown();
      const found = await matches();
      const missing = [...found].flatMap(([id, items]) =>
        [...(now.get(id) ?? [])]
          .filter((item) => !earlier.get(id)?.has(item) && !items.includes(item))
          .map((item) => ({ ...saved.get(id), item })),
      );
      expect(missing.slice(0, 3)).toEqual([]);
      const added = [...found].flatMap(([id, items]) =>
        items.filter((item) => !matched.get(id)?.includes(item)).map((item) => ({ id, item })),
      );
      expect(added.length).toBeGreaterThan(0);
      // Only listed items are reported.
      expect(added.filter(({ id, item }) => !now.get(id)?.has(item)).slice(0, 3)).toEqual([]);
    },
    TIMEOUT,
  );
});

describe('A filter unknown to the index of saved searches', () => {
  it('is evaluated by the list query', async () => {
    const all = searchedList('properties', {
      city: ['1'],
      district: ['11'],
      priceFrom: ['100'],
      priceTo: ['900'],
      areaFrom: ['20'],
      areaTo: ['90'],
      bedrooms: ['1'],
      type: ['studio'],
      furniture: ['furnished'],
      heating: ['tec'],
      construction: ['brick'],
      pets: ['1'],
      feature: ['lift'],
      appliance: ['iron'],
      text: ['светъл'],
      within: ['42.0,23.0,43.0,24.0'],
      drawn: [textOfDrawnAreas([A_DRAWN_AREA])],
      near: ['d11'],
      by: ['bike'],
      minutes: ['45'],
    });
    const { db } = app.database;
    const conditions = await conditionsOf(db, all);
    expect(conditions?.is_exact).toBe(false);
    const known: string[] = [...Object.keys(queryOfText(all.filters)), ...filterNamesOf(PROPERTY_FIELDS)];
    const names = Object.keys(
      queryOfPropertyList({ filters: NO_PROPERTY_FILTERS, orderBy: 'createdAt.DESC', page: 1 }),
    ).filter((name) => name !== 'orderBy' && name !== 'page');
    for (const name of names.filter((one) => !known.includes(one))) {
      const later = await conditionsOf(db, { ...all, filters: `${all.filters}&${name}=1` });
      expect(later?.is_exact, name).toBe(true);
    }
    expect((await conditionsOf(db, { ...all, filters: `${all.filters}&later=1` }))?.is_exact).toBe(true);
  });
});
