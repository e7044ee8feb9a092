import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from '../../../server/demo/load-demo.ts';
import { productRemarks } from '../../../server/demo/reviews/product-remarks.ts';
import { kinds } from '../../../server/demo/shop/kinds.ts';
import { loadLocations } from '../../../server/modules/properties/load-locations.ts';
import { loadUniversities } from '../../../server/modules/roommates/load-universities.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadLocations(database.pool, process.cwd());
  await loadUniversities(database.pool, process.cwd());
  await loadDemo(database.pool, new Date(), { products: 640, properties: 300, offers: 60 });
});
afterAll(() => database.drop());

const count = async (query: ReturnType<typeof sql<{ count: number }>>) =>
  Number((await query.execute(database.db)).rows[0]?.count);

describe('The reviews of the demo', () => {
  it('cover about a fifth of the products, every shop and some landlords', async () => {
    const reviewed = (kind: string) =>
      count(
        sql<{ count: number }>`select count(distinct subject) from review where subject like ${`${kind}-%`}`,
      );
    expect(await reviewed('product')).toBeGreaterThan(128);
    expect(await reviewed('product')).toBeLessThan(200);
    expect(await reviewed('vendor')).toBe(16);
    expect(await reviewed('owner')).toBeGreaterThan(30);
  });

  it('have many authors and repeat fewer than 1% of their texts', async () => {
    const { rows } = await sql<{ all: number; texts: number; names: number }>`
      select count(*)::int as all, count(distinct text)::int as texts, count(distinct name)::int as names
      from review where subject like 'product-%'`.execute(database.db);
    const [{ all, texts, names } = { all: 0, texts: 0, names: 0 }] = rows;
    expect(all).toBeGreaterThan(300);
    expect(1 - texts / all).toBeLessThan(0.01);
    expect(names).toBeGreaterThan(200);
  });

  it('give every number of stars, most of them four or five', async () => {
    const { rows } = await sql<{ stars: number; count: number }>`
      select stars, count(*)::int as count from review group by stars order by stars`.execute(database.db);
    expect(rows.map(({ stars }) => stars)).toEqual([1, 2, 3, 4, 5]);
    const all = rows.reduce((sum, row) => sum + row.count, 0);
    const good = rows.filter(({ stars }) => stars > 3).reduce((sum, row) => sum + row.count, 0);
    expect(good / all).toBeGreaterThan(0.6);
    expect(good / all).toBeLessThan(0.9);
  });

  it('are summed up on their subjects and products', async () => {
    expect(
      await count(sql<{ count: number }>`select count(*) from review_summary s
        where (select sum(n) from unnest(s.stars) n) <> (select count(*) from review r where r.subject = s.subject)`),
    ).toBe(0);
    expect(
      await count(sql<{ count: number }>`select count(*) from product p
        join review_summary s on s.subject = 'product-' || p.id where p.stars <> s.stars`),
    ).toBe(0);
  });

  it('mention the use of every kind of product', () => {
    expect(Object.keys(productRemarks).toSorted()).toEqual(kinds.map(({ key }) => key).toSorted());
    expect(JSON.stringify(productRemarks['dining-table'])).not.toContain('Разтяга');
  });
});

describe('The dates of the demo', () => {
  it('put every account, agency and shop before its first listing and review', async () => {
    const { rows } = await sql<{ what: string; count: number }>`
      select 'home' as what, count(*)::int as count from property p join account a on a.id = p.owner_id
        where p.created_at < a.created_at
      union all select 'room', count(*)::int from roommate_offer o join account a on a.id = o.owner_id
        where o.created_at < a.created_at
      union all select 'product', count(*)::int from product p join vendor v on v.id = p.vendor_id
        where p.created_at < v.created_at
      union all select 'owner review', count(*)::int from review r join account a on r.subject = 'owner-' || a.id
        where r.created_at < a.created_at
      union all select 'vendor review', count(*)::int from review r join vendor v on r.subject = 'vendor-' || v.id
        where r.created_at < v.created_at`.execute(database.db);
    expect(rows).toHaveLength(5);
    expect(rows.filter((row) => row.count > 0)).toEqual([]);
  });

  it('put a review after the product could be bought and before its reply', async () => {
    expect(
      await count(sql<{
        count: number;
      }>`select count(*) from review r join product p on r.subject = 'product-' || p.id
        where r.created_at < p.created_at + interval '10 days' or r.created_at > now()`),
    ).toBe(0);
    expect(
      await count(
        sql<{
          count: number;
        }>`select count(*) from review where replied_at < created_at or replied_at > now()`,
      ),
    ).toBe(0);
  });
});
