import * as contract from '../../../api/orders.ts';
import { implement } from '../../platform/operations.ts';
import type { Implementation } from '../../platform/operations.ts';
import { changeOrderStatus, withdraw } from './change-order-status.ts';
import { followOrder } from './load-order.ts';
import { payAgain } from './order-payment.ts';
import type { OrderServices } from './order-services.ts';
import { listOwnOrders } from './own-orders.ts';
import { placeOrder } from './place-order.ts';
import { listReceivedOrders, readReceivedOrder } from './received-orders.ts';
import { vendorOf } from './vendor-access.ts';

export function orderRoutes(services: OrderServices): Implementation[] {
  const { db, clock } = services;
  const follow = (token: string, language: 'bg' | 'en') => followOrder(db, token, language, clock.now());

  return [
    implement(
      contract.placeOrder,
      ({ body, account, language }) => placeOrder(services, body, language, account?.id ?? null),
      { shareOfLimit: 1 / 20 },
    ),
    implement(contract.ownOrders, ({ account, query }) => listOwnOrders(db, account.id, query)),
    implement(contract.followOrder, ({ params, language }) => follow(params.token, language)),
    implement(contract.withdrawOrder, async ({ params, body, language }) => {
      await withdraw(services, params.token, body.vendorOrderId);
      return follow(params.token, language);
    }),
    implement(contract.payOrder, async ({ params }) => ({
      paymentUrl: await payAgain(services, params.token),
    })),
    implement(contract.orders, async ({ query, account, language }) => {
      const vendorId = await vendorOf(db, query.access, account, clock.now());
      return listReceivedOrders(db, { ...query, vendorId }, language, clock.now());
    }),
    implement(contract.receivedOrder, async ({ params, query, account, language }) => {
      const vendorId = await vendorOf(db, query.access, account, clock.now());
      return readReceivedOrder(db, vendorId, Number(params.id), language, clock.now());
    }),
    implement(contract.changeOrderStatus, async ({ params, query, body, account, language }) => {
      const vendorId = await vendorOf(db, query.access, account, clock.now());
      await changeOrderStatus(services, vendorId, Number(params.id), body.status);
      return readReceivedOrder(db, vendorId, Number(params.id), language, clock.now());
    }),
  ];
}
