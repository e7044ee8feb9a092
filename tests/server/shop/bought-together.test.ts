import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aShop } from '../support/a-shop.ts';
import { anOrder } from '../support/an-order.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let shop: ReturnType<typeof aShop>;
let table: number;
let chair: number;
let lamp: number;

beforeAll(async () => {
  app = await startTestApplication();
  shop = aShop(app.database);
});
beforeEach(async () => {
  const [here, there] = [await shop.vendor(), await shop.vendor({ name: 'Лъч' })];
  const categoryId = await shop.category();
  table = await shop.product({ vendorId: here, categoryId, price: 5_000, quantity: 50 });
  chair = await shop.product({ vendorId: there, categoryId, price: 5_000, quantity: 50 });
  lamp = await shop.product({ vendorId: here, categoryId, price: 5_000, quantity: 50 });
});
afterAll(() => app.close());

const together = async (id: number) => {
  const { body } = await app.get(`/api/product/${id}/together`);
  return (body as { data: { id: number }[] }).data.map((product) => product.id);
};
const order = async (...ids: number[]) => {
  const delivery = ids.includes(chair) && ids.some((id) => id !== chair) ? 1_000 : 500;
  const products = ids.map((id) => ({ id }));
  const answer = await app.post('/api/order', anOrder(products, { expectedDelivery: delivery }));
  expect(answer.status).toBe(201);
};

describe('Products bought together', () => {
  it('appear from three orders on, also of other vendors, the most frequent first', async () => {
    await order(table, chair);
    await order(table, chair, lamp);
    expect(await together(table)).toEqual([]);
    await order(table, chair, lamp);
    expect(await together(table)).toEqual([chair]);
    expect(await together(chair)).toEqual([table]);
    await order(table, lamp);
    await order(table, lamp);
    expect(await together(table)).toEqual([lamp, chair]);
  });

  it('exclude cancelled orders and products that cannot be bought', async () => {
    for (let count = 0; count < 3; count += 1) await order(table, chair, lamp);
    const { db } = app.database;
    await db.updateTable('product').set({ quantity: 0 }).where('id', '=', chair).execute();
    expect(await together(table)).toEqual([lamp]);
    const { vendor_order_id } = await db
      .selectFrom('vendor_order_line')
      .select('vendor_order_id')
      .where('product_id', '=', lamp)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('vendor_order')
      .set({ status: 'cancelled' })
      .where('id', '=', vendor_order_id)
      .execute();
    expect(await together(table)).toEqual([]);
  });

  it('are empty for an unknown product', async () => {
    expect(await together(987_654)).toEqual([]);
  });
});
