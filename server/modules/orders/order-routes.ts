import * as contract from '../../../api/orders/orders.ts';
import * as received from '../../../api/orders/received-orders.ts';
import * as statistics from '../../../api/orders/sales.ts';
import type { ReceivedOrder } from '../../../src/core/orders/order.ts';
import { BACKGROUND_SECONDS } from '../../platform/database/database-time.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Call, Implementation } from '../../platform/http/operations.ts';
import { countCouponTry } from './coupons/coupon-routes.ts';
import { cancelPieces } from './vendors/cancel-pieces.ts';
import { changeOrderStatus } from './vendors/change-order-status.ts';
import { confirmOrder, resendConfirmation } from './checkout/confirm-order.ts';
import { abandonOrder } from './checkout/reserve-stock.ts';
import { followOrder } from './load-order.ts';
import { checkOrderPayment, payAgain } from './checkout/order-payment.ts';
import type { OrderDependencies } from './order-dependencies.ts';
import { listOwnOrders } from './own-orders.ts';
import { placeOrder } from './checkout/place-order.ts';
import { listReceivedOrders, readReceivedOrder } from './vendors/received-orders.ts';
import { salesStatistics } from './vendors/sales-statistics.ts';
import { saveBankAccount } from './refunds/save-bank-account.ts';
import { correctTracking } from './vendors/correct-tracking.ts';
import { receivePieces } from './vendors/receive-pieces.ts';
import { withdraw } from './withdraw-order.ts';
import { undoStep } from './vendors/undo-step.ts';
import { vendorOf } from './vendors/vendor-access.ts';

export function orderRoutes(deps: OrderDependencies): Implementation[] {
  const { db, clock } = deps;
  const follow = (token: string, language: 'bg' | 'en') => followOrder(db, token, language, clock.now());

  return [
    implement(
      contract.placeOrder,
      async ({ body, account, language, sender }) => {
        if (body.coupon !== undefined) await countCouponTry(deps, sender);
        return placeOrder(deps, body, language, account?.id ?? null);
      },
      { shareOfLimit: 1 / 20 },
    ),
    implement(contract.ownOrders, ({ account, query }) => listOwnOrders(db, account.id, query)),
    implement(contract.followOrder, ({ params, language }) => follow(params.token, language)),
    implement(
      contract.confirmOrder,
      async ({ params, body, language }) => {
        await confirmOrder(deps, params.token, body.secret);
        return follow(params.token, language);
      },
      { shareOfLimit: 1 / 20 },
    ),
    implement(
      contract.sendConfirmationMail,
      async ({ params, body }) => ({ token: await resendConfirmation(deps, params.token, body.email) }),
      { shareOfLimit: 1 / 20 },
    ),
    implement(contract.withdrawOrder, async ({ params, body, language }) => {
      await withdraw(deps, params.token, body);
      return follow(params.token, language);
    }),
    implement(contract.cancelUnpaidOrder, async ({ params, language }) => {
      await abandonOrder(deps, params.token);
      return follow(params.token, language);
    }),
    implement(contract.bankAccount, async ({ params, body, language }) => {
      await saveBankAccount(deps, params.token, body);
      return follow(params.token, language);
    }),
    implement(contract.payOrder, async ({ params }) => ({
      paymentUrl: await payAgain(deps, params.token),
    })),
    implement(contract.checkOrderPayment, async ({ params, language }) => {
      await checkOrderPayment(deps, params.token);
      return follow(params.token, language);
    }),
    implement(received.orders, async ({ query, account, language }) => {
      const vendorId = await vendorOf(db, query.access, account, clock.now());
      return listReceivedOrders(db, vendorId, query, language, clock.now());
    }),
    implement(
      statistics.salesStatistics,
      async ({ query, account, language }) => {
        const vendorId = await vendorOf(db, undefined, account, clock.now());
        return salesStatistics(db, vendorId, query, language);
      },
      { databaseSeconds: BACKGROUND_SECONDS },
    ),
    implement(received.receivedOrder, (call) => ofVendor(call, async () => {})),
    implement(received.changeOrderStatus, (call) =>
      ofVendor(call, (vendorId, id) => changeOrderStatus(deps, vendorId, id, call.body)),
    ),
    implement(received.undoStep, (call) => ofVendor(call, (vendorId, id) => undoStep(deps, vendorId, id))),
    implement(received.cancelPieces, (call) =>
      ofVendor(call, (vendorId, id) => cancelPieces(deps, vendorId, id, call.body)),
    ),
    implement(received.receivePieces, (call) =>
      ofVendor(call, (vendorId, id) => receivePieces(deps, vendorId, id, call.body)),
    ),
    implement(received.correctTracking, (call) =>
      ofVendor(call, (vendorId, id) => correctTracking(deps, vendorId, id, call.body)),
    ),
  ];

  /** Runs a vendor's action on an order. @returns the changed order */
  async function ofVendor(
    {
      params,
      query,
      account,
      language,
    }: Pick<Call<typeof received.receivedOrder>, 'params' | 'query' | 'account' | 'language'>,
    work: (vendorId: number, id: number) => Promise<void>,
  ): Promise<ReceivedOrder> {
    const vendorId = await vendorOf(db, query.access, account, clock.now());
    const id = Number(params.id);
    await work(vendorId, id);
    return readReceivedOrder(db, vendorId, id, language, clock.now());
  }
}
