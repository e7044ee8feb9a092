import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWaybills } from '../../../server/modules/orders/shipments/create-waybills.ts';
import { completeReturns } from '../../../server/modules/orders/shipments/returns.ts';
import { listCashOnDelivery, readSettlements } from '../../../server/modules/orders/shipments/settlements.ts';
import { trackShipments } from '../../../server/modules/orders/shipments/track-shipments.ts';
import { changeOrderStatus } from '../../../server/modules/orders/vendors/change-order-status.ts';
import { SandboxCourier } from '../../../server/modules/shipping/couriers/sandbox-courier.ts';
import type { Order } from '../../../src/core/orders/order.ts';
import type { Shipment } from '../../../src/core/shipping/shipment.ts';
import type { SettlementView } from '../../../src/core/shipping/settlement.ts';
import { aParcelShop } from '../support/a-parcel.ts';
import type { ParcelShop } from '../support/a-parcel.ts';
import { someOffices } from '../support/some-offices.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let shop: ParcelShop;

beforeAll(async () => {
  app = await startTestApplication({ environment: { COURIER_SANDBOX: 'on' } });
  await someOffices(app);
});
beforeEach(async () => {
  shop = await aParcelShop(app);
});
afterAll(() => app.close());

const make = async (id: number) => {
  await shop.nextNumberEndsWith(1);
  await createWaybills(
    app.shipments,
    shop.vendorId,
    { orders: [{ id, weight: null, inspection: 'none' }] },
    'bg',
  );
};
const pass = async (days: number) => {
  app.clock.passDays(days);
  await trackShipments(app.shipments);
};
const cash = (view: SettlementView) => listCashOnDelivery(app.shipments, shop.vendorId, { view });

describe('Cash on delivery (SHIP-06)', () => {
  it('is awaited after the delivery, and paid out two days later', async () => {
    await make(await shop.accepted());
    await pass(2);
    expect(await cash('awaited')).toMatchObject({
      total: 1,
      counts: { 'paid-out': 0, awaited: 1, differences: 0 },
      data: [{ expected: 5_500, paid: null, result: 'awaited', courier: 'sandbox' }],
    });
    await pass(2);
    await readSettlements(app.shipments);
    await readSettlements(app.shipments);
    const { data, counts } = await cash('paid-out');
    expect(counts).toEqual({ 'paid-out': 1, awaited: 0, differences: 0 });
    expect(data).toMatchObject([{ expected: 5_500, paid: 5_500, result: 'matched' }]);
    const lines = await app.database.db
      .selectFrom('courier_settlement_line')
      .select(['vendor_order_id', 'amount'])
      .where('number', '=', data[0]?.number ?? '')
      .execute();
    expect(lines).toEqual([{ vendor_order_id: data[0]?.order?.id, amount: 5_500 }]);
  });

  it('lists other amounts, unknown parcels, repeated payouts and missing ones as differences', async () => {
    await make(await shop.accepted());
    await make(await shop.accepted());
    await pass(2);
    const numbers = (await cash('awaited')).data.map(({ number }) => number);
    const settledAt = app.clock.now().toISOString();
    const paid = (number: string, amount: number, document: string) => ({
      number,
      amount,
      settledAt,
      document,
    });
    const [first = ''] = numbers;
    const answer = vi
      .spyOn(SandboxCourier.prototype, 'settlements')
      .mockResolvedValue([paid(first, 5_000, 'A'), paid('7777777777', 900, 'A'), paid(first, 500, 'B')]);
    await readSettlements(app.shipments);
    answer.mockResolvedValue([paid(first, 5_500, 'C')]);
    await readSettlements(app.shipments);
    answer.mockRestore();
    await pass(8);
    const rows = (await cash('differences')).data.map(({ result, paid, expected }) => [
      result,
      paid,
      expected,
    ]);
    expect(rows.toSorted()).toEqual(
      [
        ['other-amount', 5_000, 5_500],
        ['unknown-number', 900, null],
        ['other-amount', 5_500, 0],
        ['missing', null, 5_500],
      ].toSorted(),
    );
    // The rest of an incomplete payout matches.
    expect((await cash('paid-out')).data).toMatchObject([{ paid: 500, expected: 500 }]);
  });

  it('is shown to its vendor only', async () => {
    const answer = await app.get('/api/vendor/cash-on-delivery?view=awaited', shop.seller.headers);
    expect([answer.status, answer.body]).toMatchObject([200, { data: [], total: 0 }]);
    const all = await app.get('/api/vendor/cash-on-delivery?view=all', shop.seller.headers);
    expect(all.status).toBe(400);
  });

  it('is not collected for an order paid by card', async () => {
    const { token, id } = await shop.acceptedWithToken();
    await app.database.db
      .updateTable('customer_order')
      .set({ payment_method: 'card', payment_status: 'paid' })
      .where('token', '=', token)
      .execute();
    await make(id);
    expect((await orderOf(token)).vendorOrders[0]?.shipment?.codAmount).toBe(0);
  });
});

