import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemoShop } from '../../../server/demo/shop/load-demo-shop.ts';
import { listOldProducts } from '../../../server/modules/shop/list-old-products.ts';
import { filterChoices } from '../../../server/modules/shop/search/filter-choices.ts';
import { firstListed, LISTED_PRODUCTS, ORDERS } from '../../../server/modules/shop/search/listed-products.ts';
import { listCondition } from '../../../server/modules/shop/search/product-query.ts';
import type { ProductFilter } from '../../../server/modules/shop/search/product-query.ts';
import { WAYS } from '../../../server/platform/database/lists/first-listed.ts';
import { firstWithinBound, isBounded } from '../../../server/platform/database/lists/first-within-bound.ts';
import { sampleList } from '../../../server/platform/database/lists/sample-list.ts';
import { searchProducts } from '../../../server/modules/shop/search/search-products.ts';
import { searchWords } from '../../../server/modules/shop/search/typed-words.ts';
import { foldForSearch } from '../../../src/core/shared/search-text.ts';
import { PRODUCT_ORDERS } from '../../../src/core/shop/product-search.ts';
import type { ProductOrder } from '../../../src/core/shop/product-search.ts';
import { newRandom, SEED } from '../../support/sample.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

const random = newRandom();

type Member = {
  id: number;
  family: number;
  card: boolean;
  shown: boolean;
  category_id: number;
  vendor_id: number;
  current_price: number;
  promo: boolean;
  created_at: Date;
  popularity: number;
  colour: string | null;
  material: string | null;
  size: string | null;
  quantity: number;
  rating: number;
  highly_rated: boolean;
};

let database: TestDatabase;
let products: Member[];
let rooms: Map<string, number[]>;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadDemoShop(database.pool, { products: 640, now: new Date() });
  await sql`update product set popularity = (id * 7919) % 5, quantity = case when id % 6 = 0 then 0 else quantity end,
    hidden_at = case when id % 31 = 0 and not listed then now() end,
    rating = 3000 + (id * 104729) % 7 * 300, highly_rated = id % 4 = 0`.execute(database.db);
  ({ rows: products } = await sql<Member>`
    select id, coalesce(variant_of, id) as family, listed and deleted_at is null as card,
      deleted_at is null and hidden_at is null as shown, category_id, vendor_id, current_price,
      promo_price is not null as promo, created_at, popularity, colour, material, size, quantity,
      rating, highly_rated
    from product`.execute(database.db));
  const { rows } = await sql<{ room: string; ids: number[] }>`
    select room_key as room, json_agg(category_id) as ids from category_room group by 1`.execute(database.db);
  rooms = new Map(rows.map(({ room, ids }) => [room, ids]));
});
afterAll(() => database.drop());

const TEXTS = [
  'лампа',
  'divan',
  'диван зелен',
  'огледло',
  'дърво',
  'бял шкаф',
  'lampa dab',
  'м',
  'за',
  'kreslo siv',
  '90',
  'шкаф звездолет',
];

/** A list with filters, as people put them together. */
function drawnFilter(): ProductFilter {
  const one = random.pick(products);
  const subject = random.pick<ProductFilter>([
    { request: random.pick(TEXTS) },
    { request: random.pick(TEXTS) },
    { categoryId: one.category_id },
    { vendorId: one.vendor_id },
    { room: random.pick([...rooms.keys()]) as NonNullable<ProductFilter['room']> },
    {},
  ]);
  const like = random.pick(products);
  return {
    ...subject,
    ...(random.chance(0.3) &&
      like.colour !== null && { colours: [like.colour, random.pick(products).colour ?? 'oak'] }),
    ...(random.chance(0.3) && like.material !== null && { materials: [like.material] }),
    ...(random.chance(0.1) && like.size !== null && { sizes: [like.size] }),
    ...(random.chance(0.2) && { vendors: [like.vendor_id, one.vendor_id] }),
    ...(random.chance(0.3) && { priceFrom: like.current_price }),
    ...(random.chance(0.3) && { priceTo: one.current_price }),
    ...(random.chance(0.3) && { inStock: true }),
    ...(random.chance(0.2) && { onPromo: true }),
    ...(random.chance(0.2) && { highlyRated: true }),
  };
}

