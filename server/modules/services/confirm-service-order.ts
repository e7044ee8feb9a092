import type { Transaction, Kysely } from 'kysely';
import { confirmationDeadline } from '../../../src/core/orders/buyer-limits.ts';
import { startOfWindow } from '../../../src/core/services/time-window.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import { hashOf, newSecret } from '../../platform/secrets.ts';
import type { Database } from '../../tables.ts';
import { correctedEmail, limitConfirmationMails } from '../orders/checkout/limit-buyer.ts';
import { cancel, lockServiceOrder } from './change-service-order.ts';
import type { ServiceDependencies } from './service-dependencies.ts';
import { loadServiceOrder } from './load-service-orders.ts';
import type { StoredServiceOrder } from './service-order-rows.ts';
import { remindOfVisitsLater } from './service-reminders.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';

const LIMIT = { most: 20, minutes: 24 * 60 };

/** Counts an order of an e-mail address. @throws Failure `too-many` above 20 a day */
export function limitServiceOrders(db: Kysely<Database>, email: string, now: Date): Promise<void> {
  return countAttempt(db, `service orders of ${email.toLowerCase()}`, LIMIT, now);
}

/** Notifies the customer and the teams of a booked order. */
export async function announceServiceOrder(
  deps: ServiceDependencies,
  transaction: Transaction<Database>,
  order: StoredServiceOrder,
): Promise<void> {
  await deps.mails.placed(transaction, order);
  await remindOfVisitsLater(deps, transaction, order);
}

/**
 * Sends the mail with the confirmation link. The teams stay reserved until the deadline and are not notified
 * before.
 */
export async function requestConfirmation(
  deps: ServiceDependencies,
  transaction: Transaction<Database>,
  { row }: StoredServiceOrder,
): Promise<void> {
  const until = confirmationDeadline(deps.clock.now(), startOfWindow(row.date, row.time_window));
  await enqueue(transaction, 'services.expire-unconfirmed', { orderId: row.id }, { runAt: until });
  await sendConfirmation(deps, transaction, row.id, { status: 'unconfirmed', confirm_until: until });
}

/** Sends a new secret, which invalidates that of an earlier mail. */
async function sendConfirmation(
  { mails }: ServiceDependencies,
  transaction: Transaction<Database>,
  orderId: number,
  changes: { status: 'unconfirmed'; confirm_until: Date } | { contact_email: string; token: string },
): Promise<void> {
  const secret = newSecret();
  const order = transaction.updateTable('service_order').where('id', '=', orderId);
  await order.set({ ...changes, confirmation_hash: hashOf(secret) }).execute();
  await mails.confirm(transaction, await loadServiceOrder(transaction, { id: orderId }), secret);
}

/**
 * Sends the confirmation again, also to a corrected e-mail. The recipient of the first mail loses access to
 * the order.
 * @returns the order's token, a new one for another e-mail
 * @throws Failure `not-found`, `invalid` for the e-mail, `service-confirmation-over` (`conflict`), `too-many`
 */
export async function resendServiceConfirmation(
  deps: ServiceDependencies,
  token: string,
  typed: string,
): Promise<string> {
  const email = correctedEmail(typed);
  const now = deps.clock.now();
  return inTransaction(deps.db, async (transaction) => {
    const order = await lockServiceOrder(transaction, token);
    ensureAwaited(order, now);
    const { id, contact_email: before } = order.row;
    await limitConfirmationMails(transaction, `service order ${id}`, email, now);
    const isSame = email === before;
    if (!isSame) await limitServiceOrders(transaction, email, now);
    const newToken = isSame ? token : newSecret();
    await sendConfirmation(deps, transaction, id, { contact_email: email, token: newToken });
    return newToken;
  });
}

/**
 * Confirms and books an order by the secret of its mail, and notifies its teams. Idempotent.
 * @throws Failure `not-found` for an unknown order or a wrong secret, `service-confirmation-over`
 * (`conflict`)
 */
export async function confirmServiceOrder(
  deps: ServiceDependencies,
  token: string,
  secret: string,
): Promise<StoredServiceOrder> {
  return inTransaction(deps.db, async (transaction) => {
    const now = deps.clock.now();
    const order = await lockServiceOrder(transaction, token);
    const { id, confirmation_hash: hash, confirmed_at: confirmedAt } = order.row;
    if (!hash?.equals(hashOf(secret))) throw new Failure('error-order-not-found', {}, 'not-found');
    if (confirmedAt) return order;
    ensureAwaited(order, now);
    await transaction
      .updateTable('service_order')
      .set({ status: 'booked', confirmed_at: now, updated_at: now })
      .where('id', '=', id)
      .execute();
    const booked = await loadServiceOrder(transaction, { id });
    await announceServiceOrder(deps, transaction, booked);
    return booked;
  });
}

/** @throws Failure `service-confirmation-over` (`conflict`) */
function ensureAwaited({ row }: StoredServiceOrder, now: Date): void {
  if (row.status !== 'unconfirmed' || !row.confirm_until || row.confirm_until < now) {
    throw new Failure('service-confirmation-over', {}, 'conflict');
  }
}

/** Cancels an unconfirmed order and releases its teams. A job. */
export async function expireUnconfirmed(deps: ServiceDependencies, orderId: number): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    await transaction
      .selectFrom('service_order')
      .select('id')
      .where('id', '=', orderId)
      .forUpdate()
      .execute();
    const order = await loadServiceOrder(transaction, { id: orderId });
    if (order.row.status === 'unconfirmed') await cancel(deps, transaction, order, 'customer');
  });
}
