import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '../../../api/calls/orders/orders.ts';
import * as received from '../../../api/calls/orders/received-orders.ts';
import type { OrderGateway, OrderLine } from '../../../src/core/orders/order-gateway.ts';
import type { OrderStatus } from '../../../src/core/orders/order-status.ts';
import type { PaymentMethod } from '../../../src/core/orders/order.ts';
import { PlaceOrderCommand } from '../../../src/core/orders/place-order-command.ts';
import { aCheckoutForm } from '../../support/an-order.ts';
import { failureOf } from '../../support/a-failure.ts';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import { anOrder } from '../support/an-order.ts';
import { inProcessGateway } from '../support/in-process-gateway.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

/** A vendor with a lamp for 45,90 лв. and delivery for 5,90 лв., and a signed-in buyer. */
async function makeWorld() {
  const shop = aShop(app.database);
  const vendorId = await shop.vendor({ name: 'Светлина', deliveryPrice: 590 });
  const categoryId = await shop.category();
  const lamp = await shop.product({ vendorId, categoryId, price: 4_590, quantity: 10 });
  const [buyer, vendor] = [await aPerson(app), await aPerson(app, { type: 'vendor', vendorId })];
  const operations = { ...calls, ...received };
  return {
    vendorId,
    lamp,
    buyer: inProcessGateway<OrderGateway>(app, operations, buyer),
    vendor: inProcessGateway<OrderGateway>(app, operations, vendor),
    reprice: async (price: number) => {
      await app.database.db.updateTable('product').set({ price }).where('id', '=', lamp).execute();
    },
  };
}

/** Places an order with a bank refund. @returns its token */
async function awaitsBankAccount({ lamp, buyer, vendor }: Awaited<ReturnType<typeof makeWorld>>) {
  const order = anOrder([{ id: lamp, expectedPrice: 4_590 }], { expectedDelivery: 590 });
  const { token } = (await app.post('/api/order', order)).body as { token: string };
  const [part] = (await buyer.followOrder({ token })).vendorOrders;
  if (!part) throw new Error('The order has no part');
  const id = String(part.id);
  for (const status of ['accepted', 'shipped', 'delivered'] as const) {
    await vendor.changeOrderStatus({ id, access: null, status });
  }
  await buyer.withdrawOrder({ token, vendorOrderId: part.id, onlyUnsent: false });
  await vendor.changeOrderStatus({ id, access: null, status: 'returned' });
  return token;
}

let buyers = 0;

