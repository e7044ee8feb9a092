import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '../../../src/core/shared/page.ts';
import type { ListedVendor } from '../../../src/core/shop/vendor-profile.ts';
import { aShop } from '../support/a-shop.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let shop: ReturnType<typeof aShop>;
let categoryId: number;
const name = 'Дъбрава';

beforeAll(async () => {
  app = await startTestApplication();
  shop = aShop(app.database);
  categoryId = await shop.category();
});
beforeEach(async () => {
  await app.database.db.updateTable('vendor').set({ removed_at: new Date() }).execute();
});
afterAll(() => app.close());

const find = async (search: string, more = '') =>
  (await app.get(`/api/vendor?search=${encodeURIComponent(search)}${more}`)).body as Page<ListedVendor>;

async function aSellingShop(wanted = name, products = 1): Promise<number> {
  const vendorId = await shop.vendor({ name: wanted });
  for (let made = 0; made < products; made += 1) await shop.product({ vendorId, categoryId });
  return vendorId;
}

describe('The list of shops (SHOP-07)', () => {
  it('has the name, the town, the number of products and the rating of each', async () => {
    const id = await aSellingShop(name, 2);
    await app.database.db
      .insertInto('review_summary')
      .values({ subject: `vendor-${id}`, stars: [0, 0, 0, 1, 1] })
      .execute();
    expect(await find(name)).toEqual({
      total: 1,
      data: [{ id, name, logo: null, town: 'Троян', productCount: 2, rating: { average: 4.5, count: 2 } }],
    });
  });

  it('is by name, in pages', async () => {
    const later = await aSellingShop(`${name} Явор`);
    const first = await aSellingShop(`${name} Бор`);
    expect(await find(name, '&limit=1')).toMatchObject({ total: 2, data: [{ id: first }] });
    expect(await find(name, '&limit=1&offset=1')).toMatchObject({ total: 2, data: [{ id: later }] });
  });

  it.each([
    ['a part in small letters', 'ъбрава'],
    ['Latin letters', 'dabrava'],
    ['words in another order', 'явор дъбрава'],
  ])('finds a shop by %s', async (_, text) => {
    const id = await aSellingShop(`${name} Явор`);
    expect((await find(text)).data.map((one) => one.id)).toEqual([id]);
  });

  it.each(['%%', '_____', String.raw`\\`, "'; drop", 'няма такъв'])('finds nothing by %s', async (text) => {
    await aSellingShop();
    expect(await find(text)).toEqual({ data: [], total: 0 });
  });

  it('has no removed shops and none without products on sale', async () => {
    await shop.vendor({ name: `${name} празен` });
    const hidden = await aSellingShop(`${name} скрит`);
    const removed = await aSellingShop(`${name} свален`);
    const { db } = app.database;
    await db.updateTable('product').set({ hidden_at: new Date() }).where('vendor_id', '=', hidden).execute();
    await db.updateTable('vendor').set({ removed_at: new Date() }).where('id', '=', removed).execute();
    expect(await find(name)).toEqual({ data: [], total: 0 });
  });

  it('rejects a long text and a negative page', async () => {
    expect((await app.get(`/api/vendor?search=${'a'.repeat(101)}`)).status).toBe(400);
    expect((await app.get('/api/vendor?offset=-1')).status).toBe(400);
  });
});
