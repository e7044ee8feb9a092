import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoSearchTerms } from '../../../server/demo/bulk-load.ts';
import { composeProduct } from '../../../server/demo/shop/compose-product.ts';
import { loadDemoShop } from '../../../server/demo/shop/load-demo-shop.ts';
import { DAY } from '../../../src/core/shared/durations.ts';
import { searchTerms } from '../../../src/core/shared/search-stem.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/** Two parallel batches, and one that waits for the first of them. */
const PRODUCTS = 4_200;
const count = async () =>
  (
    await sql<{ all: number; listed: number }>`
      select (select count(*) from product where variant_of is null) as all,
        (select count(*) from listed_product) as listed`.execute(database.db)
  ).rows[0];
const load = (onProgress?: (products: number) => unknown) =>
  loadDemoShop(database.pool, {
    products: PRODUCTS,
    now: new Date(),
    committedFrom: 1_000,
    ...(onProgress && { onProgress }),
  });

describe('A large demo shop', () => {
  it('is committed batch by batch, so that no query waits for all of it', async () => {
    const seen: Awaited<ReturnType<typeof count>>[] = [];
    expect(await load(async () => seen.push(await count()))).toBe(PRODUCTS);
    const [first, ...later] = seen;
    expect(later.length).toBeGreaterThan(0);
    expect(first?.all).toBeGreaterThan(0);
    expect(first?.all).toBeLessThan(PRODUCTS);
    expect(first?.listed).toBe(first?.all);
    expect(await count()).toEqual({ all: PRODUCTS, listed: PRODUCTS });
  });

  it('resumes after an interruption', async () => {
    const cutOff = load(() => {
      throw new Error('the machine was switched off');
    });
    await expect(cutOff).rejects.toThrow('switched off');
    const before = (await count())?.all ?? 0;
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(PRODUCTS);
    expect(await load()).toBe(PRODUCTS - before);
    expect(await count()).toEqual({ all: PRODUCTS, listed: PRODUCTS });
  });

  it('fills the gap after only the later of two batches was committed', async () => {
    await load();
    const lost = Array.from({ length: PRODUCTS }, (_, index) => composeProduct(index))
      .filter((_, index) => index < 2_000 || index >= 4_000)
      .flatMap((product) => [product, ...product.variants].map(({ vendorCode }) => vendorCode));
    await sql`delete from product where vendor_code = any(${lost})`.execute(database.db);
    const [{ all: left = 0 } = {}, again] = [await count(), await load()];
    expect(again).toBe(PRODUCTS - left);
    expect(await count()).toEqual({ all: PRODUCTS, listed: PRODUCTS });
  });

  it('has the prices of each product with their start dates', async () => {
    const now = new Date();
    await loadDemoShop(database.pool, { products: 60, now });
    const { rows } = await sql<{ code: string; prices: { price: number; from: string }[] }>`
      select p.vendor_code as code,
        json_agg(json_build_object('price', old.price, 'from', old.valid_from) order by old.valid_from) as prices
      from product p join product_price old on old.product_id = p.id group by p.id`.execute(database.db);
    const pricesByCode = new Map(rows.map(({ code, prices }) => [code, prices]));
    for (const { vendorCode, history } of Array.from({ length: 60 }, (_, index) => composeProduct(index))) {
      const days = (from: string) => Math.round((now.getTime() - Date.parse(from)) / DAY);
      const prices = pricesByCode.get(vendorCode)?.map(({ price, from }) => ({ daysAgo: days(from), price }));
      expect(prices, vendorCode).toEqual(history.map(({ daysAgo, price }) => ({ daysAgo, price })));
    }
  });
});

it('The vocabulary of the demo matches that of the search', () => {
  for (let index = 0; index < 200; index += 1) {
    const text = composeProduct(index).title.join(' ');
    expect(demoSearchTerms(text)).toEqual(searchTerms(text));
  }
});