describe('Order operations', () => {
  let world: Awaited<ReturnType<typeof makeWorld>>;
  beforeEach(async () => {
    world = await makeWorld();
  });

  const line = (quantity: number) => ({
    id: world.lamp,
    quantity,
    productNotes: '',
    expectedPrice: 4_590,
  });
  const aCommand = (paymentMethod: PaymentMethod = 'on-delivery') => {
    buyers += 1;
    const phone = `0888${String(200_000 + buyers)}`;
    const buyer = { phone, email: `buyer-${buyers}@example.com`, street: `ул. „Шипка“ ${buyers}` };
    return new PlaceOrderCommand(aCheckoutForm({ ...buyer, paymentMethod }), [world.vendorId]);
  };
  const anInput = (product: OrderLine, command = aCommand()) => ({
    ...command,
    products: [product],
    expectedDelivery: 590,
    key: randomUUID(),
  });
  /** An order of some lamps, with access for buyer and vendor. */
  async function anOrderOf(quantity: number, paymentMethod: PaymentMethod = 'on-delivery') {
    const command = aCommand(paymentMethod);
    const { token } = await world.buyer.placeOrder(anInput(line(quantity), command));
    const order = await world.buyer.followOrder({ token });
    const [part] = order.vendorOrders;
    if (!part) throw new Error('The order has no part');
    return { token, order, part, id: String(part.id) };
  }
  const pieces = (quantity: number) => ({
    key: randomUUID(),
    products: [{ productId: world.lamp, quantity }],
  });
  const step = (id: string, status: OrderStatus) =>
    world.vendor.changeOrderStatus({ id, access: null, status });

  describe('for the buyer', () => {
    it('place an order, which its link then shows', async () => {
      const placed = await world.buyer.placeOrder(anInput(line(2)));
      expect(placed.paymentUrl).toBeNull();
      const order = await world.buyer.followOrder({ token: placed.token });
      expect(order).toMatchObject({
        number: placed.number,
        payment: { method: 'on-delivery', status: 'due', paymentUrl: null },
        confirmation: { isAwaited: false },
        refunds: [],
        bankAccount: { isAsked: false, ending: null },
        totalDeliveryAmount: 590,
        totalOrderAmount: 9_770,
        containedVat: 1_628,
      });
      expect(order.vendorOrders).toMatchObject([
        {
          status: 'new',
          steps: [{ status: 'new', note: '' }],
          products: [{ productId: world.lamp, unitPrice: 4_590, quantity: 2, cancelled: 0, amount: 9_180 }],
          productsAmount: 9_180,
          deliveryAmount: 590,
          totalAmount: 9_770,
          tracking: null,
          withdrawal: { possible: true, until: null, withdrawnAt: null },
          conversation: null,
        },
      ]);
    });

    it('place an order once, however often it is sent (CART-07)', async () => {
      const input = anInput(line(1));
      const first = await world.buyer.placeOrder(input);
      expect(await world.buyer.placeOrder(input)).toEqual(first);
    });

    it('reject outdated prices and name them (CART-06)', async () => {
      await world.reprice(5_000);
      await expect(world.buyer.placeOrder(anInput(line(1)))).rejects.toMatchObject(
        failureOf('conflict', 'order-changed', {
          [`products.${world.lamp}`]: 'error-product-price-changed',
        }),
      );
    });

    it('reject unknown links', async () => {
      await expect(world.buyer.followOrder({ token: 't'.repeat(43) })).rejects.toMatchObject(
        failureOf('not-found', 'error-order-not-found'),
      );
    });

    it('list the buyer’s orders, latest first, in pages', async () => {
      const [first, second] = [await anOrderOf(1), await anOrderOf(2)];
      const latest = await world.buyer.ownOrders({ offset: 0, limit: 1 });
      expect(latest).toMatchObject({ total: 2, data: [{ token: second.token, totalOrderAmount: 9_770 }] });
      expect(latest.data[0]?.vendors).toMatchObject([{ status: 'new' }]);
      const { data } = await world.buyer.ownOrders({ offset: 1, limit: 1 });
      expect(data.map(({ number }) => number)).toEqual([first.order.number]);
    });

    it('cancel an order before it is sent, once (CART-10)', async () => {
      const { token, part } = await anOrderOf(1);
      const after = await world.buyer.withdrawOrder({ token, vendorOrderId: part.id, onlyUnsent: false });
      expect(after.vendorOrders).toMatchObject([{ status: 'cancelled', withdrawal: { possible: false } }]);
      expect(after.vendorOrders[0]?.withdrawal.withdrawnAt).not.toBeNull();
      expect(await world.buyer.withdrawOrder({ token, vendorOrderId: part.id, onlyUnsent: false })).toEqual(
        after,
      );
    });

    it('preserve a parcel that was sent during the cancellation', async () => {
      const { token, part, id } = await anOrderOf(1);
      for (const status of ['accepted', 'shipped'] as const) await step(id, status);
      await expect(
        world.buyer.withdrawOrder({ token, vendorOrderId: part.id, onlyUnsent: true }),
      ).rejects.toMatchObject(failureOf('conflict', 'order-sent-meanwhile'));
      const { vendorOrders } = await world.buyer.followOrder({ token });
      expect(vendorOrders).toMatchObject([{ status: 'shipped', withdrawal: { withdrawnAt: null } }]);
    });

    it('remove single pieces, once for each key', async () => {
      const { token, part } = await anOrderOf(3);
      const two = pieces(2);
      const after = await world.buyer.withdrawOrder({
        token,
        vendorOrderId: part.id,
        onlyUnsent: false,
        pieces: two,
      });
      expect(after.vendorOrders).toMatchObject([
        { status: 'new', products: [{ quantity: 1, cancelled: 2, amount: 4_590 }], totalAmount: 5_180 },
      ]);
      expect(
        await world.buyer.withdrawOrder({ token, vendorOrderId: part.id, onlyUnsent: false, pieces: two }),
      ).toEqual(after);
      await expect(
        world.buyer.withdrawOrder({ token, vendorOrderId: part.id, onlyUnsent: false, pieces: pieces(2) }),
      ).rejects.toMatchObject(failureOf('invalid', 'error-pieces-not-ordered'));
    });

    it('cancel the whole vendor order with its last piece', async () => {
      const { token, part } = await anOrderOf(2);
      const { vendorOrders } = await world.buyer.withdrawOrder({
        token,
        vendorOrderId: part.id,
        onlyUnsent: false,
        pieces: pieces(2),
      });
      expect(vendorOrders).toMatchObject([{ status: 'cancelled' }]);
    });

    it('reject a withdrawal from a finished order', async () => {
      const { token, part, id } = await anOrderOf(1);
      await step(id, 'cancelled');
      await expect(
        world.buyer.withdrawOrder({ token, vendorOrderId: part.id, onlyUnsent: false }),
      ).rejects.toMatchObject(failureOf('conflict', 'withdrawal-not-possible'));
    });

    it('save a bank account for a pending refund and show its last four characters', async () => {
      const token = await awaitsBankAccount(world);
      expect((await world.buyer.followOrder({ token })).bankAccount).toEqual({ isAsked: true, ending: null });
      const account = { iban: 'BG80BNBG96611020345678', holder: 'Мария Петрова' };
      const { bankAccount } = await world.buyer.bankAccount({ token, ...account });
      expect(bankAccount).toEqual({ isAsked: true, ending: '5678' });
    });

    it('reject a bank account without a refund, and a payment that is not due', async () => {
      const { token } = await anOrderOf(1);
      const account = { iban: 'BG80BNBG96611020345678', holder: 'Мария Петрова' };
      await expect(world.buyer.bankAccount({ token, ...account })).rejects.toMatchObject(
        failureOf('conflict', 'bank-account-not-needed'),
      );
      await expect(world.buyer.payOrder({ token })).rejects.toMatchObject(
        failureOf('conflict', 'payment-not-due'),
      );
    });

    it('lead to the card page until the card is charged or the buyer cancels', async () => {
      const { token, order } = await anOrderOf(1, 'card');
      expect(order.payment).toMatchObject({ method: 'card', status: 'due' });
      expect((await world.buyer.payOrder({ token })).paymentUrl).not.toBe('');
      expect((await world.buyer.cancelUnpaidOrder({ token })).vendorOrders).toMatchObject([
        { status: 'cancelled' },
      ]);
      await expect(world.buyer.payOrder({ token })).rejects.toMatchObject(
        failureOf('conflict', 'payment-not-due'),
      );
    });
  });

  describe('for the vendor', () => {
    it('show new orders and their next steps', async () => {
      const { id, order } = await anOrderOf(2);
      expect(await world.vendor.receivedOrder({ id, access: null })).toMatchObject({
        number: order.number,
        status: 'new',
        next: ['accepted', 'cancelled'],
        undoUntil: null,
        awaitsPieces: false,
        mayCancelPieces: true,
        products: [{ quantity: 2 }],
      });
      await expect(world.vendor.receivedOrder({ id: '999999', access: null })).rejects.toMatchObject(
        failureOf('not-found', 'error-order-not-found'),
      );
    });

    it('take the next step and undo it within a minute', async () => {
      const { id } = await anOrderOf(1);
      const accepted = await world.vendor.changeOrderStatus({
        id,
        access: null,
        status: 'accepted',
        note: 'Ще се обадим.',
      });
      expect(accepted).toMatchObject({ status: 'accepted', next: ['shipped', 'cancelled'] });
      expect(accepted.steps.map(({ status, note }) => [status, note])).toEqual([
        ['new', ''],
        ['accepted', 'Ще се обадим.'],
      ]);
      expect(accepted.undoUntil).not.toBeNull();
      const undone = await world.vendor.undoStep({ id, access: null });
      expect(undone).toMatchObject({ status: 'new', next: ['accepted', 'cancelled'], undoUntil: null });
      expect(undone.steps).toHaveLength(1);
      await expect(world.vendor.undoStep({ id, access: null })).rejects.toMatchObject(
        failureOf('conflict', 'undo-too-late'),
      );
    });

    it('reject a step out of order', async () => {
      const { id } = await anOrderOf(1);
      await expect(step(id, 'delivered')).rejects.toMatchObject(failureOf('conflict', 'status-not-possible'));
    });

    it('store the tracking number and reject an invalid one', async () => {
      const { id } = await anOrderOf(1);
      await step(id, 'accepted');
      const send = (number: string) =>
        world.vendor.changeOrderStatus({
          id,
          access: null,
          status: 'shipped',
          tracking: { courier: 'speedy', number, url: '' },
        });
      await expect(send('12')).rejects.toMatchObject(
        failureOf('invalid', 'validation_failed', { number: 'error-tracking-number' }),
      );
      expect(await send('6368 9182 611')).toMatchObject({
        status: 'shipped',
        mayCancelPieces: false,
        tracking: { courier: 'speedy', number: '63689182611' },
      });
    });

    it('remove unavailable pieces once for each key, but neither all nor too many', async () => {
      const { id } = await anOrderOf(3);
      const cancellation = { ...pieces(2), note: 'Счупиха се.' };
      const after = await world.vendor.cancelPieces({ id, access: null, ...cancellation });
      expect(after).toMatchObject({
        products: [{ quantity: 1, cancelled: 2, amount: 4_590 }],
        productsAmount: 4_590,
        totalAmount: 5_180,
      });
      expect(after.steps.at(-1)).toMatchObject({ status: 'partly-cancelled', note: 'Счупиха се.' });
      expect(await world.vendor.cancelPieces({ id, access: null, ...cancellation })).toEqual(after);
      const cancel = (quantity: number) =>
        world.vendor.cancelPieces({ id, access: null, ...pieces(quantity), note: '' });
      await expect(cancel(1)).rejects.toMatchObject(failureOf('invalid', 'error-nothing-left'));
      await expect(cancel(2)).rejects.toMatchObject(failureOf('invalid', 'error-pieces-not-ordered'));
      await step(id, 'cancelled');
      await expect(cancel(1)).rejects.toMatchObject(failureOf('conflict', 'error-pieces-too-late'));
    });

    it('wait for returned pieces after delivery and accept them once', async () => {
      const { token, part, id } = await anOrderOf(2);
      for (const status of ['accepted', 'shipped', 'delivered'] as const) await step(id, status);
      await expect(
        world.vendor.receivePieces({ id, access: null, unsellable: [], note: '' }),
      ).rejects.toMatchObject(failureOf('conflict', 'error-no-pieces-awaited'));
      const { vendorOrders } = await world.buyer.withdrawOrder({
        token,
        vendorOrderId: part.id,
        onlyUnsent: false,
        pieces: pieces(1),
      });
      expect(vendorOrders).toMatchObject([
        { status: 'delivered', products: [{ quantity: 2, withdrawn: 1 }] },
      ]);
      expect(await world.vendor.receivedOrder({ id, access: null })).toMatchObject({ awaitsPieces: true });
      expect(await world.vendor.receivePieces({ id, access: null, unsellable: [], note: '' })).toMatchObject({
        awaitsPieces: false,
        products: [{ quantity: 1, withdrawn: 0, returned: 1 }],
      });
    });

    it('list new orders first, filter by status and number, and count them', async () => {
      const [one, other] = [await anOrderOf(1), await anOrderOf(1)];
      await step(other.id, 'accepted');
      const all = { access: null, status: null, search: null, from: null, to: null, offset: 0, limit: 10 };
      const list = await world.vendor.orders(all);
      expect(list.data.map(({ number }) => number)).toEqual([one.order.number, other.order.number]);
      expect(list).toMatchObject({ total: 2, counts: { new: 1, accepted: 1, shipped: 0 } });
      const accepted = await world.vendor.orders({ ...all, status: 'accepted' });
      expect(accepted).toMatchObject({ total: 1, data: [{ number: other.order.number }] });
      expect(accepted.counts).toEqual(list.counts);
      const found = await world.vendor.orders({ ...all, search: one.order.number });
      expect(found).toMatchObject({ total: 1, data: [{ number: one.order.number }] });
      const second = await world.vendor.orders({ ...all, offset: 1, limit: 1 });
      expect(second).toMatchObject({ total: 2, data: [{ number: other.order.number }] });
    });
  });
});