/** The cards that a filter leaves, looked at one by one. */
async function cardsOf(filter: ProductFilter): Promise<Member[]> {
  let found = new Set(products.map(({ id }) => id));
  if (filter.request !== undefined) {
    const words = await searchWords(database.db, filter.request);
    const { rows } = await sql<{ id: number }>`select id from product
      where search_words @@ to_tsquery('simple', ${words?.query ?? ''})`.execute(database.db);
    found = new Set(rows.map(({ id }) => id));
  }
  const isOne = <Value>(value: Value, of: readonly Value[] | undefined) =>
    !of || of.length === 0 || of.includes(value);
  const isOffered = (member: Member) =>
    isOne(member.colour, filter.colours) &&
    isOne(member.material, filter.materials) &&
    isOne(member.size, filter.sizes) &&
    (!filter.inStock || member.quantity > 0);
  return products.filter(
    (card) =>
      card.card &&
      found.has(card.id) &&
      isOne(card.category_id, filter.categoryId === undefined ? undefined : [filter.categoryId]) &&
      isOne(card.vendor_id, filter.vendorId === undefined ? undefined : [filter.vendorId]) &&
      isOne(card.category_id, filter.room && rooms.get(filter.room)) &&
      isOne(card.vendor_id, filter.vendors) &&
      card.current_price >= (filter.priceFrom ?? 0) &&
      card.current_price <= (filter.priceTo ?? Infinity) &&
      (!filter.onPromo || card.promo) &&
      (!filter.highlyRated || card.highly_rated) &&
      products.some((one) => one.family === card.family && (one === card || one.shown) && isOffered(one)),
  );
}

const BY: Record<ProductOrder, (one: Member, other: Member) => number> = {
  'price.ASC': (one, other) => one.current_price - other.current_price || one.id - other.id,
  'price.DESC': (one, other) => other.current_price - one.current_price || other.id - one.id,
  'createdAt.DESC': (one, other) =>
    other.created_at.getTime() - one.created_at.getTime() || other.id - one.id,
  'popular.DESC': (one, other) => other.popularity - one.popularity || other.id - one.id,
  'rating.DESC': (one, other) => other.rating - one.rating || other.id - one.id,
  'relevance.DESC': (one, other) =>
    other.created_at.getTime() - one.created_at.getTime() || other.id - one.id,
};

