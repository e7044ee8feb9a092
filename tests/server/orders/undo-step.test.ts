import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifyOfStep } from '../../../server/modules/orders/vendors/undo-step.ts';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { anOrder } from '../support/an-order.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let shop: ReturnType<typeof aShop>;
let vendor: Person;
let lamp: number;
let token: string;
let id: number;

const SECOND = 1 / 24 / 60 / 60;

beforeAll(async () => {
  app = await startTestApplication();
  shop = aShop(app.database);
});
beforeEach(async () => {
  const vendorId = await shop.vendor({ deliveryPrice: 500 });
  vendor = await aPerson(app, { type: 'vendor', vendorId });
  lamp = await shop.product({ vendorId, categoryId: await shop.category(), price: 5_000, quantity: 10 });
  const order = anOrder([{ id: lamp, quantity: 2 }], { paymentMethod: 'card' });
  const placed = (await app.post('/api/order', order)).body as { token: string; paymentUrl: string };
  token = placed.token;
  await app.server.inject({ method: 'POST', url: placed.paymentUrl, payload: { outcome: 'paid' } });
  const { body } = await app.get(`/api/order/follow/${token}`);
  id = (body as { vendorOrders: { id: number }[] }).vendorOrders[0]?.id ?? 0;
});
afterAll(() => app.close());

const move = (status: string, more: object = {}) =>
  app.post(`/api/order/${id}/status`, { status, ...more }, vendor.headers);
const undo = () => app.post(`/api/order/${id}/undo`, undefined, vendor.headers);
const follow = async () => (await app.get(`/api/order/follow/${token}`)).body;
const jobs = async () =>
  (
    await app.database.pool.query(
      `select key from graphile_worker._private_jobs where key like 'order-step:%'`,
    )
  ).rows.length;
