import type { Transaction } from 'kysely';
import { nextStatuses } from '../../../src/core/orders/order-status.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Database } from '../../tables.ts';
import type { OrderDependencies } from './order-dependencies.ts';
import { moveTo } from './vendors/change-order-status.ts';

/**
 * Closes the card page of an unpaid order before its cancellation, outside its transaction.
 * @throws Failure `payment-in-progress` (`conflict`), `unavailable`
 */
export async function closePaymentPage({ db, payments }: OrderDependencies, orderId: number): Promise<void> {
  const unpaid = await db
    .selectFrom('customer_order')
    .select('id')
    .where('id', '=', orderId)
    .where('payment_method', '=', 'card')
    .where('payment_status', 'in', ['due', 'failed'])
    .executeTakeFirst();
  if (!unpaid) return;
  const subject = { kind: 'order', id: orderId } as const;
  if ((await payments.attempt(subject)) === 'processing')
    throw new Failure('payment-in-progress', {}, 'conflict');
  await payments.close(subject);
}

/**
 * Cancels all unsent vendor orders of an order, or one of them, for the team (TEAM-05). Goods return to stock,
 * paid amounts are refunded, and the buyer and the vendors are notified.
 * @throws Failure `not-found`, `error-order-not-cancellable` (`conflict`) if everything is sent or closed
 */
export async function cancelByTeam(
  deps: OrderDependencies,
  transaction: Transaction<Database>,
  orderId: number,
  vendorOrderId?: number,
): Promise<void> {
  const vendorOrders = await transaction
    .selectFrom('vendor_order')
    .select(['id', 'status', 'withdrawn_at', 'released_at'])
    .where('order_id', '=', orderId)
    .$if(vendorOrderId !== undefined, (query) => query.where('id', '=', Number(vendorOrderId)))
    .orderBy('id')
    .forUpdate()
    .execute();
  if (vendorOrders.length === 0) throw new Failure('error-order-not-found', {}, 'not-found');
  const unsent = vendorOrders.filter((one) =>
    nextStatuses(one.status, one.withdrawn_at !== null).includes('cancelled'),
  );
  if (unsent.length === 0) throw new Failure('error-order-not-cancellable', {}, 'conflict');
  for (const { id, released_at: releasedAt } of unsent) {
    await moveTo(deps, transaction, id, 'cancelled');
    await deps.mails.cancelledByTeam(transaction, id, releasedAt !== null);
  }
}
