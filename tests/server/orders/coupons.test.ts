import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { VendorCoupon } from '../../../src/core/orders/coupon-gateway.ts';
import type { Order } from '../../../src/core/orders/order.ts';
import { bookDue } from '../../../server/modules/payouts/book-due.ts';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { anOrder } from '../support/an-order.ts';
import { aKey } from '../support/a-property.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let shop: ReturnType<typeof aShop>;
let vendorId: number;
let vendor: Person;
let lamp: number;
let chair: number;

beforeAll(async () => {
  app = await startTestApplication();
  shop = aShop(app.database);
});
beforeEach(async () => {
  vendorId = await shop.vendor({ deliveryPrice: 500 });
  vendor = await aPerson(app, { type: 'vendor', vendorId });
  const categoryId = await shop.category();
  lamp = await shop.product({ vendorId, categoryId, price: 3_333, quantity: 100 });
  chair = await shop.product({ vendorId, categoryId, price: 7_000, quantity: 100 });
});
afterAll(() => app.close());

const TERMS = {
  code: 'dom10',
  percent: 10,
  amount: null,
  minAmount: null,
  validFrom: null,
  validUntil: null,
  maxUses: null,
  oncePerBuyer: false,
};
const create = (change: object = {}, headers = vendor.headers) =>
  app.post('/api/vendor/coupon', { ...TERMS, key: aKey(), ...change }, headers);
const aCoupon = async (change: object = {}) => {
  const { status, body } = await create(change);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return (body as { coupons: VendorCoupon[] }).coupons[0]!;
};
const listed = async () =>
  ((await app.get('/api/vendor/coupon', vendor.headers)).body as { coupons: VendorCoupon[] }).coupons;
const check = (coupon: string, headers: object = {}) =>
  app.post('/api/order/coupon', { coupon, vendorIds: [vendorId] }, { ...headers });
const LINES = () => [
  { id: lamp, quantity: 3, expectedPrice: 3_333 },
  { id: chair, quantity: 1, expectedPrice: 7_000 },
];
/** 16,999 stotinki of products and 5,00 of delivery; ten percent are 16,99. */
const place = (change: object = {}) =>
  app.post('/api/order', anOrder(LINES(), { coupon: 'DOM10', expectedDiscount: 1_699, ...change }));
const placed = async (change: object = {}) => {
  const { status, body } = await place(change);
  if (status !== 201) throw new Error(JSON.stringify(body));
  const { token, paymentUrl } = body as { token: string; paymentUrl: string | null };
  if (paymentUrl !== null) {
    await app.server.inject({ method: 'POST', url: paymentUrl, payload: { outcome: 'paid' } });
  }
  return token;
};
const follow = async (token: string) => (await app.get(`/api/order/follow/${token}`)).body as Order;
const refused = (key: string) => ({
  status: 409,
  body: { message: 'order-changed', errors: [{ property: 'coupon', message: key }] },
});

