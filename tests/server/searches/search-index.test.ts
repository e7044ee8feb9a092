import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openIndexes } from '../../../server/modules/searches/search-module.ts';
import { openDatabase } from '../../../server/platform/database/database.ts';
import { DatabaseTime } from '../../../server/platform/database/database-time.ts';
import type { Database } from '../../../server/tables.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { COUNT_LIMIT } from '../../../src/core/shared/page.ts';
import { aShop } from '../support/a-shop.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const FIRST = { offset: 0, limit: 10 };

describe('The search index', () => {
  it('returns ids, the number of matches and the dropped words', async () => {
    const shop = aShop(database);
    const [vendorId, categoryId] = [await shop.vendor(), await shop.category('Лампи')];
    const dear = await shop.product({ vendorId, categoryId, title: 'Лампа „Рила“', price: 9_000 });
    const cheap = await shop.product({ vendorId, categoryId, title: 'Лампа „Пирин“', price: 5_000 });
    const { products } = openIndexes(database.db);
    const page = { ...FIRST, orderBy: 'price.ASC' } as const;
    expect(await products.find({ request: 'лампа' }, page)).toEqual({
      ids: [cheap, dear],
      total: 2,
      letGo: [],
    });
    expect(await products.find({ request: 'лампа рила лалугер' }, page)).toEqual({
      ids: [dear],
      total: 1,
      letGo: ['лалугер'],
    });
    expect(await products.count({ categoryId, priceTo: 6_000 })).toEqual({ total: 1, letGo: [] });
  });

  it('counts a long list up to its limit, and reads its pages by their order', async () => {
    const undone = new Error('undone');
    const rows = 30_200;
    const run = database.db.transaction().execute(async (db) => {
      await sql`alter table listed_property drop constraint listed_property_property_id_fkey`.execute(db);
      await sql`
        insert into listed_property (property_id, owner_id, city_id, district_id, price, area, created_at, latitude, longitude,
          choices, words)
        select n, 1, 1, 1, (n * 7919) % 1000, 50, now(), 42, 23, array_to_tsvector(array['city:1']), ''
        from generate_series(1, ${rows}::integer) n`.execute(db);
      const sorted = Array.from({ length: rows }, (_, place) => place + 1).toSorted(
        (one, other) => ((one * 7919) % 1000) - ((other * 7919) % 1000) || one - other,
      );
      const { homes } = openIndexes(db);
      for (const offset of [0, 1_500, COUNT_LIMIT - 10]) {
        const { ids, total } = await homes.find({ city: [1] }, { ...FIRST, offset, orderBy: 'price.ASC' });
        expect(total).toBe(COUNT_LIMIT);
        expect(ids).toEqual(sorted.slice(offset, offset + 10));
      }
      expect(await homes.facets({ city: [1] })).toEqual([]);
      throw undone;
    });
    await expect(run).rejects.toBe(undone);
  });

  it.each([
    ['products', 'statement', { requestSeconds: 0.2, seconds: 0.2 }],
    ['homes', 'statement', { requestSeconds: 0.2, seconds: 0.2 }],
    ['homes', 'request', { requestSeconds: 5, seconds: 0.1 }],
  ] as const)(
    'cancels a search of %s at the time limit of its %s, and proposes to narrow it',
    async (kind, _, { requestSeconds, seconds }) => {
      const slow = openDatabase<Database>(database.url, pino({ level: 'silent' }), { requestSeconds });
      const indexes = openIndexes(slow.db);
      const tooSlow = new Failure('error-search-too-slow', {}, 'invalid');
      await database.db.transaction().execute(async (transaction) => {
        await sql`lock table listed_product, listed_property in access exclusive mode`.execute(transaction);
        const search = new DatabaseTime(seconds).run(() => indexes[kind].count({ priceTo: 100 }));
        await expect(search).rejects.toEqual(tooSlow);
      });
      await slow.close();
    },
  );
});
