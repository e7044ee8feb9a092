import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aShop } from '../support/a-shop.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let shop: ReturnType<typeof aShop>;
beforeAll(async () => {
  app = await startTestApplication();
  shop = aShop(app.database);
});
afterAll(() => app.close());

type Found = { id: number; price: number; level: string };

async function shortlist(query: string): Promise<Found[]> {
  const { body } = await app.get(`/api/product/shortlist?${query}`);
  return (body as { data: Found[] }).data;
}

it('A shortlist finds the one bed that arrives in time behind hundreds of cheaper late ones (PLAN-05)', async () => {
  const [vendorId, categoryId] = [await shop.vendor(), await shop.category('Легла')];
  const inTime = await shop.product({ vendorId, categoryId, price: 90_000 });
  await sql`update product set delivery_days_min = 1, delivery_days_max = 2 where id = ${inTime}`.execute(
    app.database.db,
  );
  for (let price = 1; price <= 150; price += 1)
    await shop.product({ vendorId, categoryId, price: price * 100 });
  await sql`update product set delivery_days_min = 5, delivery_days_max = 9
    where category_id = ${categoryId} and id <> ${inTime}`.execute(app.database.db);
  expect((await shortlist(`wanted=${categoryId}:1&withinDays=4`)).map(({ id }) => id)).toEqual([inTime]);
  const any = await shortlist(`wanted=${categoryId}:1`);
  expect(any.slice(0, 6).map(({ price }) => price)).toEqual([100, 200, 300, 400, 500, 600]);
  expect(new Set(any.map(({ level }) => level))).toEqual(new Set(['low', 'middle', 'high']));
});

it('A shortlist excludes sold-out, deleted and hidden products, and other categories', async () => {
  const [vendorId, categoryId] = [await shop.vendor(), await shop.category('Маси')];
  const sold = await shop.product({ vendorId, categoryId, price: 5_000 });
  await shop.product({ vendorId, categoryId, quantity: 0 });
  const [deleted, hidden] = [
    await shop.product({ vendorId, categoryId }),
    await shop.product({ vendorId, categoryId }),
  ];
  await sql`update product set deleted_at = now() where id = ${deleted}`.execute(app.database.db);
  await sql`update product set hidden_at = now(), listed = false where id = ${hidden}`.execute(
    app.database.db,
  );
  await shop.product({ vendorId, categoryId: await shop.category('Столове') });
  expect(await shortlist(`wanted=${categoryId}:1&wanted=${categoryId}:2`)).toMatchObject([
    { id: sold, price: 5_000 },
  ]);
});

it.each(['wanted=', 'wanted=36', 'wanted=0:1', 'wanted=36:0', 'wanted=36:1&withinDays=-1', ''])(
  'A shortlist of %j is rejected',
  async (query) => {
    expect((await app.get(`/api/product/shortlist?${query}`)).status).toBe(400);
  },
);
