import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../support/an-account.ts';
import { aShop } from '../support/a-shop.ts';
import { anOrder } from '../support/an-order.ts';
import { mailsTo } from '../support/a-property.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

type Followed = {
  totalOrderAmount: number;
  totalDeliveryAmount: number;
  containedVat: number;
  vendorOrders: { id: number; totalAmount: number; status: string }[];
};

let app: TestApplication;
let shop: ReturnType<typeof aShop>;

beforeAll(async () => {
  app = await startTestApplication();
  shop = aShop(app.database);
});
afterAll(() => app.close());

/** An order of 1 200 + 9, 342,50 + 9 and 825 + 0 leva at three vendors. */
async function orderOfThree(changes: object = {}) {
  const buyer = await aPerson(app);
  const categoryId = await shop.category();
  const products = [];
  for (const [price, deliveryPrice] of [
    [120_000, 900],
    [34_250, 900],
    [82_500, 0],
  ] as const) {
    const vendorId = await shop.vendor({ deliveryPrice });
    products.push({
      id: await shop.product({ vendorId, categoryId, price, quantity: 5 }),
      expectedPrice: price,
    });
  }
  const body = anOrder(products, { expectedDelivery: 1_800, ...changes });
  const answer = await app.post('/api/order', body, buyer.headers);
  expect(answer.status).toBe(201);
  const placed = answer.body as { token: string; paymentUrl: string | null };
  const follow = async () => (await app.get(`/api/order/follow/${placed.token}`)).body as Followed;
  const [, second] = (await follow()).vendorOrders;
  const cancelSecond = () =>
    app.post(`/api/order/follow/${placed.token}/withdrawal`, { vendorOrderId: second?.id });
  return { ...placed, buyer, email: body.email, follow, cancelSecond };
}

describe('the totals of an order with a cancelled vendor order', () => {
  it('say what is owed, on its page, in the buyer’s list and on the card page', async () => {
    const order = await orderOfThree({ paymentMethod: 'card' });
    expect((await order.follow()).totalOrderAmount).toBe(238_550);
    await order.cancelSecond();
    const followed = await order.follow();
    expect(followed).toMatchObject({
      totalOrderAmount: 203_400,
      totalDeliveryAmount: 900,
      containedVat: 33_900,
    });
    expect(followed.vendorOrders.map(({ totalAmount }) => totalAmount)).toEqual([120_900, 0, 82_500]);
    const list = await app.get('/api/user/order', order.buyer.headers);
    expect(list.body).toMatchObject({ data: [{ totalOrderAmount: 203_400 }] });
    const { body } = await app.post(`/api/order/follow/${order.token}/payment`);
    const page = await app.server.inject((body as { paymentUrl: string }).paymentUrl);
    // 2 034 leva.
    expect(page.body).toMatch(/1\s?039,97/);
  });

  it('are those of the mail that confirms it', async () => {
    const order = await orderOfThree();
    const [first] = await mailsTo(app, order.email);
    const secret = /confirm=([\w-]{43})/.exec(first?.text ?? '')?.[1];
    await order.cancelSecond();
    const confirmed = await app.post(`/api/order/follow/${order.token}/confirmation`, { secret });
    expect(confirmed.status).toBe(200);
    const mail = (await mailsTo(app, order.email)).at(-1);
    expect(mail?.text).toMatch(/2\s034,00\sлв\./);
    expect(mail?.text).not.toContain('342,50');
  });
});