describe('A coupon in an order (CART-03)', () => {
  it('reduces the products to the stotinka and not the delivery', async () => {
    await aCoupon();
    expect((await check('Dom10')).body).toEqual({
      coupons: [{ vendorId, percent: 10, amount: null, minAmount: 0 }],
    });
    const order = await follow(await placed());
    expect(order).toMatchObject({ totalDeliveryAmount: 500, totalOrderAmount: 15_800 });
    const [part] = order.vendorOrders;
    expect(part).toMatchObject({
      productsAmount: 15_300,
      coupon: { code: 'DOM10', discount: 1_699 },
      products: [
        { unitPrice: 3_333, quantity: 3, discount: 999, amount: 9_000 },
        { unitPrice: 7_000, quantity: 1, discount: 700, amount: 6_300 },
      ],
    });
    expect(await listed()).toMatchObject([{ code: 'DOM10', uses: 1, turnover: 15_300 }]);
  });

  it('is charged by card, and refunded piece by piece to exactly what was paid', async () => {
    await aCoupon();
    const token = await placed({ paymentMethod: 'card' });
    const [part] = (await follow(token)).vendorOrders;
    for (const productId of [lamp, lamp, chair]) {
      await app.post(`/api/order/follow/${token}/withdrawal`, {
        vendorOrderId: part?.id,
        pieces: { key: aKey(), products: [{ productId, quantity: 1 }] },
      });
    }
    const left = await follow(token);
    expect(left.vendorOrders[0]?.productsAmount).toBe(left.vendorOrders[0]?.products[0]?.amount);
    await app.post(`/api/order/follow/${token}/withdrawal`, { vendorOrderId: part?.id });
    const { refunds } = await follow(token);
    expect(refunds).toHaveLength(4);
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(15_800);
  });

  it('refunds returned pieces at the price paid, and books what was paid', async () => {
    await aCoupon();
    const token = await placed({ paymentMethod: 'card' });
    const id = (await follow(token)).vendorOrders[0]?.id ?? 0;
    for (const status of ['accepted', 'shipped', 'delivered']) {
      await app.post(`/api/order/${id}/status`, { status }, vendor.headers);
    }
    const pieces = { key: aKey(), products: [{ productId: lamp, quantity: 2 }] };
    await app.post(`/api/order/follow/${token}/withdrawal`, { vendorOrderId: id, pieces });
    await app.post(`/api/order/${id}/return`, { unsellable: [], note: '' }, vendor.headers);
    const after = await follow(token);
    expect(after.refunds.map(({ amount }) => amount)).toEqual([6_000]);
    expect(after.vendorOrders[0]).toMatchObject({ productsAmount: 9_300, coupon: { discount: 1_033 } });
    const { rows } = await app.database.pool.query<{ amount: string }>(
      'select sum(amount) as amount from charged_order_line where vendor_order_id = $1',
      [id],
    );
    expect(Number(rows[0]?.amount)).toBe(9_300);
    app.clock.passDays(1);
    await bookDue(app.payouts);
    const { rows: booked } = await app.database.pool.query<{ amount: string }>(
      `select sum(e.amount) as amount from vendor_entry e join vendor_transaction t on t.id = e.transaction_id
       where t.vendor_order_id = $1 and t.kind = 'sale' and e.account = 'payable' and e.line = 'products'`,
      [id],
    );
    expect(Math.abs(Number(booked[0]?.amount))).toBe(15_300);
    app.clock.passDays(-1);
  });

  it('is refused with the reason, without an order', async () => {
    expect(await place()).toMatchObject(refused('error-coupon-unknown'));
    const { id } = await aCoupon({ validFrom: '2026-11-22', validUntil: '2026-11-30' });
    expect(await place()).toMatchObject(refused('error-coupon-not-started'));
    expect((await check('DOM10')).body).toMatchObject({
      errors: [{ property: 'coupon', message: 'error-coupon-not-started' }],
    });
    app.clock.passDays(1);
    expect((await place()).status).toBe(201);
    app.clock.passDays(9);
    expect(await place()).toMatchObject(refused('error-coupon-ended'));
    app.clock.passDays(-10);
    await app.post(`/api/vendor/coupon/${id}/stopped`, { stopped: true }, vendor.headers);
    expect(await place()).toMatchObject(refused('error-coupon-ended'));
  });

  it('never costs another amount than the buyer saw', async () => {
    await aCoupon({ minAmount: 17_000 });
    expect(await place()).toMatchObject(refused('error-coupon-discount-changed'));
    expect(await place({ coupon: undefined, expectedDiscount: 1_699 })).toMatchObject(
      refused('error-coupon-discount-changed'),
    );
    expect((await follow(await placed({ expectedDiscount: 0 }))).totalOrderAmount).toBe(17_499);
  });

  it('is used once by each buyer, by e-mail, phone or account, until the order is cancelled', async () => {
    await aCoupon({ oncePerBuyer: true });
    const person = await aPerson(app);
    const body = anOrder(LINES(), { coupon: 'DOM10', expectedDiscount: 1_699 });
    const first = await app.post('/api/order', body, person.headers);
    expect(first.status).toBe(201);
    const { token } = first.body as { token: string };
    const used = refused('error-coupon-already-used');
    expect(await place({ email: body.email.toUpperCase() })).toMatchObject(used);
    expect(await place({ phone: body.phone })).toMatchObject(used);
    expect((await check('DOM10', person.headers)).body).toMatchObject({
      errors: [{ message: 'error-coupon-already-used' }],
    });
    expect((await check('DOM10')).status).toBe(200);
    const vendorOrderId = (await follow(token)).vendorOrders[0]?.id;
    await app.post(`/api/order/follow/${token}/withdrawal`, { vendorOrderId });
    expect((await place({ phone: body.phone })).status).toBe(201);
    expect(await listed()).toMatchObject([{ uses: 1 }]);
  });

  it('is not used more often than allowed by 16 orders at the same time', async () => {
    await aCoupon({ maxUses: 5 });
    const answers = await Promise.all(Array.from({ length: 16 }, () => place()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer).toMatchObject(refused('error-coupon-used-up'));
    }
    expect(await listed()).toMatchObject([{ uses: 5 }]);
  });

  it('repeats with the same order for the same key, and refuses another code for it', async () => {
    await aCoupon();
    const order = anOrder(LINES(), { coupon: 'DOM10', expectedDiscount: 1_699 });
    const [one, other] = [await app.post('/api/order', order), await app.post('/api/order', order)];
    expect(other.body).toEqual(one.body);
    const changed = await app.post('/api/order', { ...order, coupon: undefined, expectedDiscount: 0 });
    expect(changed).toMatchObject({ status: 409, body: { message: 'order-key-used' } });
  });

  it('cannot be guessed: a visitor tries 60 codes in an hour', async () => {
    const guess = () =>
      app.server.inject({
        method: 'POST',
        url: '/api/order/coupon',
        remoteAddress: '10.9.8.7',
        payload: { coupon: 'GUESS', vendorIds: [vendorId] },
      });
    for (let tries = 0; tries < 60; tries += 1) expect((await guess()).statusCode).not.toBe(429);
    expect((await guess()).statusCode).toBe(429);
  });
});

describe('The coupons of a vendor (CART-03)', () => {
  it('are added once per key and code, and stopped only by their vendor', async () => {
    const key = aKey();
    expect((await create({ key, code: 'Пролет 5' })).status).toBe(201);
    expect((await create({ key, code: 'Пролет 5' })).status).toBe(201);
    expect(await listed()).toMatchObject([{ code: 'ПРОЛЕТ5', stopped: false, uses: 0, turnover: 0 }]);
    expect((await create({ code: 'пролет5' })).body).toMatchObject({
      errors: [{ property: 'code', message: 'error-coupon-code-taken' }],
    });
    const other = await aPerson(app, { type: 'vendor', vendorId: await shop.vendor() });
    const [coupon] = await listed();
    const stop = (headers: Record<string, string>) =>
      app.post(`/api/vendor/coupon/${coupon?.id}/stopped`, { stopped: true }, headers);
    expect((await stop(other.headers)).status).toBe(404);
    expect((await stop(vendor.headers)).body).toMatchObject({ coupons: [{ stopped: true }] });
    expect((await create({ code: 'ПРОЛЕТ5' }, other.headers)).status).toBe(201);
  });
});
