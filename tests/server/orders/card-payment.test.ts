import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aShop } from '../support/a-shop.ts';
import { anOrder } from '../support/an-order.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let lamp: number;
let chair: number;

beforeAll(async () => {
  app = await startTestApplication();
  const shop = aShop(app.database);
  const [lamps, chairs] = [await shop.vendor({ deliveryPrice: 0 }), await shop.vendor({ deliveryPrice: 0 })];
  const category = await shop.category();
  lamp = await shop.product({ vendorId: lamps, categoryId: category, price: 10_000, quantity: 100 });
  chair = await shop.product({ vendorId: chairs, categoryId: category, price: 20_000, quantity: 100 });
});
afterAll(() => app.close());

type Followed = {
  payment: { status: string; isProcessing: boolean };
  vendorOrders: { id: number; status: string }[];
};

/** An order of a lamp (51,13 €) and a chair (102,26 €) from two vendors, to be paid by card. */
let token: string;
let paymentUrl: string;
let email: string;
let orders = 0;

beforeEach(async () => {
  email = `buyer-${(orders += 1)}@example.com`;
  const products = [
    { id: lamp, expectedPrice: 10_000 },
    { id: chair, expectedPrice: 20_000 },
  ];
  const changes = { paymentMethod: 'card', expectedDelivery: 0, email };
  ({ token, paymentUrl } = (await app.post('/api/order', anOrder(products, changes))).body as {
    token: string;
    paymentUrl: string;
  });
});

const follow = async () => (await app.get(`/api/order/follow/${token}`)).body as Followed;
const report = (url: string, outcome: 'paid' | 'failed' | 'late') =>
  app.server.inject({ method: 'POST', url, payload: { outcome } });
const payAgain = async () =>
  ((await app.post(`/api/order/follow/${token}/payment`)).body as { paymentUrl: string }).paymentUrl;
const withdrawFromFirst = async () => {
  const { vendorOrders } = await follow();
  await app.post(`/api/order/follow/${token}/withdrawal`, { vendorOrderId: vendorOrders[0]?.id });
};

describe('A card', () => {
  it('is charged only for the remaining order', async () => {
    await withdrawFromFirst();
    const url = await payAgain();
    expect((await app.get(url)).text).toContain('102,26');
    await report(url, 'paid');
    expect((await follow()).payment.status).toBe('paid');
    const mail = await app.database.db
      .selectFrom('mail')
      .select('text')
      .where('recipient', '=', email)
      .where('unique_key', 'like', 'order-paid:%')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(mail.text).toContain('102,26');
    expect(mail.text).not.toContain('153,39');
  });

  it('is refunded the surplus when the order shrank meanwhile', async () => {
    await withdrawFromFirst();
    await report(paymentUrl, 'paid');
    const { payment, vendorOrders } = await follow();
    expect(payment.status).toBe('refund-due');
    expect(vendorOrders.map(({ status }) => status)).toEqual(['cancelled', 'new']);
  });

  it('charged twice is refunded once, whichever payment is reported last', async () => {
    await report(paymentUrl, 'failed');
    const second = await payAgain();
    await report(second, 'paid');
    expect((await follow()).payment.status).toBe('paid');
    await report(paymentUrl, 'paid');
    expect((await follow()).payment.status).toBe('refund-due');
    const { refunds } = (await follow()) as unknown as { refunds: object[] };
    expect(refunds).toMatchObject([{ amount: 30_000, method: 'card' }]);
  });

  it('is charged once when a second attempt fails after the first succeeded', async () => {
    await report(paymentUrl, 'failed');
    const second = await payAgain();
    await report(paymentUrl, 'paid');
    await report(second, 'failed');
    expect((await follow()).payment.status).toBe('paid');
  });
});

describe('A card payment in process', () => {
  const check = async () => (await app.post(`/api/order/follow/${token}/payment/check`)).body as Followed;

  it.each([[false], [true]])(
    'allows no second payment and no other way of paying; declined before: %s',
    async (declined) => {
      if (declined) {
        await report(paymentUrl, 'failed');
        paymentUrl = await payAgain();
      }
      const answer = await report(paymentUrl, 'late');
      expect(answer.headers['location']).toMatch(/\?payment=returned$/);
      expect((await follow()).payment).toMatchObject({ isProcessing: true });
      for (const what of ['payment', 'cancellation'])
        expect(await app.post(`/api/order/follow/${token}/${what}`)).toMatchObject({
          status: 409,
          body: { message: 'payment-in-progress' },
        });
      app.clock.passDays(1 / 24);
      expect((await check()).payment).toMatchObject({ status: 'paid', isProcessing: false });
      app.clock.passDays(-1 / 24);
    },
  );

  it('is checked with the provider when no event arrives', async () => {
    const { db } = app.database;
    const pay = db.updateTable('sandbox_payment').set({ status: 'paid' });
    await pay.where('id', '=', paymentUrl.split('/').at(-1) ?? '').execute();
    expect((await follow()).payment.status).toBe('due');
    expect((await check()).payment.status).toBe('paid');
    expect((await app.post(`/api/order/follow/${'x'.repeat(43)}/payment/check`)).status).toBe(404);
  });
});

describe('Without card payments', () => {
  it('an order by card is rejected, and the card page is not found', async () => {
    const withoutCards = await startTestApplication({ environment: { CARD_PAYMENTS: 'off' } });
    try {
      const own = aShop(withoutCards.database);
      const id = await own.product({ vendorId: await own.vendor(), categoryId: await own.category() });
      const answer = await withoutCards.post('/api/order', anOrder([{ id }], { paymentMethod: 'card' }));
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: [{ property: 'paymentMethod', message: 'error-card-not-taken' }] },
      });
      expect(await own.stockOf(id)).toBe(10);
      expect((await withoutCards.get('/payment/sandbox/anything')).status).toBe(404);
    } finally {
      await withoutCards.close();
    }
  });
});
