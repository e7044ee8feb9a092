import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expireUnpaid } from '../../../server/modules/orders/checkout/reserve-stock.ts';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import { anOrder } from '../support/an-order.ts';
import { notifyOfSteps } from '../support/notify-of-steps.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

type Followed = {
  payment: { status: string; paymentUrl: string | null };
  vendorOrders: {
    id: number;
    status: string;
    steps: { status: string }[];
    withdrawal: { possible: boolean; until: string | null; withdrawnAt: string | null };
  }[];
};

let app: TestApplication;
let shop: ReturnType<typeof aShop>;
let vendor: number;
let category: number;
let lamp: number;

beforeAll(async () => {
  app = await startTestApplication();
  shop = aShop(app.database);
  vendor = await shop.vendor({ deliveryPrice: 500 });
  category = await shop.category();
});
beforeEach(async () => {
  lamp = await shop.product({ vendorId: vendor, categoryId: category, price: 5_000, quantity: 10 });
});
afterAll(() => app.close());

async function placed(
  changes: object = {},
): Promise<{ token: string; id: number; paymentUrl: string | null }> {
  const { body } = await app.post('/api/order', anOrder([{ id: lamp, quantity: 2 }], changes));
  const { token, paymentUrl } = body as { token: string; paymentUrl: string | null };
  return { token, paymentUrl, id: (await follow(token)).vendorOrders[0]?.id ?? 0 };
}
const follow = async (token: string) => (await app.get(`/api/order/follow/${token}`)).body as Followed;

/** The secret of the link in the vendor's newest mail. */
async function vendorAccess(vendorId = vendor): Promise<string> {
  const { email } = await app.database.db
    .selectFrom('vendor')
    .select('email')
    .where('id', '=', vendorId)
    .executeTakeFirstOrThrow();
  const mail = await app.database.db
    .selectFrom('mail')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return /access=([\w-]{43})/.exec(mail.text)?.[1] ?? '';
}
async function move(id: number, status: string, access?: string) {
  return app.post(`/api/order/${id}/status?access=${access ?? (await vendorAccess())}`, { status });
}

