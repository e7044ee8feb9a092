import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { anOrder } from '../support/an-order.ts';
import { notifyOfSteps } from '../support/notify-of-steps.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

type Followed = {
  vendorOrders: {
    id: number;
    status: string;
    totalAmount: number;
    products: { productId: number; quantity: number; withdrawn: number; returned: number }[];
    withdrawal: { possible: boolean; withdrawnAt: string | null };
    steps: { status: string }[];
  }[];
  refunds: { amount: number; method: string }[];
};

let app: TestApplication;
let shop: ReturnType<typeof aShop>;
let vendor: Person;
let lamp: number;
let chair: number;
let token: string;
let id: number;
let email: string;

beforeAll(async () => {
  app = await startTestApplication();
  shop = aShop(app.database);
});
beforeEach(async () => {
  const vendorId = await shop.vendor({ deliveryPrice: 500 });
  vendor = await aPerson(app, { type: 'vendor', vendorId });
  const categoryId = await shop.category();
  lamp = await shop.product({ vendorId, categoryId, title: 'Лампа Зора', price: 5_000, quantity: 10 });
  chair = await shop.product({ vendorId, categoryId, price: 7_000, quantity: 10 });
  email = `withdraws-${randomBytes(4).toString('hex')}@example.com`;
  const products = [
    { id: lamp, quantity: 3 },
    { id: chair, expectedPrice: 7_000 },
  ];
  const answer = await app.post('/api/order', anOrder(products, { email, paymentMethod: 'card' }));
  const placed = answer.body as { token: string; paymentUrl: string };
  token = placed.token;
  await app.server.inject({ method: 'POST', url: placed.paymentUrl, payload: { outcome: 'paid' } });
  id = (await part()).id;
});
afterAll(() => app.close());

const follow = async () => (await app.get(`/api/order/follow/${token}`)).body as Followed;
async function part() {
  const [own] = (await follow()).vendorOrders;
  if (!own) throw new Error('the order has no part');
  return own;
}
const newKey = () => randomBytes(16).toString('base64url');
const withdraw = (products: { productId: number; quantity: number }[], key = newKey()) =>
  app.post(`/api/order/follow/${token}/withdrawal`, { vendorOrderId: id, pieces: { key, products } });
const move = async (...statuses: string[]) => {
  for (const status of statuses) await app.post(`/api/order/${id}/status`, { status }, vendor.headers);
};
const receive = (unsellable: { productId: number; damaged: number; missing: number }[] = []) =>
  app.post(`/api/order/${id}/return`, { unsellable, note: '' }, vendor.headers);
const refunds = async () => (await follow()).refunds.map(({ amount }) => amount);

