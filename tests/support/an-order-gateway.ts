import type { OrderGateway } from '../../src/core/orders/order-gateway.ts';
import type { Order, ReceivedOrder, VendorOrder } from '../../src/core/orders/order.ts';
import { statusAfterWithdrawal } from '../../src/core/orders/withdrawal.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import { anOrder, aReceivedOrder } from './an-order.ts';
import { fakeGateway } from './fake-gateway.ts';

export const ORDER_TOKEN = 'followed-order'.padEnd(43, '-');
/** The token that an order gets with a corrected e-mail. */
export const NEW_ORDER_TOKEN = 'corrected-order'.padEnd(43, '-');

/** The buyer's server with one order, which it changes on request. */
export function anOrderGateway(order: Order = anOrder(), received: ReceivedOrder = aReceivedOrder()) {
  let now = order;
  const change = (changes: Partial<Order>) => (now = { ...now, ...changes });
  const changeVendorOrder = (changes: Partial<VendorOrder>) =>
    change({ vendorOrders: now.vendorOrders.map((one) => ({ ...one, ...changes })) });
  const withdrawal = { possible: false, until: null, withdrawnAt: '2026-11-21T09:30:00.000Z' };
  return fakeGateway<OrderGateway>({
    ownOrders: () => ({ data: [], total: 0 }),
    placeOrder: () => ({ number: now.number, token: ORDER_TOKEN, paymentUrl: null }),
    followOrder: ({ token }) => {
      if (token !== ORDER_TOKEN) throw new Failure('error-order-not-found', {}, 'not-found');
      return now;
    },
    confirmOrder: () => change({ confirmation: { ...now.confirmation, isAwaited: false } }),
    sendConfirmationMail: ({ token, email }) => ({
      token: email === now.contact.email ? token : NEW_ORDER_TOKEN,
    }),
    withdrawOrder: () => {
      const status = statusAfterWithdrawal(now.vendorOrders[0]?.status ?? 'new');
      return changeVendorOrder({ status, withdrawal });
    },
    cancelUnpaidOrder: () => changeVendorOrder({ status: 'cancelled' }),
    bankAccount: ({ iban }) => change({ bankAccount: { isAsked: true, ending: iban.slice(-4) } }),
    checkOrderPayment: () => now,
    payOrder: () => ({ paymentUrl: '/pay/1' }),
    receivedOrder: () => received,
    changeOrderStatus: ({ status, note = '' }) => ({
      ...received,
      status,
      next: [],
      steps: [...received.steps, { status, at: '2026-11-21T10:00:00.000Z', note }],
    }),
    undoStep: () => ({ ...received, status: 'new', undoUntil: null }),
    orders: () => ({ data: [], total: 0, counts: null }),
  });
}
