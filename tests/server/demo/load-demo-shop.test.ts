import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadDemoShop } from '../../../server/demo/shop/load-demo-shop.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const PRODUCTS = 2_200;
const count = async () =>
  (
    await sql<{ all: number; listed: number }>`
      select (select count(*) from product where variant_of is null) as all,
        (select count(*) from listed_product) as listed`.execute(database.db)
  ).rows[0];
const load = (onProgress?: (products: number) => void) =>
  loadDemoShop(database.pool, {
    products: PRODUCTS,
    now: new Date(),
    committedFrom: 1_000,
    ...(onProgress && { onProgress }),
  });

describe('A large demo shop', () => {
  it('is committed batch by batch, so that nobody waits for all of it', async () => {
    const seen: Promise<unknown>[] = [];
    expect(await load(() => seen.push(count()))).toBe(PRODUCTS);
    expect((await Promise.all(seen)).length).toBeGreaterThan(2);
    expect(await seen[0]).not.toEqual({ all: 0, listed: 0 });
    expect(await count()).toEqual({ all: PRODUCTS, listed: PRODUCTS });
  });

  it('goes on where it was cut off', async () => {
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
});
