import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../support/a-property.ts';
import { aShop } from '../support/a-shop.ts';
import { anOrder } from '../support/an-order.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { aMember } from './support/a-member.ts';
import type { Member } from './support/a-member.ts';
import { aCardOrder } from './support/some-records.ts';
import type { PaidOrder } from './support/some-records.ts';
import { act, lastEntry } from './support/team-actions.ts';

const reason = 'По молба на клиента';

let app: TestApplication;
let clerk: Member;
beforeAll(async () => {
  app = await startTestApplication();
  clerk = await aMember(app, ['finance']);
});
afterAll(() => app.close());

const refund = (id: number, input: object = {}) =>
  act(app, clerk, `orders/${id}/refund`, { reason, input: { ...input } });
const cancel = (id: number, input: object = {}) =>
  act(app, clerk, `orders/${id}/cancel`, { reason, input: { ...input } });
const move = ({ vendor, vendorOrderId }: PaidOrder, status: string) =>
  app.post(`/api/order/${vendorOrderId}/status`, { status }, vendor.headers);
const undo = ({ vendor, vendorOrderId }: PaidOrder) =>
  app.post(`/api/order/${vendorOrderId}/undo`, undefined, vendor.headers);
const refundsOf = async (orderId: number) =>
  (
    await app.database.db
      .selectFrom('refund')
      .select(['amount', 'amount_cents', 'payment_id'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute()
  ).map(({ amount, amount_cents: cents, payment_id: payment }) => ({
    amount,
    cents,
    byCard: payment !== null,
  }));
const sum = (rows: { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);
const afterUndo = () => app.clock.passDays(2 / 24 / 60);

describe('A refund by the team (TEAM-05)', () => {
  it('returns a part of the payment to the card, with an entry in the audit log', async () => {
    const { id, vendorOrderId } = await aCardOrder(app);
    expect(await refund(id, { amount: 2_500 })).toMatchObject({
      status: 200,
      body: {
        record: {
          paymentStatus: 'refund-due',
          vendorOrders: [{ status: 'new', refundAmount: 2_500, refundable: 8_000 }],
        },
      },
    });
    expect(await refundsOf(id)).toEqual([{ amount: 2_500, cents: 1_278, byCard: true }]);
    expect(await lastEntry(app)).toMatchObject({
      operation: 'orders.refund',
      subject: 'order',
      subject_id: String(id),
      reason,
      before: { paymentStatus: 'paid', vendorOrders: [{ id: vendorOrderId, refundAmount: 0 }] },
      after: { paymentStatus: 'refund-due', vendorOrders: [{ refundAmount: 2_500 }] },
    });
  });

  it('returns everything without an amount', async () => {
    const { id } = await aCardOrder(app);
    await refund(id, { amount: 500 });
    expect((await refund(id)).status).toBe(200);
    const refunds = await refundsOf(id);
    expect(sum(refunds)).toBe(10_500);
    expect(refunds.reduce((all, { cents }) => all + cents, 0)).toBe(5_369);
    expect(await refund(id)).toMatchObject({ status: 409, body: { message: 'error-refund-not-paid' } });
  });

  it('never exceeds what was paid and not yet refunded', async () => {
    const { id } = await aCardOrder(app);
    await refund(id, { amount: 10_000 });
    expect(await refund(id, { amount: 501 })).toMatchObject({
      status: 422,
      body: { errors: [{ property: 'amount', message: 'error-refund-too-much' }] },
    });
    for (const amount of [0, -1, 1.5, '10', null]) expect((await refund(id, { amount })).status).toBe(400);
    expect(sum(await refundsOf(id))).toBe(10_000);
  });

  it('never exceeds it when many are made at the same time', async () => {
    const { id } = await aCardOrder(app);
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => (await refund(id, { amount: 4_000 })).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.filter((status) => status === 422)).toHaveLength(4);
    expect(sum(await refundsOf(id))).toBe(8_000);
  });

  it('lowers the refund of a later cancellation by the vendor', async () => {
    const order = await aCardOrder(app);
    await refund(order.id, { amount: 3_000 });
    await move(order, 'cancelled');
    expect(await refundsOf(order.id)).toMatchObject([{ amount: 3_000 }, { amount: 7_500, byCard: true }]);
  });

  it('lowers the refund of pieces that the vendor cannot send', async () => {
    const order = await aCardOrder(app);
    await refund(order.id, { amount: 7_000 });
    const cancelled = await app.post(
      `/api/order/${order.vendorOrderId}/cancellation`,
      { key: 'key-of-pieces-0000000000', products: [{ productId: order.product, quantity: 1 }], note: '' },
      order.vendor.headers,
    );
    expect(cancelled.status).toBe(200);
    // 55 leva are left of the order, and the team has refunded 70.
    expect(await refundsOf(order.id)).toMatchObject([{ amount: 7_000 }, { amount: 3_500 }]);
    expect((await refund(order.id)).status).toBe(409);
  });

  it('leaves nothing to refund to a return after a refund of everything', async () => {
    const order = await aCardOrder(app);
    for (const status of ['accepted', 'shipped']) await move(order, status);
    afterUndo();
    await refund(order.id);
    expect((await move(order, 'returned')).status).toBe(200);
    expect(sum(await refundsOf(order.id))).toBe(10_500);
  });

  it('waits for the end of the vendor’s undo, which would delete it', async () => {
    const order = await aCardOrder(app);
    await move(order, 'accepted');
    expect(await refund(order.id, { amount: 100 })).toMatchObject({
      status: 409,
      body: { message: 'error-refund-after-undo' },
    });
    afterUndo();
    expect((await refund(order.id, { amount: 100 })).status).toBe(200);
    await move(order, 'cancelled');
    expect((await undo(order)).status).toBe(200);
    expect(await refundsOf(order.id)).toMatchObject([{ amount: 100 }]);
    expect((await refund(order.id, { amount: 10_401 })).status).toBe(422);
  });

  it('is refused for an unpaid order, another order’s part, and without the permission', async () => {
    const [unpaid, paid] = [await aCardOrder(app, 1, false), await aCardOrder(app)];
    expect(await refund(unpaid.id)).toMatchObject({
      status: 409,
      body: { message: 'error-refund-not-paid' },
    });
    expect((await refund(paid.id, { vendorOrderId: unpaid.vendorOrderId })).status).toBe(404);
    expect((await act(app, clerk, `orders/${paid.id}/refund`, { input: {} })).status).toBe(422);
    const support = await aMember(app, ['support']);
    expect((await act(app, support, `orders/${paid.id}/refund`, { reason })).status).toBe(403);
    expect(await refundsOf(paid.id)).toEqual([]);
  });

  it('of cash on delivery is paid by bank', async () => {
    const order = await aCardOrder(app);
    await app.database.db.deleteFrom('attempt').execute();
    const cash = anOrder([{ id: order.product }], { email: 'cash@example.com' });
    const { token } = (await app.post('/api/order', cash)).body as { token: string };
    const { id, part } = await app.database.db
      .selectFrom('customer_order')
      .innerJoin('vendor_order', 'order_id', 'customer_order.id')
      .select(['customer_order.id', 'vendor_order.id as part'])
      .where('token', '=', token)
      .executeTakeFirstOrThrow();
    expect((await refund(id)).status).toBe(409);
    for (const status of ['accepted', 'shipped', 'delivered'])
      await move({ ...order, vendorOrderId: part }, status);
    afterUndo();
    expect((await refund(id, { amount: 1_000 })).status).toBe(200);
    expect(await refundsOf(id)).toMatchObject([{ amount: 1_000, byCard: false }]);
  });
});

describe('A cancellation by the team (TEAM-05)', () => {
  it('returns the goods and the money, and notifies the buyer and the vendor', async () => {
    const order = await aCardOrder(app);
    const shop = aShop(app.database);
    expect(await shop.stockOf(order.product)).toBe(8);
    expect(await cancel(order.id)).toMatchObject({
      status: 200,
      body: { record: { statuses: ['cancelled'], total: 0, paymentStatus: 'refund-due' } },
    });
    expect(await shop.stockOf(order.product)).toBe(10);
    expect(await refundsOf(order.id)).toMatchObject([{ amount: 10_500, byCard: true }]);
    const subjects = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject);
    const number = `U-${100_000 + order.id}`;
    expect(await subjects(order.email)).toContain(`Отменена пратка от поръчка № ${number}`);
    expect(await subjects('vendor@example.com')).toContain(`Екипът на Уют отмени поръчка № ${number}`);
    expect(await lastEntry(app)).toMatchObject({
      operation: 'orders.cancel',
      before: { vendorOrders: [{ status: 'new' }] },
      after: { vendorOrders: [{ status: 'cancelled' }] },
    });
  });

  it('closes the card page of an unpaid order', async () => {
    const order = await aCardOrder(app, 1, false);
    expect((await cancel(order.id)).status).toBe(200);
    expect(await refundsOf(order.id)).toEqual([]);
    const { status } = await app.database.db
      .selectFrom('payment')
      .select('status')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('failed');
  });

  it('is refused after shipping, for a part of another order, and happens once', async () => {
    const [order, other] = [await aCardOrder(app), await aCardOrder(app)];
    expect((await cancel(order.id, { vendorOrderId: other.vendorOrderId })).status).toBe(404);
    for (const status of ['accepted', 'shipped']) await move(other, status);
    expect(await cancel(other.id)).toMatchObject({
      status: 409,
      body: { message: 'error-order-not-cancellable' },
    });
    const statuses = (await Promise.all([cancel(order.id), cancel(order.id)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(sum(await refundsOf(order.id))).toBe(10_500);
  });
});

describe('A refund by bank (TEAM-05)', () => {
  it('is marked as paid once', async () => {
    const order = await aCardOrder(app);
    const { id } = await app.database.db
      .insertInto('refund')
      .values({
        key: 'bank-refund',
        order_id: order.id,
        vendor_order_id: order.vendorOrderId,
        credit_purchase_id: null,
        payment_id: null,
        amount: 1_000,
        amount_cents: 511,
        reference: null,
        created_at: app.clock.now(),
        settled_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const pay = () => act(app, clerk, `payments/refund-${id}/mark-paid`);
    const statuses = (await Promise.all([pay(), pay()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 404]);
    expect(await lastEntry(app)).toMatchObject({
      operation: 'refunds.pay',
      subject: 'refund',
      subject_id: String(id),
      before: { status: 'due' },
      after: { status: 'done' },
    });
    const payment = await app.database.db
      .selectFrom('payment')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect((await act(app, clerk, `payments/payment-${payment.id}/mark-paid`)).status).toBe(404);
  });
});
