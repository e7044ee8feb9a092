import type { Transaction } from 'kysely';
import { confirmationDeadline } from '../../../../src/core/orders/buyer-limits.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { hashOf, newSecret } from '../../../platform/secrets.ts';
import type { Database } from '../../../tables.ts';
import { cancelNewVendorOrders } from '../vendors/change-order-status.ts';
import type { OrderDependencies } from '../order-dependencies.ts';
import { limitOrdersOfEmail, correctedEmail, limitConfirmationMails } from './limit-buyer.ts';
import { releaseToVendors } from './release-to-vendors.ts';
import { takeFromStock } from './take-from-stock.ts';

/**
 * Sends the mail with the confirmation link. Before confirmation no stock is taken and no vendor is notified.
 */
export async function requestConfirmation(
  deps: OrderDependencies,
  transaction: Transaction<Database>,
  orderId: number,
): Promise<void> {
  const until = confirmationDeadline(deps.clock.now());
  await enqueue(transaction, 'order.expire-unconfirmed', { orderId }, { runAt: until });
  await sendConfirmation(deps, transaction, orderId, { confirm_until: until });
}

/** Sends a new secret, which invalidates that of an earlier mail. */
async function sendConfirmation(
  deps: OrderDependencies,
  transaction: Transaction<Database>,
  orderId: number,
  first: { confirm_until?: Date } = {},
): Promise<void> {
  const secret = newSecret();
  const order = transaction.updateTable('customer_order').where('id', '=', orderId);
  await order.set({ confirmation_hash: hashOf(secret), ...first }).execute();
  await deps.mails.confirm(transaction, orderId, secret);
}

/**
 * Sends the confirmation again, on request to a corrected address. The recipient of the earlier mail loses
 * access to the order.
 * @returns the order's token, a new one for another address
 * @throws Failure `not-found`, `invalid` for an invalid e-mail, `order-confirmation-over` (`conflict`),
 * `too-many` for mails, and `order-limit-reached` (`too-many`) for orders of the corrected e-mail
 */
export async function resendConfirmation(
  deps: OrderDependencies,
  token: string,
  typed: string,
): Promise<string> {
  const email = correctedEmail(typed);
  const now = deps.clock.now();
  return inTransaction(deps.db, async (transaction) => {
    const order = await transaction
      .selectFrom('customer_order')
      .select(['id', 'contact_email', 'confirm_until', 'confirmed_at'])
      .where('token', '=', token)
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw new Failure('error-order-not-found', {}, 'not-found');
    const isActive = await transaction
      .selectFrom('vendor_order')
      .select('id')
      .where('order_id', '=', order.id)
      .where('status', '=', 'new')
      .executeTakeFirst();
    if (!isActive || order.confirmed_at || !order.confirm_until || order.confirm_until < now) {
      throw new Failure('order-confirmation-over', {}, 'conflict');
    }
    await limitConfirmationMails(transaction, `order ${order.id}`, email, now);
    const isSame = email === order.contact_email;
    if (!isSame) await limitOrdersOfEmail(transaction, email, now);
    const newToken = isSame ? token : newSecret();
    const row = transaction.updateTable('customer_order').where('id', '=', order.id);
    await row.set({ contact_email: email, token: newToken }).execute();
    await sendConfirmation(deps, transaction, order.id);
    return newToken;
  });
}

/**
 * Confirms the order by the link of the mail: takes the goods from stock and releases the order to the
 * vendors. Idempotent.
 * @throws Failure `not-found` for an unknown order or a wrong secret, `order-confirmation-over` (`conflict`),
 * `order-goods-gone` (`conflict`)
 */
export async function confirmOrder(deps: OrderDependencies, token: string, secret: string): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const now = deps.clock.now();
    const order = await transaction
      .selectFrom('customer_order')
      .select(['id', 'confirm_until', 'confirmed_at'])
      .where('token', '=', token)
      .where('confirmation_hash', '=', hashOf(secret))
      .forUpdate()
      .executeTakeFirst();
    if (!order?.confirm_until) throw new Failure('error-order-not-found', {}, 'not-found');
    if (order.confirmed_at) return;
    const pieces = await transaction
      .selectFrom('vendor_order')
      .innerJoin('vendor_order_line', 'vendor_order_id', 'vendor_order.id')
      .select(['product_id as id', 'quantity'])
      .where('order_id', '=', order.id)
      .where('status', '=', 'new')
      .execute();
    if (order.confirm_until < now || pieces.length === 0) {
      throw new Failure('order-confirmation-over', {}, 'conflict');
    }
    await takeFromStock(transaction, pieces);
    await transaction
      .updateTable('customer_order')
      .set({ confirmed_at: now })
      .where('id', '=', order.id)
      .execute();
    await releaseToVendors(deps, transaction, order.id);
    await deps.mails.placed(transaction, order.id);
  });
}

/** Ends an unconfirmed order. Sends no mail, because the address is unconfirmed. A job. */
export async function expireUnconfirmed(deps: OrderDependencies, orderId: number): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const order = await transaction
      .selectFrom('customer_order')
      .select('id')
      .where('id', '=', orderId)
      .where('confirm_until', 'is not', null)
      .where('confirmed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (order) await cancelNewVendorOrders(deps, transaction, orderId);
  });
}