const lastStep = async () =>
  (
    await app.database.db
      .selectFrom('vendor_order_step')
      .select('id')
      .where('vendor_order_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id;
const mails = () =>
  app.database.db
    .selectFrom('mail')
    .select('text')
    .where('unique_key', 'like', `order-moved:${id}:%`)
    .execute();

describe('A vendor’s step', () => {
  it('can be undone for a minute, with its mail', async () => {
    const before = await jobs();
    const { body } = await move('accepted');
    expect((body as { undoUntil: string }).undoUntil).toBe(
      new Date(app.clock.now().getTime() + 60_000).toISOString(),
    );
    expect(await jobs()).toBe(before + 1);
    const step = await lastStep();
    expect((await undo()).body).toMatchObject({ status: 'new', undoUntil: null });
    expect(await jobs()).toBe(before);
    await notifyOfStep(app.orders, step);
    expect(await mails()).toHaveLength(0);
    expect((await undo()).status).toBe(409);
  });

  it('sends its mail after the minute, once, and is then final', async () => {
    await move('accepted');
    app.clock.passDays(61 * SECOND);
    expect(await undo()).toMatchObject({ status: 409, body: { message: 'undo-too-late' } });
    const step = await lastStep();
    await Promise.all([notifyOfStep(app.orders, step), notifyOfStep(app.orders, step)]);
    expect(await mails()).toHaveLength(1);
  });

  it('that cancelled is undone with its stock and refund, unless the goods are sold', async () => {
    await move('cancelled');
    expect(await shop.stockOf(lamp)).toBe(10);
    await app.orders.payments.refunds.follow();
    expect(await follow()).toMatchObject({ refunds: [{ status: 'due' }] });
    expect((await undo()).status).toBe(200);
    expect(await follow()).toMatchObject({
      payment: { status: 'paid' },
      refunds: [],
      vendorOrders: [{ status: 'new', refundAmount: 0 }],
    });
    expect(await shop.stockOf(lamp)).toBe(8);
    await move('cancelled');
    await app.database.db.updateTable('product').set({ quantity: 1 }).where('id', '=', lamp).execute();
    expect(await undo()).toMatchObject({ status: 409, body: { message: 'order-goods-gone' } });
    expect(await follow()).toMatchObject({ refunds: [{ status: 'due' }] });
  });

  it('can’t be undone after the buyer withdrew', async () => {
    await move('accepted');
    await app.post(`/api/order/follow/${token}/withdrawal`, { vendorOrderId: id });
    expect((await undo()).status).toBe(409);
  });
});

describe('A parcel', () => {
  it('has the courier’s tracking link', async () => {
    await move('accepted');
    const tracking = { courier: 'speedy', number: '63689 182611', url: '' };
    expect((await move('shipped', { tracking })).status).toBe(200);
    const url = 'https://www.speedy.bg/bg/track-shipment?shipmentNumber=63689182611';
    expect(await follow()).toMatchObject({
      vendorOrders: [{ tracking: { courier: 'speedy', number: '63689182611', url } }],
    });
    await notifyOfStep(app.orders, await lastStep());
    expect((await mails())[0]?.text).toContain(url);
  });

  it('shows its number to the vendor but not to the buyer after the shipping is undone', async () => {
    await move('accepted');
    await move('shipped', { tracking: { courier: 'speedy', number: '63689182611', url: '' } });
    expect((await undo()).body).toMatchObject({ status: 'accepted', tracking: { number: '63689182611' } });
    expect(await follow()).toMatchObject({ vendorOrders: [{ tracking: null }] });
    expect((await move('shipped')).body).toMatchObject({ tracking: null });
  });

  it('accepts a corrected number once, with a step and a mail to the buyer', async () => {
    const correct = (number: string) =>
      app.post(`/api/order/${id}/tracking`, { courier: 'speedy', number, url: '' }, vendor.headers);
    await move('accepted');
    expect(await correct('63689182611')).toMatchObject({ status: 409 });
    await move('shipped', { tracking: { courier: 'speedy', number: '63689182611', url: '' } });
    // The pending mail about the shipping has the new number.
    expect((await correct('63689182612')).body).toMatchObject({ tracking: { number: '63689182612' } });
    await notifyOfStep(app.orders, await lastStep());
    expect((await mails())[0]?.text).toContain('63689182612');
    for (let sending = 0; sending < 2; sending += 1) {
      const { body } = await correct('63689182613');
      const steps = (body as { steps: { status: string }[] }).steps.map(({ status }) => status);
      expect(steps).toEqual(['new', 'paid', 'accepted', 'shipped', 'tracking']);
    }
    const mailTexts = await app.database.db
      .selectFrom('mail')
      .select('text')
      .where('unique_key', '=', `order-step:${await lastStep()}`)
      .execute();
    expect(mailTexts.map(({ text }) => text.includes('63689182613'))).toEqual([true]);
    expect(await correct('')).toMatchObject({ status: 422 });
  });

  it('that returns damaged is not restocked', async () => {
    await move('accepted');
    await move('shipped');
    const unsellable = [{ productId: lamp, damaged: 1, missing: 0 }];
    expect((await move('returned', { unsellable })).body).toMatchObject({ status: 'returned' });
    expect(await shop.stockOf(lamp)).toBe(9);
    await undo();
    expect(await shop.stockOf(lamp)).toBe(8);
  });

  it.each(['box-now', 'bulgarian-posts'])('of %s has a number only', async (courier) => {
    await move('accepted');
    await move('shipped', { tracking: { courier, number: '63689182611', url: 'https://guess.example' } });
    expect(await follow()).toMatchObject({
      vendorOrders: [{ tracking: { courier, number: '63689182611', url: null } }],
    });
    await notifyOfStep(app.orders, await lastStep());
    const text = (await mails())[0]?.text;
    expect(text).toContain('63689182611');
    expect(text).not.toContain('Проследяване на пратката');
  });

  it.each([
    [{ courier: 'econt', number: '1', url: '' }, 'number'],
    [{ courier: 'econt', number: '"><script>', url: '' }, 'number'],
    [{ courier: 'other', number: '123456', url: 'javascript:alert(1)' }, 'url'],
    [{ courier: 'other', number: '123456', url: 'http://example.com/1' }, 'url'],
  ])('of %j is rejected', async (tracking, property) => {
    await move('accepted');
    expect(await move('shipped', { tracking })).toMatchObject({
      status: 422,
      body: { errors: [{ property }] },
    });
  });
});
