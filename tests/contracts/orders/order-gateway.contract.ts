import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderGateway } from '../../../src/core/orders/order-gateway.ts';
import type { PaymentMethod } from '../../../src/core/orders/order.ts';
import { PlaceOrderCommand } from '../../../src/core/orders/place-order-command.ts';
import { aCheckoutForm } from '../../support/an-order.ts';
import { refused } from '../../support/refused.ts';

export type OrderWorld = {
  /** Of somebody signed in, and of the vendor. */
  buyer: OrderGateway;
  vendor: OrderGateway;
  /** A lamp for 45,90 лв. of a vendor who delivers for 5,90 лв. */
  lamp: number;
  /** The vendor asks another price for it from now on, in stotinki. */
  reprice(price: number): Promise<void>;
  /** An order whose money goes back to a bank account. @returns its token */
  awaitsBankAccount(): Promise<string>;
};

let buyers = 0;

/** What every order gateway does: for its buyer, and for the vendor. */
export function orderGatewayContract(makeWorld: () => Promise<OrderWorld>): void {
  describe('An order gateway', () => {
    let world: OrderWorld;
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
      return new PlaceOrderCommand(aCheckoutForm({ ...buyer, paymentMethod }));
    };
    /** An order of some lamps, as buyer and vendor come to it. */
    async function anOrderOf(quantity: number, paymentMethod: PaymentMethod = 'on-delivery') {
      const command = aCommand(paymentMethod);
      const { token } = await world.buyer.place(command, [line(quantity)], 590, randomUUID());
      const order = await world.buyer.follow(token);
      const [part] = order.vendorOrders;
      if (!part) throw new Error('The order has no part');
      return { token, order, part, id: String(part.id) };
    }
    const pieces = (quantity: number) => ({
      key: randomUUID(),
      products: [{ productId: world.lamp, quantity }],
    });
    const step = (id: string, status: Parameters<OrderGateway['changeStatus']>[2]) =>
      world.vendor.changeStatus(id, null, status, '', null);

    describe('to a buyer', () => {
      it('places an order, which its link shows from then on', async () => {
        const placed = await world.buyer.place(aCommand(), [line(2)], 590, randomUUID());
        expect(placed.paymentUrl).toBeNull();
        const order = await world.buyer.follow(placed.token);
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

      it('places it once, however often it is sent (CART-07)', async () => {
        const [command, key] = [aCommand(), randomUUID()];
        const first = await world.buyer.place(command, [line(1)], 590, key);
        expect(await world.buyer.place(command, [line(1)], 590, key)).toEqual(first);
      });

      it('refuses prices that are not those of the shop any more, and says which (CART-06)', async () => {
        await world.reprice(5_000);
        await expect(world.buyer.place(aCommand(), [line(1)], 590, randomUUID())).rejects.toMatchObject(
          refused('conflict', 'order-changed', {
            [`products.${world.lamp}`]: 'error-product-price-changed',
          }),
        );
      });

      it('knows only the links that it gave', async () => {
        await expect(world.buyer.follow('t'.repeat(43))).rejects.toMatchObject(
          refused('not-found', 'error-order-not-found'),
        );
      });

      it('lists the buyer’s own orders, the latest first, page by page', async () => {
        const [first, second] = [await anOrderOf(1), await anOrderOf(2)];
        const latest = await world.buyer.own({ offset: 0, limit: 1 });
        expect(latest).toMatchObject({ total: 2, data: [{ token: second.token, totalOrderAmount: 9_770 }] });
        expect(latest.data[0]?.vendors).toMatchObject([{ status: 'new' }]);
        const { data } = await world.buyer.own({ offset: 1, limit: 1 });
        expect(data.map(({ number }) => number)).toEqual([first.order.number]);
      });

      it('cancels what a buyer withdraws from before it is sent, once (CART-10)', async () => {
        const { token, part } = await anOrderOf(1);
        const after = await world.buyer.withdraw(token, part.id, null, false);
        expect(after.vendorOrders).toMatchObject([{ status: 'cancelled', withdrawal: { possible: false } }]);
        expect(after.vendorOrders[0]?.withdrawal.withdrawnAt).not.toBeNull();
        expect(await world.buyer.withdraw(token, part.id, null, false)).toEqual(after);
      });

      it('keeps a parcel that was sent while its buyer was cancelling it', async () => {
        const { token, part, id } = await anOrderOf(1);
        for (const status of ['accepted', 'shipped'] as const) await step(id, status);
        await expect(world.buyer.withdraw(token, part.id, null, true)).rejects.toMatchObject(
          refused('conflict', 'order-sent-meanwhile'),
        );
        const { vendorOrders } = await world.buyer.follow(token);
        expect(vendorOrders).toMatchObject([{ status: 'shipped', withdrawal: { withdrawnAt: null } }]);
      });

      it('takes single pieces off, once for each key', async () => {
        const { token, part } = await anOrderOf(3);
        const two = pieces(2);
        const after = await world.buyer.withdraw(token, part.id, two, false);
        expect(after.vendorOrders).toMatchObject([
          { status: 'new', products: [{ quantity: 1, cancelled: 2, amount: 4_590 }], totalAmount: 5_180 },
        ]);
        expect(await world.buyer.withdraw(token, part.id, two, false)).toEqual(after);
        await expect(world.buyer.withdraw(token, part.id, pieces(2), false)).rejects.toMatchObject(
          refused('invalid', 'error-pieces-not-ordered'),
        );
      });

      it('cancels the whole part with its last piece', async () => {
        const { token, part } = await anOrderOf(2);
        const { vendorOrders } = await world.buyer.withdraw(token, part.id, pieces(2), false);
        expect(vendorOrders).toMatchObject([{ status: 'cancelled' }]);
      });

      it('refuses a withdrawal from what is over already', async () => {
        const { token, part, id } = await anOrderOf(1);
        await step(id, 'cancelled');
        await expect(world.buyer.withdraw(token, part.id, null, false)).rejects.toMatchObject(
          refused('conflict', 'withdrawal-not-possible'),
        );
      });

      it('takes a bank account where money waits to go back, and tells its last four signs', async () => {
        const token = await world.awaitsBankAccount();
        expect((await world.buyer.follow(token)).bankAccount).toEqual({ isAsked: true, ending: null });
        const account = { iban: 'BG80BNBG96611020345678', holder: 'Мария Петрова' };
        const { bankAccount } = await world.buyer.nameBankAccount(token, account);
        expect(bankAccount).toEqual({ isAsked: true, ending: '5678' });
      });

      it('takes none where no money goes back, and no payment where none is due', async () => {
        const { token } = await anOrderOf(1);
        const account = { iban: 'BG80BNBG96611020345678', holder: 'Мария Петрова' };
        await expect(world.buyer.nameBankAccount(token, account)).rejects.toMatchObject(
          refused('conflict', 'bank-account-not-needed'),
        );
        await expect(world.buyer.pay(token)).rejects.toMatchObject(refused('conflict', 'payment-not-due'));
      });

      it('leads to the card page as long as the card has not paid, or the buyer has not cancelled', async () => {
        const { token, order } = await anOrderOf(1, 'card');
        expect(order.payment).toMatchObject({ method: 'card', status: 'due' });
        expect((await world.buyer.pay(token)).paymentUrl).not.toBe('');
        expect((await world.buyer.cancelUnpaid(token)).vendorOrders).toMatchObject([{ status: 'cancelled' }]);
        await expect(world.buyer.pay(token)).rejects.toMatchObject(refused('conflict', 'payment-not-due'));
      });
    });

    describe('to a vendor', () => {
      it('shows what came, and which steps are next', async () => {
        const { id, order } = await anOrderOf(2);
        expect(await world.vendor.received(id, null)).toMatchObject({
          number: order.number,
          status: 'new',
          next: ['accepted', 'cancelled'],
          undoUntil: null,
          awaitsPieces: false,
          mayCancelPieces: true,
          products: [{ quantity: 2 }],
        });
        await expect(world.vendor.received('999999', null)).rejects.toMatchObject(
          refused('not-found', 'error-order-not-found'),
        );
      });

      it('takes the next step, and takes it back for a minute', async () => {
        const { id } = await anOrderOf(1);
        const accepted = await world.vendor.changeStatus(id, null, 'accepted', 'Ще се обадим.', null);
        expect(accepted).toMatchObject({ status: 'accepted', next: ['shipped', 'cancelled'] });
        expect(accepted.steps.map(({ status, note }) => [status, note])).toEqual([
          ['new', ''],
          ['accepted', 'Ще се обадим.'],
        ]);
        expect(accepted.undoUntil).not.toBeNull();
        const undone = await world.vendor.undoStep(id, null);
        expect(undone).toMatchObject({ status: 'new', next: ['accepted', 'cancelled'], undoUntil: null });
        expect(undone.steps).toHaveLength(1);
        await expect(world.vendor.undoStep(id, null)).rejects.toMatchObject(
          refused('conflict', 'undo-too-late'),
        );
      });

      it('refuses a step out of turn', async () => {
        const { id } = await anOrderOf(1);
        await expect(step(id, 'delivered')).rejects.toMatchObject(refused('conflict', 'status-not-possible'));
      });

      it('keeps the parcel that was sent, and refuses a number that is none', async () => {
        const { id } = await anOrderOf(1);
        await step(id, 'accepted');
        const send = (number: string) =>
          world.vendor.changeStatus(id, null, 'shipped', '', { courier: 'speedy', number, url: '' });
        await expect(send('12')).rejects.toMatchObject(
          refused('invalid', 'validation_failed', { number: 'error-tracking-number' }),
        );
        expect(await send('6368 9182 611')).toMatchObject({
          status: 'shipped',
          mayCancelPieces: false,
          tracking: { courier: 'speedy', number: '63689182611' },
        });
      });

      it('takes off pieces that can’t be sent, once for each key, but neither all nor more', async () => {
        const { id } = await anOrderOf(3);
        const cancellation = { ...pieces(2), note: 'Счупиха се.' };
        const after = await world.vendor.cancelPieces(id, null, cancellation);
        expect(after).toMatchObject({
          products: [{ quantity: 1, cancelled: 2, amount: 4_590 }],
          productsAmount: 4_590,
          totalAmount: 5_180,
        });
        expect(after.steps.at(-1)).toMatchObject({ status: 'partly-cancelled', note: 'Счупиха се.' });
        expect(await world.vendor.cancelPieces(id, null, cancellation)).toEqual(after);
        const cancel = (quantity: number) =>
          world.vendor.cancelPieces(id, null, { ...pieces(quantity), note: '' });
        await expect(cancel(1)).rejects.toMatchObject(refused('invalid', 'error-nothing-left'));
        await expect(cancel(2)).rejects.toMatchObject(refused('invalid', 'error-pieces-not-ordered'));
        await step(id, 'cancelled');
        await expect(cancel(1)).rejects.toMatchObject(refused('conflict', 'error-pieces-too-late'));
      });

      it('waits for pieces that come back after delivery, and receives them once', async () => {
        const { token, part, id } = await anOrderOf(2);
        for (const status of ['accepted', 'shipped', 'delivered'] as const) await step(id, status);
        await expect(
          world.vendor.receivePieces(id, null, { unsellable: [], note: '' }),
        ).rejects.toMatchObject(refused('conflict', 'error-no-pieces-awaited'));
        const { vendorOrders } = await world.buyer.withdraw(token, part.id, pieces(1), false);
        expect(vendorOrders).toMatchObject([
          { status: 'delivered', products: [{ quantity: 2, withdrawn: 1 }] },
        ]);
        expect(await world.vendor.received(id, null)).toMatchObject({ awaitsPieces: true });
        expect(await world.vendor.receivePieces(id, null, { unsellable: [], note: '' })).toMatchObject({
          awaitsPieces: false,
          products: [{ quantity: 1, withdrawn: 0, returned: 1 }],
        });
      });

      it('lists new orders first, by status and by number, and counts them', async () => {
        const [one, other] = [await anOrderOf(1), await anOrderOf(1)];
        await step(other.id, 'accepted');
        const all = { status: null, search: '', from: null, to: null, offset: 0, limit: 10 };
        const list = await world.vendor.list(null, all);
        expect(list.data.map(({ number }) => number)).toEqual([one.order.number, other.order.number]);
        expect(list).toMatchObject({ total: 2, counts: { new: 1, accepted: 1, shipped: 0 } });
        const accepted = await world.vendor.list(null, { ...all, status: 'accepted' });
        expect(accepted).toMatchObject({ total: 1, data: [{ number: other.order.number }] });
        expect(accepted.counts).toEqual(list.counts);
        const found = await world.vendor.list(null, { ...all, search: one.order.number });
        expect(found).toMatchObject({ total: 1, data: [{ number: one.order.number }] });
        const second = await world.vendor.list(null, { ...all, offset: 1, limit: 1 });
        expect(second).toMatchObject({ total: 2, data: [{ number: other.order.number }] });
      });
    });
  });
}
