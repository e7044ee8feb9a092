import type { Jobs } from '../../platform/jobs.ts';
import { expireUnconfirmed } from './checkout/confirm-order.ts';
import { expireUnpaid } from './checkout/hold-goods.ts';
import type { OrderDependencies } from './order-dependencies.ts';
import { countSales } from './vendors/count-sales.ts';
import { tellStep } from './vendors/undo-step.ts';
import { deleteExpiredAccess } from './vendors/vendor-access.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'order.expire-unpaid': { orderId: number };
    'order.expire-unconfirmed': { orderId: number };
    'order.tell-step': { stepId: number };
    'count-sales': unknown;
    'delete-expired-vendor-access': unknown;
  }
}

/** What is done for orders in the background. */
export const orderJobs = (orders: OrderDependencies) =>
  ({
    'order.expire-unpaid': ({ orderId }) => expireUnpaid(orders, orderId),
    'order.expire-unconfirmed': ({ orderId }) => expireUnconfirmed(orders, orderId),
    'order.tell-step': ({ stepId }) => tellStep(orders, stepId),
    'count-sales': { at: '*/10 * * * *', run: () => countSales(orders) },
    'delete-expired-vendor-access': {
      at: '17 3 * * *',
      run: () => deleteExpiredAccess(orders.db, orders.clock.now()),
    },
  }) satisfies Partial<Jobs>;