const orderOf = async (token: string) => (await app.get(`/api/order/follow/${token}`)).body as Order;
const askReturn = async (token: string, vendorOrderId: number) =>
  app.post(`/api/order/follow/${token}/return`, { vendorOrderId });

/** A delivered order of two lamps. */
async function delivered() {
  const placed = await shop.acceptedWithToken(2);
  await make(placed.id);
  await pass(2);
  return placed;
}
const withdraw = (token: string, vendorOrderId: number, quantity?: number) =>
  app.post(`/api/order/follow/${token}/withdrawal`, {
    vendorOrderId,
    ...(quantity && {
      pieces: {
        key: `return-${vendorOrderId}-${quantity}`.padEnd(20, 'x'),
        products: [{ productId: shop.lamp, quantity }],
      },
    }),
  });

describe('Goods that the buyer returns by courier (SHIP-07)', () => {
  it('have one label, and are refunded a day after their arrival', async () => {
    const { token, id } = await delivered();
    expect(await askReturn(token, id)).toMatchObject({
      status: 409,
      body: { message: 'return-not-possible' },
    });
    await withdraw(token, id);
    const first = (await askReturn(token, id)).body as Shipment;
    const second = (await askReturn(token, id)).body as Shipment;
    expect(first).toMatchObject({ kind: 'return', status: 'ready', number: second.number });
    const label = await app.get(`/return-labels/${token}/${first.id}.pdf`);
    expect([label.status, label.headers['content-type']]).toEqual([200, 'application/pdf']);
    const stock = await shop.stock();
    await pass(2);
    await completeReturns(app.shipments);
    expect((await orderOf(token)).vendorOrders[0]).toMatchObject({
      status: 'delivered',
      returnShipment: { status: 'delivered' },
    });
    await pass(1.1);
    await completeReturns(app.shipments);
    await completeReturns(app.shipments);
    const order = await orderOf(token);
    expect(order.vendorOrders[0]?.status).toBe('returned');
    expect(order.refunds).toMatchObject([{ amount: 10_500, method: 'bank', status: 'due' }]);
    expect(await shop.stock()).toBe(stock + 2);
  });

  it('are booked by pieces, and once if the vendor reports damage first', async () => {
    const { token, id } = await delivered();
    await withdraw(token, id, 1);
    await askReturn(token, id);
    await pass(2);
    const stock = await shop.stock();
    const { receivePieces } = await import('../../../server/modules/orders/vendors/receive-pieces.ts');
    await receivePieces(app.orders, shop.vendorId, id, {
      unsellable: [{ productId: shop.lamp, damaged: 1, missing: 0 }],
      note: '',
    });
    await pass(2);
    await completeReturns(app.shipments);
    const order = await orderOf(token);
    expect(order.refunds).toHaveLength(1);
    expect(order.vendorOrders[0]?.steps.filter(({ status }) => status === 'partly-returned')).toHaveLength(1);
    expect(await shop.stock()).toBe(stock);
  });

  it('get their label by mail when the courier is back', async () => {
    const { token, id } = await delivered();
    await withdraw(token, id);
    const down = vi.spyOn(SandboxCourier.prototype, 'createReturn').mockRejectedValue(new Error('down'));
    expect((await askReturn(token, id)).body).toMatchObject({ status: 'requested', number: null });
    down.mockRestore();
    expect((await askReturn(token, id)).body).toMatchObject({ status: 'ready' });
  });

  it('need the right token, and an order whose goods were delivered', async () => {
    const sent = await shop.acceptedWithToken();
    const { id } = await shop.acceptedWithToken();
    const { token } = await delivered();
    expect((await askReturn(token, id)).status).toBe(404);
    await changeOrderStatus(app.orders, shop.vendorId, sent.id, { status: 'shipped' });
    await withdraw(sent.token, sent.id);
    expect((await askReturn(sent.token, sent.id)).status).toBe(409);
  });
});