describe('A vendor', () => {
  it('moves the order step by step; the buyer sees each step and gets an e-mail', async () => {
    const email = 'steps@example.com';
    const { token, id } = await placed({ email });
    for (const status of ['accepted', 'shipped', 'delivered'])
      expect((await move(id, status)).status).toBe(200);
    const [part] = (await follow(token)).vendorOrders;
    expect(part?.steps.map(({ status }) => status)).toEqual(['new', 'accepted', 'shipped', 'delivered']);
    await notifyOfSteps(app);
    const mails = await app.database.db
      .selectFrom('mail')
      .select('subject')
      .where('recipient', '=', email)
      .execute();
    expect(mails).toHaveLength(4);
  });

  it('sends review invitations for delivered orders to account holders, not to guests', async () => {
    const buyer = await aPerson(app);
    const addresses = [`guest-${buyer.id}@example.com`, `member-${buyer.id}@example.com`];
    for (const [index, email] of addresses.entries()) {
      const order = anOrder([{ id: lamp }], { email });
      const { body } = await app.post('/api/order', order, index === 1 ? buyer.headers : {});
      const part = (await follow((body as { token: string }).token)).vendorOrders[0];
      for (const status of ['accepted', 'shipped', 'delivered']) await move(part?.id ?? 0, status);
    }
    await notifyOfSteps(app);
    const mails = await app.database.db
      .selectFrom('mail')
      .select('text')
      .where('recipient', 'in', addresses)
      .where('unique_key', 'like', '%:delivered')
      .orderBy('recipient')
      .execute();
    expect(mails.map(({ text }) => text.includes(`/profil/otzivi/product-${lamp}`))).toEqual([false, true]);
  });

  it('can’t skip or repeat a step', async () => {
    const { id } = await placed();
    expect(await move(id, 'delivered')).toMatchObject({
      status: 409,
      body: { message: 'status-not-possible' },
    });
    expect((await move(id, 'cancelled')).status).toBe(200);
    expect((await move(id, 'cancelled')).status).toBe(200);
    expect(await shop.stockOf(lamp)).toBe(10);
    expect((await move(id, 'accepted')).status).toBe(409);
  });

  it('can’t see another vendor’s order, nor its order without the link', async () => {
    const { id } = await placed();
    const other = await shop.vendor({ name: 'Друг' });
    await app.database.db
      .updateTable('vendor')
      .set({ email: 'other@example.com' })
      .where('id', '=', other)
      .execute();
    const chair = await shop.product({ vendorId: other, categoryId: category });
    await app.post('/api/order', anOrder([{ id: chair }]));
    const access = await vendorAccess(other);
    expect((await app.get(`/api/order/${id}?access=${access}`)).status).toBe(404);
    expect((await move(id, 'accepted', access)).status).toBe(404);
    expect((await app.get(`/api/order/${id}`)).status).toBe(401);
    expect((await app.get(`/api/order/${id}?access=${'x'.repeat(43)}`)).status).toBe(401);
  });

  it('loses the link after 30 days', async () => {
    const { id } = await placed();
    const access = await vendorAccess();
    app.clock.passDays(31);
    expect((await app.get(`/api/order/${id}?access=${access}`)).status).toBe(401);
  });

  it('lists its orders by status', async () => {
    const lister = await shop.vendor({ name: 'Списък' });
    await app.database.db
      .updateTable('vendor')
      .set({ email: 'list@example.com' })
      .where('id', '=', lister)
      .execute();
    const chair = await shop.product({ vendorId: lister, categoryId: category });
    for (let count = 0; count < 3; count += 1) await app.post('/api/order', anOrder([{ id: chair }]));
    const access = await vendorAccess(lister);
    const { data } = (await app.get(`/api/order?access=${access}`)).body as { data: { id: number }[] };
    await move(data[1]?.id ?? 0, 'accepted', access);
    expect((await app.get(`/api/order?access=${access}&status=accepted`)).body).toMatchObject({
      total: 1,
      data: [{ id: data[1]?.id, status: 'accepted', next: ['shipped', 'cancelled'] }],
    });
    expect((await app.get(`/api/order?access=${access}&status=new&limit=1`)).body).toMatchObject({
      total: 2,
    });
  });
});

describe('A withdrawal', () => {
  const withdraw = (token: string, vendorOrderId: number) =>
    app.post(`/api/order/follow/${token}/withdrawal`, { vendorOrderId });

  it('before shipping cancels the order and restocks the goods, once', async () => {
    const { token, id } = await placed();
    await Promise.all([withdraw(token, id), withdraw(token, id), withdraw(token, id)]);
    const [part] = (await follow(token)).vendorOrders;
    expect(part?.status).toBe('cancelled');
    expect(part?.steps.map(({ status }) => status)).toEqual(['new', 'withdrawn', 'cancelled']);
    expect(await shop.stockOf(lamp)).toBe(10);
  });

  it('is confirmed by e-mail with its date', async () => {
    const email = 'dated@example.com';
    const { token, id } = await placed({ email });
    await withdraw(token, id);
    const mail = await app.database.db
      .selectFrom('mail')
      .select('text')
      .where('unique_key', '=', `order-withdrawn:${id}`)
      .executeTakeFirstOrThrow();
    expect(mail.text).toMatch(/2026/);
  });

  it('is possible until the 14th day after the last delivery', async () => {
    const [first, second] = [await placed(), await placed()];
    for (const { id } of [first, second]) {
      for (const status of ['accepted', 'shipped', 'delivered']) await move(id, status);
    }
    app.clock.passDays(14);
    expect((await withdraw(first.token, first.id)).status).toBe(200);
    app.clock.passDays(1);
    expect(await withdraw(second.token, second.id)).toMatchObject({
      status: 409,
      body: { message: 'withdrawal-not-possible' },
    });
    const [part] = (await follow(first.token)).vendorOrders;
    expect(part).toMatchObject({ status: 'delivered', withdrawal: { possible: false } });
  });

  it('from another person’s order is not found', async () => {
    const [mine, other] = [await placed(), await placed()];
    expect((await withdraw(mine.token, other.id)).status).toBe(404);
    expect((await withdraw('x'.repeat(43), mine.id)).status).toBe(404);
    expect((await withdraw('short', mine.id)).status).toBe(404);
  });
});