describe(`A list of products (seed ${SEED})`, () => {
  it.each(['large', 'small'])('of a %s shop has what looking at each finds, on any page', async (size) => {
    // How large it is, is known from statistics, and remembered for this object.
    const db = database.db.withoutPlugins();
    if (size === 'small') await sql`analyze listed_product`.execute(db);
    let found = 0;
    for (let draw = 0; draw < 80; draw += 1) {
      const filter = drawnFilter();
      const cards = await cardsOf(filter);
      const orderBy = random.pick(PRODUCT_ORDERS);
      const offset = random.chance(0.5) ? 0 : Math.floor(random.next() * cards.length);
      const page = await searchProducts(db, { ...filter, orderBy, offset, limit: 20 }, 'bg');
      const said = JSON.stringify({ ...filter, orderBy, offset });
      expect(page.total, said).toBe(cards.length);
      found += page.total > 0 ? 1 : 0;
      const isRanked = filter.request !== undefined && /relevance|popular/.test(orderBy);
      const sorted = cards.toSorted(BY[orderBy]).map(({ id }) => id);
      const ids = page.data.map(({ id }) => id);
      if (isRanked) expect(sorted, said).toEqual(expect.arrayContaining(ids));
      else expect(ids, said).toEqual(sorted.slice(offset, offset + 20));
    }
    expect(found).toBeGreaterThan(25);
  });

  it('says how many products each choice would leave', async () => {
    const left = async (filter: ProductFilter) => (await cardsOf(filter)).length;
    let counted = 0;
    for (let draw = 0; draw < 40; draw += 1) {
      const filter = drawnFilter();
      const choices = await filterChoices(database.db, filter);
      const said = JSON.stringify(filter);
      expect(choices.inStock, said).toBe(await left({ ...filter, inStock: true }));
      expect(choices.onPromo, said).toBe(await left({ ...filter, onPromo: true }));
      expect(choices.highlyRated, said).toBe(await left({ ...filter, highlyRated: true }));
      for (const { id, count } of choices.vendors)
        expect(count, said).toBe(await left({ ...filter, vendors: [id] }));
      for (const name of ['colours', 'materials', 'sizes'] as const) {
        for (const { key, count } of choices[name].slice(0, 3))
          expect(count, `${said} ${key}`).toBe(await left({ ...filter, [name]: [key] }));
        counted += choices[name].length;
      }
    }
    expect(counted).toBeGreaterThan(25);
  });

  it.each([
    ['of a rare word', { most: 12, common: { of: 100, found: 101 }, among: 0 }],
    ['of a common one, among the first products', { most: 1_000, common: { of: 100, found: 2 }, among: 200 }],
    ['of a common one, of which there are many', { most: 12, common: { of: 100, found: 2 }, among: 200 }],
  ])('ranks the most popular %s, and has the others behind them', async (_, ranked) => {
    const limit = 8;
    const popular = new Set((await cardsOf({})).toSorted(BY['popular.DESC']).slice(0, ranked.among));
    for (const [request, orderBy] of [
      ['лампа', 'relevance.DESC'],
      ['дърво', 'popular.DESC'],
    ] as const) {
      const cards = (await cardsOf({ request })).toSorted(BY['popular.DESC']);
      const sorted = cards.map(({ id }) => id);
      const first = ranked.among === 0 ? cards : cards.filter((card) => popular.has(card));
      const count = Math.min(ranked.most, first.length);
      const pages: number[] = [];
      for (let offset = 0; offset < sorted.length; offset += limit) {
        const page = await searchProducts(database.db, { request, orderBy, offset, limit }, 'bg', ranked);
        pages.push(...page.data.map(({ id }) => id));
      }
      expect(count, request).toBeGreaterThan(5);
      expect(sorted.length, request).toBeGreaterThan(count);
      expect(new Set(pages.slice(0, count)), request).toEqual(new Set(sorted.slice(0, count)));
      expect(pages.slice(count), request).toEqual(sorted.slice(count));
      expect(pages, request).not.toEqual(sorted);
    }
  });

  it('finds by the beginnings of words, and not by those of its own terms', async () => {
    for (const request of ['mat', 'mate', '12', 'in', 'on', 'co', 'cat', 'size', 'vendor', 'мат']) {
      const { rows } = await sql<{ total: number }>`select count(*) as total from product
        where listed and deleted_at is null
          and (search_words @@ to_tsquery('simple', ${`${foldForSearch(request)}:*`}))`.execute(database.db);
      const found = await searchProducts(database.db, { request }, 'bg');
      // What nothing begins with may be mistyped.
      if ((rows[0]?.total ?? 0) > 0) expect(found.total, request).toBe(rows[0]?.total);
      else expect(found.total, request).toBeLessThan(products.length / 4);
    }
  });

  it('begins with the same products whether the order is walked or what fits is sorted', async () => {
    for (let draw = 0; draw < 60; draw += 1) {
      const filter = drawnFilter();
      const words = filter.request === undefined ? null : await searchWords(database.db, filter.request);
      if (filter.request !== undefined && words === null) continue;
      const categories = filter.room === undefined ? null : (rooms.get(filter.room) ?? []);
      const list = listCondition(filter, { words: words?.query ?? null, categories });
      const wanted = { orderBy: random.pick(PRODUCT_ORDERS), limit: random.pick([1, 10, 100]) };
      const [sorted, sampled, walked] = await Promise.all(
        [0, 5, 2_000].map((sampled) => firstListed(database.db, list, wanted, { sampled })),
      );
      const said = JSON.stringify({ ...filter, ...wanted });
      expect(sampled?.ids, said).toEqual(sorted?.ids);
      expect(walked?.ids, said).toEqual(sorted?.ids);
    }
  });

  it('begins with the same products, whatever way they are found', async () => {
    for (let draw = 0; draw < 60; draw += 1) {
      const filter = { ...drawnFilter(), request: undefined };
      const categories = filter.room === undefined ? null : (rooms.get(filter.room) ?? []);
      const list = listCondition(filter, { words: null, categories });
      const wanted = { orderBy: random.pick(PRODUCT_ORDERS), limit: random.pick([1, 10, 50]) };
      const { ids } = await firstListed(database.db, list, wanted);
      for (const way of WAYS) {
        const found = await firstListed(database.db, list, wanted, { sampled: 1, percent: 100, way });
        expect(found.ids, JSON.stringify({ ...filter, ...wanted, way })).toEqual(ids);
      }
    }
  });

  it('looks farther where a bound was too near, and not at all that fit', async () => {
    const statements: string[] = [];
    const watched = database.db.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(JSON.stringify(node));
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const way = 'bound-and-terms';
    const list = listCondition({ inStock: true }, { words: null, categories: null });
    const rows = { ...list, partInRange: sql`true` };
    let tooNear = 0;
    for (const orderBy of PRODUCT_ORDERS) {
      for (const percent of [2, 3, 4, 5, 6, 8, 10, 12, 15, 20]) {
        for (const limit of [5, 8, 10, 15, 20, 30, 40, 60, 80]) {
          const order = ORDERS[orderBy];
          const upTo = async (pages: number) => {
            const page = { order, limit: pages * limit };
            const sample = await sampleList(database.db, LISTED_PRODUCTS, rows, { page, percent });
            if (!isBounded(sample)) return 0;
            const within = { order, limit };
            const ids = await firstWithinBound(database.db, LISTED_PRODUCTS, rows, within, sample, way);
            return ids.length;
          };
          const near = await upTo(1);
          if (near === 0 || near === limit || (await upTo(3)) < limit) continue;
          tooNear += 1;
          statements.length = 0;
          const found = await firstListed(watched, list, { orderBy, limit }, { sampled: 0, percent, way });
          const sorted = (await cardsOf({ inStock: true })).toSorted(BY[orderBy]).map(({ id }) => id);
          expect(found.ids, `${orderBy} ${percent} ${limit}`).toEqual(sorted.slice(0, limit));
          expect(statements.filter((one) => one.includes('found as materialized'))).toEqual([]);
        }
      }
    }
    expect(tooNear).toBeGreaterThan(0);
  });

  it('begins a room with the same products when each of its categories is read up to where the page ends', async () => {
    let checked = 0;
    for (const [room, categories] of rooms) {
      const filter = { room: room as NonNullable<ProductFilter['room']>, inStock: true };
      const list = listCondition(filter, { words: null, categories });
      const parts = { column: 'category_id', ids: categories };
      const rows = { ...list, partInRange: sql`true`, parts };
      const cards = await cardsOf(filter);
      for (const orderBy of PRODUCT_ORDERS) {
        const page = { order: ORDERS[orderBy], limit: Math.ceil(cards.length / 2) };
        const sample = await sampleList(database.db, LISTED_PRODUCTS, rows, { page, percent: 100 });
        if (!isBounded(sample)) continue;
        const ids = await firstWithinBound(database.db, LISTED_PRODUCTS, rows, page, sample, 'parts');
        const sorted = cards.toSorted(BY[orderBy]).map(({ id }) => id);
        expect(ids, `${room} ${orderBy}`).toEqual(sorted.slice(0, page.limit));
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(rooms.size);
  });

  it('reckons with all that are as popular as the last of a page: PostgreSQL takes a bound to be there', async () => {
    const [room, categories] = random.pick([...rooms]);
    const { part: _, ...list } = listCondition({ onPromo: true }, { words: null, categories: null });
    const parts = { column: 'category_id', ids: categories };
    const page = { order: ORDERS['popular.DESC'], limit: 1 };
    const sample = await sampleList(
      database.db,
      LISTED_PRODUCTS,
      { ...list, partInRange: sql`true`, parts },
      { page, percent: 100 },
    );
    const upTo = products.filter(({ card, popularity }) => card && popularity >= Number(sample.key));
    expect(sample.walked).toBeLessThan(upTo.length);
    expect(sample.upToKey).toBe(upTo.length);
    expect(sample.upToKeyWithTerms).toBe(upTo.filter(({ promo }) => promo).length);
    const inRoom = upTo.filter(({ category_id }) => categories.includes(category_id));
    expect(sample.upToKeyInParts, room).toBe(inRoom.length);
  });
});

describe('The table that lists are read from', () => {
  const rowsOf = async () =>
    (await sql`select * from listed_product order by product_id`.execute(database.db)).rows;

  it('is the same when it is written for a shop that is older than the table', async () => {
    const kept = await rowsOf();
    await sql`delete from listed_product where product_id % 3 > 0`.execute(database.db);
    await listOldProducts(database.db);
    expect(await rowsOf()).toEqual(kept);
  });

  it('is the same when its columns are newer than its rows', async () => {
    const kept = await rowsOf();
    await sql`update listed_product set colour = null, material = null, size = null, in_stock = null`.execute(
      database.db,
    );
    await listOldProducts(database.db);
    expect(await rowsOf()).toEqual(kept);
  });

  it('knows the stock of a family whose members are sold out at the same time', async () => {
    const { rows } = await sql<{ card: number; others: number[] }>`
      select p.id as card, json_agg(m.id) as others from product p join product m on m.variant_of = p.id
      where p.listed and m.hidden_at is null group by p.id having count(*) > 1 order by p.id limit 1`.execute(
      database.db,
    );
    const [{ card, others }] = rows as [{ card: number; others: number[] }];
    const inStock = async () =>
      (
        await sql<{ yes: boolean }>`select terms @@ '''in-stock'''::tsquery as yes
          from listed_product where product_id = ${card}`.execute(database.db)
      ).rows[0]?.yes;
    const sellOut = (id: number) => sql`update product set quantity = 0 where id = ${id}`;
    await sellOut(card).execute(database.db);
    for (const id of others) await sql`update product set quantity = 1 where id = ${id}`.execute(database.db);
    expect(await inStock()).toBe(true);
    await Promise.all(
      others.map((id) =>
        database.db.transaction().execute(async (transaction) => {
          await sellOut(id).execute(transaction);
          // Until the others have written too, or wait for this one.
          await sql`select pg_sleep(0.2)`.execute(transaction);
        }),
      ),
    );
    expect(await inStock()).toBe(false);
  });

  it('loses what is hidden or deleted', async () => {
    const card = products.find((one) => one.card && one.shown)?.id ?? 0;
    const isListed = async () =>
      (await sql`select from listed_product where product_id = ${card}`.execute(database.db)).rows.length ===
      1;
    expect(await isListed()).toBe(true);
    await sql`update product set deleted_at = now() where id = ${card}`.execute(database.db);
    expect(await isListed()).toBe(false);
    await sql`update product set deleted_at = null where id = ${card}`.execute(database.db);
    expect(await isListed()).toBe(true);
    await sql`update product set listed = false where id = ${card}`.execute(database.db);
    expect(await isListed()).toBe(false);
  });
});
