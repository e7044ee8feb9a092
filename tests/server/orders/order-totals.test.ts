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

describe('The mail about unavailable pieces', () => {
  it.each([
    ['new', 'Ще Ви пишем, когато търговецът ги приеме.'],
    ['accepted', 'Търговецът подготвя останалите продукти.'],
  ])('for a vendor order that is %s states the rest’s status and the new total', async (status, says) => {
    const vendorId = await shop.vendor({ deliveryPrice: 500 });
    const vendor = await aPerson(app, { type: 'vendor', vendorId });
    const id = await shop.product({ vendorId, categoryId: await shop.category(), price: 5_000, quantity: 9 });
    const body = anOrder([{ id, quantity: 3 }]);
    const { token } = (await app.post('/api/order', body)).body as { token: string };
    const [part] = ((await app.get(`/api/order/follow/${token}`)).body as Followed).vendorOrders;
    const path = `/api/order/${part?.id}`;
    if (status === 'accepted') await app.post(`${path}/status`, { status }, vendor.headers);
    const products = [{ productId: id, quantity: 1 }];
    const key = `key-${status}-0000000000000`;
    await app.post(`${path}/cancellation`, { key, products, note: '' }, vendor.headers);
    const { text = '' } = (await mailsTo(app, body.email)).at(-1) ?? {};
    expect(text).toContain(says);
    expect(text).toMatch(/Нова сума на цялата поръчка: 105,00\sлв\./);
    expect(text).not.toContain('на път');
  });
});

describe('An order paid on delivery', () => {
  it('is paid to the vendor with a delivered parcel, while another’s is on its way', async () => {
    const order = await orderOfThree();
    const secret = /confirm=([\w-]{43})/.exec((await mailsTo(app, order.email))[0]?.text ?? '')?.[1];
    await app.post(`/api/order/follow/${order.token}/confirmation`, { secret });
    const [first] = (await order.follow()).vendorOrders;
    const { vendor_id: vendorId } = await app.database.db
      .selectFrom('vendor_order')
      .select('vendor_id')
      .where('id', '=', first?.id ?? 0)
      .executeTakeFirstOrThrow();
    const { headers } = await aPerson(app, { type: 'vendor', vendorId });
    for (const status of ['accepted', 'shipped', 'delivered'])
      await app.post(`/api/order/${first?.id}/status`, { status }, headers);
    const received = await app.get(`/api/order/${first?.id}`, headers);
    expect(received.body).toMatchObject({ payment: { method: 'on-delivery', status: 'paid' } });
    expect((await app.get('/exports/orders.csv', headers)).text).toContain(';Платена при доставката;');
    expect(await order.follow()).toMatchObject({ payment: { status: 'due' } });
  });
});

describe('The totals of an order with a cancelled vendor order', () => {
  it('are the amounts due on its page, in the buyer’s list and on the card page', async () => {
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

  it('match those of its confirmation mail', async () => {
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
