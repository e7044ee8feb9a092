import * as contract from '../../../api/orders.ts';
import * as statistics from '../../../api/statistics.ts';
import type { ReceivedOrder } from '../../../src/core/orders/order.ts';
import { implement } from '../../platform/operations.ts';
import type { Call, Implementation } from '../../platform/operations.ts';
import { cancelPieces } from './cancel-pieces.ts';
import { changeOrderStatus, withdraw } from './change-order-status.ts';
import { followOrder } from './load-order.ts';
import { writeOrderNote } from './order-notes.ts';
import { payAgain } from './order-payment.ts';
import type { OrderServices } from './order-services.ts';
import { listOwnOrders } from './own-orders.ts';
import { placeOrder } from './place-order.ts';
import { listReceivedOrders, readReceivedOrder } from './received-orders.ts';
import { salesStatistics } from './sales-statistics.ts';
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
      return listReceivedOrders(db, vendorId, query, language, clock.now());
    }),
    implement(statistics.salesStatistics, async ({ query, account, language }) => {
      const vendorId = await vendorOf(db, undefined, account, clock.now());
      return salesStatistics(db, vendorId, query, language);
    }),
    implement(contract.receivedOrder, (call) => ofVendor(call, async () => {})),
    implement(contract.changeOrderStatus, (call) =>
      ofVendor(call, (vendorId, id) =>
        changeOrderStatus(services, vendorId, id, call.body.status, call.body.note),
      ),
    ),
    implement(contract.cancelPieces, (call) =>
      ofVendor(call, (vendorId, id) => cancelPieces(services, vendorId, id, call.body)),
    ),
    implement(contract.writeOrderNote, (call) =>
      ofVendor(call, (vendorId, id) => writeOrderNote(services, vendorId, id, call.body)),
    ),
  ];

  /** Does a vendor's work on an order. @returns the order after it */
  async function ofVendor(
    {
      params,
      query,
      account,
      language,
    }: Pick<Call<typeof contract.receivedOrder>, 'params' | 'query' | 'account' | 'language'>,
    work: (vendorId: number, id: number) => Promise<void>,
  ): Promise<ReceivedOrder> {
    const vendorId = await vendorOf(db, query.access, account, clock.now());
    const id = Number(params.id);
    await work(vendorId, id);
    return readReceivedOrder(db, vendorId, id, language, clock.now());
  }
}
