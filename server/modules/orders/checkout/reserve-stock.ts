import type { Transaction } from 'kysely';
import { extendedReservation } from '../../../../src/core/orders/buyer-limits.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { Database } from '../../../tables.ts';
import { cancelNewVendorOrders } from '../vendors/change-order-status.ts';
import type { OrderDependencies } from '../order-dependencies.ts';

/** Reserves the goods of a card order until then, and schedules the expiry job. */
export async function reserveUntil(
  transaction: Transaction<Database>,
  orderId: number,
  until: Date,
): Promise<void> {
  await transaction
    .updateTable('customer_order')
    .set({ held_until: until })
    .where('id', '=', orderId)
    .execute();
  await enqueue(transaction, 'order.expire-unpaid', { orderId }, { runAt: until });
}

/**
 * Expires a reservation. Extends it while the buyer is on the card page. Otherwise closes the page, ends the
 * order and returns the goods to stock; at the final limit without asking the provider. A job.
 * @throws Failure `unavailable` if the page could not be closed: the job is retried
 */
export async function expireUnpaid(deps: OrderDependencies, orderId: number): Promise<void> {
  const { db, payments } = deps;
  const now = deps.clock.now();
  const order = await db
    .selectFrom('customer_order')
    .select(['created_at', 'held_until'])
    .where('id', '=', orderId)
    .where('payment_status', 'in', ['due', 'failed'])
    .executeTakeFirst();
  // The reservation was extended: a later job expires it.
  if (!order || (order.held_until && order.held_until > now)) return;
  const subject = { kind: 'order', id: orderId } as const;
  const prolonged = extendedReservation(order.created_at, now);
  // If the provider does not answer, the buyer may still be on its page.
  if (prolonged && (await payments.attempt(subject).catch(answerOnFailure('open'))) !== 'none') {
    await inTransaction(db, (transaction) => reserveUntil(transaction, orderId, prolonged));
    return;
  }
  const unclosed = await payments.close(subject).then(() => null, failureOf);
  // Before the final limit the goods stay reserved until the page is closed.
  if (unclosed && prolonged) throw unclosed;
  await inTransaction(db, async (transaction) => {
    if ((await cancelUnpaid(deps, transaction, orderId)) > 0) {
      await deps.mails.expired(transaction, orderId);
    }
  });
  if (unclosed) throw unclosed;
}

/** Returns the provider's Failure; rethrows other errors. */
function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  throw error;
}

const answerOnFailure =
  <Answer>(answer: Answer) =>
  (error: unknown): Answer =>
    failureOf(error) && answer;

/**
 * Returns the goods to the cart: closes the card page and ends the order. Idempotent.
 * @throws Failure `not-found`, `payment-in-progress` (`conflict`), `payment-not-due` (`conflict`) after a
 * payment, `unavailable`
 */
export async function abandonOrder(deps: OrderDependencies, token: string): Promise<void> {
  const { db, payments } = deps;
  const order = await db
    .selectFrom('customer_order')
    .select('id')
    .where('token', '=', token)
    .executeTakeFirst();
  if (!order) throw new Failure('error-order-not-found', {}, 'not-found');
  const subject = { kind: 'order', id: order.id } as const;
  if ((await payments.attempt(subject)) === 'processing')
    throw new Failure('payment-in-progress', {}, 'conflict');
  await payments.close(subject);
  await inTransaction(db, async (transaction) => {
    await cancelUnpaid(deps, transaction, order.id);
    const settled = await transaction
      .selectFrom('vendor_order')
      .select('id')
      .where('order_id', '=', order.id)
      .where('status', '!=', 'cancelled')
      .executeTakeFirst();
    if (settled) throw new Failure('payment-not-due', {}, 'conflict');
  });
}

/**
 * Ends an unpaid order and returns its goods to stock. @returns number of vendor orders that were still
 * active
 */
export async function cancelUnpaid(
  deps: OrderDependencies,
  transaction: Transaction<Database>,
  orderId: number,
): Promise<number> {
  const order = await transaction
    .selectFrom('customer_order')
    .select('id')
    .where('id', '=', orderId)
    .where('payment_method', '=', 'card')
    .where('payment_status', 'in', ['due', 'failed'])
    .forUpdate()
    .executeTakeFirst();
  return order ? cancelNewVendorOrders(deps, transaction, orderId) : 0;
}