describe('A withdrawal from some pieces', () => {
  it('before shipping removes them from the order, once, and refunds their price', async () => {
    const key = newKey();
    const pieces = [{ productId: lamp, quantity: 2 }];
    const answers = await Promise.all([withdraw(pieces, key), withdraw(pieces, key), withdraw(pieces, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await part()).toMatchObject({
      status: 'new',
      totalAmount: 12_500,
      products: [{ quantity: 1 }, { quantity: 1 }],
      withdrawal: { possible: true, withdrawnAt: null },
      steps: [{ status: 'new' }, { status: 'paid' }, { status: 'partly-withdrawn' }],
    });
    expect(await shop.stockOf(lamp)).toBe(9);
    expect(await refunds()).toEqual([10_000]);
    const mail = await app.database.db
      .selectFrom('mail')
      .select('text')
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(mail.text).toContain('2 × Лампа Зора');
    expect(mail.text).toContain('100,00');
    expect(mail.text).toContain('2026');
  });

  it('after delivery waits for the return, and does not refund delivery', async () => {
    await move('accepted', 'shipped', 'delivered');
    expect((await withdraw([{ productId: chair, quantity: 1 }])).status).toBe(200);
    expect(await part()).toMatchObject({
      status: 'delivered',
      products: [{}, { quantity: 1, withdrawn: 1 }],
    });
    expect(await refunds()).toEqual([]);
    const answers = await Promise.all([receive(), receive()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await part()).toMatchObject({
      status: 'delivered',
      totalAmount: 15_500,
      products: [{ quantity: 3 }, { quantity: 0, withdrawn: 0, returned: 1 }],
    });
    expect(await shop.stockOf(chair)).toBe(10);
    expect(await refunds()).toEqual([7_000]);
  });

  it('restocks only sellable pieces, as a step that can be undone', async () => {
    await move('accepted', 'shipped', 'delivered');
    await withdraw([{ productId: lamp, quantity: 3 }]);
    expect(await receive([{ productId: lamp, damaged: 2, missing: 2 }])).toMatchObject({ status: 422 });
    expect((await receive([{ productId: lamp, damaged: 1, missing: 1 }])).status).toBe(200);
    expect(await shop.stockOf(lamp)).toBe(8);
    const received = await part();
    expect(received.steps.at(-1)).toMatchObject({
      status: 'partly-returned',
      pieces: [{ productId: lamp, sellable: 1, damaged: 1, missing: 1 }],
    });
    expect([received.totalAmount, await refunds()]).toEqual([7_500, [15_000]]);
    const undone = await app.post(`/api/order/${id}/undo`, undefined, vendor.headers);
    expect(undone.body).toMatchObject({ status: 'delivered', awaitsPieces: true });
    expect(await shop.stockOf(lamp)).toBe(7);
    expect(await part()).toMatchObject({
      totalAmount: 22_500,
      products: [{ withdrawn: 3, returned: 0 }, {}],
    });
    expect(await refunds()).toEqual([]);
    await receive();
    await notifyOfSteps(app);
    const mail = await app.database.db
      .selectFrom('mail')
      .select('text')
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(mail.text).toContain('получи върнатите продукти');
    expect((await app.post(`/api/order/${id}/undo`, undefined, vendor.headers)).status).toBe(409);
  });

  it('excludes returned pieces from the export, the statistics and the product list', async () => {
    await move('accepted', 'shipped', 'delivered');
    await withdraw([{ productId: lamp, quantity: 2 }]);
    await receive();
    const { text } = await app.get('/exports/orders.csv', vendor.headers);
    const [, lamps, chairs] = text.trim().split('\r\n');
    // Pieces, cancelled, returned, unit price, amount, delivery, total, VAT, total in euro and refund.
    expect(lamps?.endsWith(';1;0;2;50;50;5;125;20,83;63,91;100')).toBe(true);
    expect(chairs?.endsWith(';1;0;0;70;70;;;;;')).toBe(true);
    const figures = await app.get('/api/stats/vendor?from=2026-11-21&to=2026-11-21', vendor.headers);
    expect(figures.body).toMatchObject({
      sold: { orders: 1, pieces: 2, revenue: 12_000 },
      bestSellers: [
        { productId: chair, pieces: 1, revenue: 7_000 },
        { productId: lamp, pieces: 1, revenue: 5_000 },
      ],
    });
    const own = await app.get('/api/vendor/product?orderBy=title.ASC', vendor.headers);
    expect((own.body as { data: { id: number; sold: number }[] }).data.map(({ sold }) => sold)).toEqual([
      1, 1,
    ]);
  });

  it('exports a fully returned order with nothing to pay', async () => {
    await move('accepted', 'shipped', 'returned');
    const { text } = await app.get('/exports/orders.csv', vendor.headers);
    const [, lamps] = text.trim().split('\r\n');
    expect(lamps?.endsWith(';0;0;3;50;0;0;0;0;0;225')).toBe(true);
  });

  it('and then from the rest refunds the whole payment with delivery', async () => {
    await move('accepted', 'shipped', 'delivered');
    await withdraw([{ productId: lamp, quantity: 1 }]);
    await receive();
    await withdraw([
      { productId: lamp, quantity: 2 },
      { productId: chair, quantity: 1 },
    ]);
    expect((await part()).withdrawal.withdrawnAt).not.toBeNull();
    await move('returned');
    expect(await refunds()).toEqual([5_000, 17_500]);
    expect(await shop.stockOf(lamp)).toBe(10);
    expect(await shop.stockOf(chair)).toBe(10);
  });

  it('is limited to the ordered pieces', async () => {
    expect(await withdraw([{ productId: lamp, quantity: 4 }])).toMatchObject({
      status: 422,
      body: { message: 'error-pieces-not-ordered' },
    });
    await move('accepted', 'shipped', 'delivered');
    await withdraw([{ productId: lamp, quantity: 2 }]);
    expect((await withdraw([{ productId: lamp, quantity: 2 }])).status).toBe(422);
    expect((await withdraw([{ productId: 987_654, quantity: 1 }])).status).toBe(422);
  });

  it('is possible until the fourteenth day after delivery', async () => {
    await move('accepted', 'shipped', 'delivered');
    app.clock.passDays(15);
    expect((await withdraw([{ productId: lamp, quantity: 1 }])).status).toBe(409);
  });
});
