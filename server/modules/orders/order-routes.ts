import * as contract from '../../../api/orders.ts';
import { implement } from '../../platform/operations.ts';
import type { Implementation } from '../../platform/operations.ts';
import { changeOrderStatus, withdraw } from './change-order-status.ts';
import { followOrder } from './load-order.ts';
import { payAgain } from './order-payment.ts';
import type { OrderServices } from './order-services.ts';
import { placeOrder } from './place-order.ts';
import { listReceivedOrders, readReceivedOrder } from './received-orders.ts';
import { vendorOf } from './vendor-access.ts';

export function orderRoutes(services: OrderServices): Implementation[] {
  const { db, clock, payments } = services;
  const follow = (token: string, language: 'bg' | 'en') =>
    followOrder(db, token, language, clock.now(), (id) => payments.pageOf(id));

  return [
    implement(contract.placeOrder, ({ body, language }) => placeOrder(services, body, language), {
      shareOfLimit: 1 / 20,
    }),
    implement(contract.followOrder, ({ params, language }) => follow(params.token, language)),
    implement(contract.withdrawOrder, async ({ params, body, language }) => {
      await withdraw(services, params.token, body.vendorOrderId);
      return follow(params.token, language);
    }),
    implement(contract.payOrder, async ({ params }) => ({
      paymentUrl: await payAgain(services, params.token),
    })),
    implement(contract.orders, async ({ query, language }) => {
      const vendorId = await vendorOf(db, query.access, clock.now());
      return listReceivedOrders(db, { ...query, vendorId }, language, clock.now());
    }),
    implement(contract.receivedOrder, async ({ params, query, language }) => {
      const vendorId = await vendorOf(db, query.access, clock.now());
      return readReceivedOrder(db, vendorId, Number(params.id), language, clock.now());
    }),
    implement(contract.changeOrderStatus, async ({ params, query, body, language }) => {
      const vendorId = await vendorOf(db, query.access, clock.now());
      await changeOrderStatus(services, vendorId, Number(params.id), body.status);
      return readReceivedOrder(db, vendorId, Number(params.id), language, clock.now());
    }),
  ];
}
