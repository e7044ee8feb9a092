import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../module-context.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { expireUnconfirmed } from './checkout/confirm-order.ts';
import { expireUnpaid } from './checkout/reserve-stock.ts';
import { orderPayments } from './checkout/order-payment.ts';
import type { InvoiceDependencies } from '../invoices/invoice-dependencies.ts';
import type { ShippingDependencies } from '../shipping/delivery-options.ts';
import type { OrderDependencies } from './order-dependencies.ts';
import { exportOrders } from './export-orders.ts';
import { orderFiles } from './order-files.ts';
import { OrderMailWriter } from './order-mail-writer.ts';
import { OrderMails } from './order-mails.ts';
import { couponRoutes } from './coupons/coupon-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { RefundMails } from './refunds/refund-mails.ts';
import { countSales } from './vendors/count-sales.ts';
import { notifyOfStep } from './vendors/undo-step.ts';
import { deleteExpiredAccess } from './vendors/vendor-access.ts';
import { WithdrawalMails } from './withdrawal-mails.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'order.expire-unpaid': { orderId: number };
    'order.expire-unconfirmed': { orderId: number };
    'order.tell-step': { stepId: number };
    'count-sales': unknown;
    'delete-expired-vendor-access': unknown;
  }
}

/** Orders of products. Also handles the payments of orders. */
export function orderModule(
  { db, clock, texts, addresses, payments, sessions, configuration }: ModuleContext,
  shipping: ShippingDependencies,
  invoices: InvoiceDependencies,
) {
  const { priceOrder } = configuration;
  const writer = new OrderMailWriter(texts, addresses, priceOrder, clock);
  const deps: OrderDependencies = {
    db,
    clock,
    payments,
    mails: new OrderMails(writer),
    withdrawalMails: new WithdrawalMails(writer),
    refundMails: new RefundMails(writer),
    addresses,
    texts,
    priceOrder,
    shipping,
    invoices,
  };
  payments.serve('order', orderPayments(deps));
  return {
    deps,
    operations: [...orderRoutes(deps), ...couponRoutes(deps)],
    serve: (server: FastifyInstance) => orderFiles(server, deps, sessions),
    exports: [exportOrders],
    jobs: {
      'order.expire-unpaid': ({ orderId }) => expireUnpaid(deps, orderId),
      'order.expire-unconfirmed': ({ orderId }) => expireUnconfirmed(deps, orderId),
      'order.tell-step': ({ stepId }) => notifyOfStep(deps, stepId),
      'count-sales': { at: '*/10 * * * *', run: () => countSales(deps) },
      'delete-expired-vendor-access': { at: '17 3 * * *', run: () => deleteExpiredAccess(db, clock.now()) },
    } satisfies Partial<Jobs>,
  };
}