describe('An order paid on delivery', () => {
  it('is paid when the courier has delivered it, and refunded on return', async () => {
    const { token, id } = await placed();
    for (const status of ['accepted', 'shipped']) await move(id, status);
    expect((await follow(token)).payment.status).toBe('due');
    await move(id, 'delivered');
    expect((await follow(token)).payment.status).toBe('paid');
    await app.post(`/api/order/follow/${token}/withdrawal`, { vendorOrderId: id });
    await move(id, 'returned');
    expect((await follow(token)).payment.status).toBe('refund-due');
  });

  it('stays unpaid when the parcel was not accepted', async () => {
    const { token, id } = await placed();
    for (const status of ['accepted', 'shipped', 'returned']) await move(id, status);
    expect((await follow(token)).payment.status).toBe('due');
  });
});

describe('An order paid by card', () => {
  const settle = (url: string | null, outcome: string) =>
    app.server.inject({ method: 'POST', url: url ?? '', payload: { outcome } });

  it('reaches the vendor only after payment, however often the payment is reported', async () => {
    const payer = await shop.vendor({ name: 'С карта' });
    await app.database.db
      .updateTable('vendor')
      .set({ email: 'card@example.com' })
      .where('id', '=', payer)
      .execute();
    lamp = await shop.product({ vendorId: payer, categoryId: category });
    const { token, id, paymentUrl } = await placed({ paymentMethod: 'card' });
    const mails = () =>
      app.database.db.selectFrom('mail').select('id').where('recipient', '=', 'card@example.com').execute();
    expect(await mails()).toHaveLength(0);
    const page = await app.get(paymentUrl ?? '');
    expect(page.text).toContain('53,69');
    await Promise.all([settle(paymentUrl, 'paid'), settle(paymentUrl, 'paid'), settle(paymentUrl, 'paid')]);
    await settle(paymentUrl, 'failed');
    expect((await follow(token)).payment).toMatchObject({ method: 'card', status: 'paid', paymentUrl: null });
    expect(await mails()).toHaveLength(1);
    await move(id, 'cancelled', await vendorAccess(payer));
    expect((await follow(token)).payment.status).toBe('refund-due');
  });

  it('can be paid again after a declined card', async () => {
    const { token, paymentUrl } = await placed({ paymentMethod: 'card' });
    await settle(paymentUrl, 'failed');
    expect((await follow(token)).payment.status).toBe('failed');
    const again = (await app.post(`/api/order/follow/${token}/payment`)).body as { paymentUrl: string };
    await settle(again.paymentUrl, 'paid');
    expect((await follow(token)).payment.status).toBe('paid');
    expect((await app.post(`/api/order/follow/${token}/payment`)).status).toBe(409);
  });

  it('is restocked when it stays unpaid, and a late payment is refunded', async () => {
    const { token, paymentUrl } = await placed({ paymentMethod: 'card' });
    const row = await app.database.db
      .selectFrom('customer_order')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow();
    await settle(paymentUrl, 'failed');
    app.clock.passDays(21 / 24 / 60);
    await Promise.all([expireUnpaid(app.orders, row.id), expireUnpaid(app.orders, row.id)]);
    expect(await shop.stockOf(lamp)).toBe(10);
    expect((await follow(token)).vendorOrders[0]?.status).toBe('cancelled');
    await settle(paymentUrl, 'paid');
    expect((await follow(token)).payment.status).toBe('refund-due');
  });
});
