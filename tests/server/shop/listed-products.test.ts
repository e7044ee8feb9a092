import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemoShop } from '../../../server/demo/shop/load-demo-shop.ts';
import { PostgresProductIndex } from '../../../server/modules/shop/search/postgres-product-index.ts';
import type { ProductFilter, ProductIndex } from '../../../server/modules/shop/search/product-index.ts';
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
let index: ProductIndex;

beforeAll(async () => {
  database = await createTestDatabase();
  index = new PostgresProductIndex(database.db);
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

/** A realistic list request with filters. */
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

/** Reference implementation of the filter on cards. */
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
  it('matches a reference implementation, on any page', async () => {
    let found = 0;
    for (let draw = 0; draw < 80; draw += 1) {
      const filter = drawnFilter();
      const cards = await cardsOf(filter);
      const orderBy = random.pick(PRODUCT_ORDERS);
      const offset = random.chance(0.5) ? 0 : Math.floor(random.next() * cards.length);
      const page = await searchProducts(
        { db: database.db, products: index },
        { ...filter, orderBy, offset, limit: 20 },
        'bg',
      );
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

  it('returns the product count of each choice', async () => {
    const left = async (filter: ProductFilter) => (await cardsOf(filter)).length;
    let counted = 0;
    for (let draw = 0; draw < 40; draw += 1) {
      const filter = drawnFilter();
      const choices = await index.facets(filter);
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

  it('ranks the most popular by text relevance, and the others behind them by popularity', async () => {
    const [ranked, limit] = [12, 8];
    const index = new PostgresProductIndex(database.db, ranked);
    for (const orderBy of ['relevance.DESC', 'popular.DESC'] as const) {
      const request = orderBy === 'relevance.DESC' ? 'лампа' : 'дърво';
      const sorted = (await cardsOf({ request })).toSorted(BY['popular.DESC']).map(({ id }) => id);
      const pages: number[] = [];
      for (let offset = 0; offset < sorted.length; offset += limit)
        pages.push(...(await index.find({ request }, { orderBy, offset, limit })).ids);
      expect(sorted.length, request).toBeGreaterThan(ranked);
      expect(new Set(pages.slice(0, ranked)), request).toEqual(new Set(sorted.slice(0, ranked)));
      expect(pages.slice(ranked), request).toEqual(sorted.slice(ranked));
      expect(pages, request).not.toEqual(sorted);
    }
  });

  it('matches prefixes of words, but not of generated terms', async () => {
    for (const request of ['mat', 'mate', '12', 'in', 'on', 'co', 'cat', 'size', 'vendor', 'мат']) {
      const { rows } = await sql<{ total: number }>`select count(*) as total from product
        where listed and deleted_at is null
          and (search_words @@ to_tsquery('simple', ${`${foldForSearch(request)}:*`}))`.execute(database.db);
      const found = await searchProducts({ db: database.db, products: index }, { request }, 'bg');
      // A text without prefix matches may be mistyped.
      if ((rows[0]?.total ?? 0) > 0) expect(found.total, request).toBe(rows[0]?.total);
      else expect(found.total, request).toBeLessThan(products.length / 4);
    }
  });
});

describe('The table for product lists', () => {
  it('has the stock of a family after simultaneous sales of its members', async () => {
    const { rows } = await sql<{ card: number; others: number[] }>`
      select p.id as card, json_agg(m.id) as others from product p join product m on m.variant_of = p.id
      where p.listed and m.hidden_at is null group by p.id having count(*) > 1 order by p.id limit 1`.execute(
      database.db,
    );
    const [{ card, others }] = rows as [{ card: number; others: number[] }];
    const inStock = async () =>
      (
        await sql<{ yes: boolean }>`select choices @@ '''in-stock'''::tsquery as yes
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
          // Waits until the others have written or wait for this one.
          await sql`select pg_sleep(0.2)`.execute(transaction);
        }),
      ),
    );
    expect(await inStock()).toBe(false);
  });

  it('omits hidden and deleted products', async () => {
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
