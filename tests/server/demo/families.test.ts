import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDemoShop } from '../../../server/demo/shop/load-demo-shop.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

const PRODUCTS = 49;

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
  await loadDemoShop(app.database.pool, { products: PRODUCTS, now: app.clock.now() });
});
afterAll(() => app.close());

it('The product list has one card of each demo family, which links to the others', async () => {
  const { rows } = await app.database.pool.query<{ id: number; variants: number; members: string }>(
    `select main.id, main.variants, count(member.id) as members
     from product main left join product member on member.variant_of = main.id and not member.listed
       and member.vendor_id = main.vendor_id and member.category_id = main.category_id
     where main.listed and main.variant_of is null group by main.id`,
  );
  expect(rows).toHaveLength(PRODUCTS);
  expect(rows.filter(({ variants, members }) => variants !== Number(members))).toEqual([]);
  const [family] = rows.filter(({ variants }) => variants > 0);
  const { body } = await app.get(`/api/product/${family?.id}`);
  expect((body as { family: unknown[] }).family).toHaveLength((family?.variants ?? 0) + 1);
});

it('The size filter matches any variant of a family of beds', async () => {
  const { rows } = await app.database.pool.query<{ id: number }>(
    `select id from category where name_en = 'Beds'`,
  );
  const { body } = await app.get(`/api/product/category/filters/${rows[0]?.id}`);
  expect((body as { sizes: { key: string }[] }).sizes.map(({ key }) => key)).toEqual([
    '140 × 200',
    '160 × 200',
    '180 × 200',
  ]);
});

it('The demo shop is loaded once, whatever its variants add', async () => {
  const load = (products: number) => loadDemoShop(app.database.pool, { products, now: app.clock.now() });
  expect(await load(PRODUCTS)).toBe(0);
  expect(await load(PRODUCTS + 1)).toBe(1);
});
