import type { Kysely, Transaction } from 'kysely';
import type { bankAccount as contract } from '../../../../api/orders/orders.ts';
import type { BodyOf } from '../../../../api/operation.ts';
import { bankAccountErrors, BankAccountCommand } from '../../../../src/core/orders/bank-account.ts';
import { UNDO_SECONDS } from '../../../../src/core/orders/order-status.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import { noteRefund, settleRefund } from './note-refund.ts';
import type { OrderDependencies } from '../order-dependencies.ts';
import { daysAfter } from '../../../../src/core/shared/durations.ts';

/** Days in which a bank may still send back what it has taken for the card. */
const MAY_COME_BACK_DAYS = 45;

/**
 * The job that gives money back to a card, and asks what became of it, or asks for an account where no card takes it.
 * Its key makes it one at the provider, however often it runs.
 * @param bounced whether the buyer was told that it is on the card already.
 * @throws Failure `unavailable` when the provider does not answer: the job comes again
 */
export async function sendRefund(
  services: OrderDependencies,
  refundId: number,
  bounced = false,
): Promise<void> {
  const { db, payments } = services;
  const refund = await db
    .selectFrom('refund')
    .select(['key', 'payment_id', 'amount_cents', 'reference', 'order_id', 'amount'])
    .where('id', '=', refundId)
    .where('status', 'in', ['due', 'sent'])
    .executeTakeFirst();
  if (!refund) return;
  if (refund.payment_id === null) {
    const { order_id: orderId, amount } = refund;
    await inTransaction(db, (transaction) =>
      services.refundMails.byBank(transaction, orderId, refundId, { amount, bounced }),
    );
    return;
  }
  const report = await payments.refund({
    key: refund.key,
    paymentId: refund.payment_id,
    amountCents: refund.amount_cents,
    reference: refund.reference,
  });
  await inTransaction(db, (transaction) => noteRefund(services, transaction, refundId, report));
}

/** Asks about all that are on their way, and sends again what was not; a job of every minute. */
export async function followRefunds(services: OrderDependencies): Promise<void> {
  const rows = await services.db
    .selectFrom('refund')
    .select('id')
    .where('payment_id', 'is not', null)
    .where('status', 'in', ['due', 'sent'])
    .where('created_at', '<=', new Date(services.clock.now().getTime() - UNDO_SECONDS * 1000))
    .orderBy('id')
    .limit(100)
    .execute();
  for (const { id } of rows) {
    // One that fails now is tried the next time; the others don't wait for it.
    await sendRefund(services, id).catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
    });
  }
}

/** Asks once more about what has arrived lately: a report that it came back may have been lost. A nightly job. */
export async function recheckRefunds(services: OrderDependencies): Promise<void> {
  const { db, clock, payments } = services;
  const since = daysAfter(clock.now(), -MAY_COME_BACK_DAYS);
  const rows = await db
    .selectFrom('refund')
    .select(['id', 'key', 'payment_id', 'amount_cents', 'reference'])
    .where('status', '=', 'done')
    .where('payment_id', 'is not', null)
    .where('reference', 'is not', null)
    .where('settled_at', '>', since)
    .orderBy('id')
    .execute();
  for (const { id, key, payment_id: paymentId, amount_cents: amountCents, reference } of rows) {
    const report = await payments
      .refund({ key, paymentId: paymentId ?? '', amountCents, reference })
      .catch((error: unknown) => {
        // One that can't be asked about now is asked about the next night.
        if (!(error instanceof Failure)) throw error;
        return null;
      });
    if (report) await inTransaction(db, (transaction) => noteRefund(services, transaction, id, report));
  }
}

/** The team has paid it from the bank. @throws Failure `not-found` for none that waits for the bank */
export async function markPaidByBank(
  services: OrderDependencies,
  transaction: Transaction<Database>,
  refundId: number,
): Promise<void> {
  const refund = await transaction
    .selectFrom('refund')
    .select('id')
    .where('id', '=', refundId)
    .where('payment_id', 'is', null)
    .where('status', '=', 'due')
    .forUpdate()
    .executeTakeFirst();
  if (!refund) throw new Failure('error-not-found', {}, 'not-found');
  await settleRefund(services, transaction, refundId);
}

/** Where the buyer wants what no card can take. @throws Failure `not-found`, `invalid`, `bank-account-not-needed` (`conflict`) */
export async function saveBankAccount(
  { db }: OrderDependencies,
  token: string,
  body: BodyOf<typeof contract>,
): Promise<void> {
  const command = new BankAccountCommand(body);
  const errors = bankAccountErrors(command);
  if (Object.keys(errors).length > 0) throw new Failure('validation_failed', errors, 'invalid');
  const order = await db
    .selectFrom('customer_order')
    .select('id')
    .where('token', '=', token)
    .executeTakeFirst();
  if (!order) throw new Failure('error-order-not-found', {}, 'not-found');
  const { numUpdatedRows } = await db
    .updateTable('customer_order')
    .set({ iban: command.iban, account_holder: command.holder })
    .where('id', '=', order.id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('refund')
          .select('id')
          .where('order_id', '=', order.id)
          .where('payment_id', 'is', null)
          .where('status', '=', 'due'),
      ),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('bank-account-not-needed', {}, 'conflict');
}

/** What waits for the bank, the oldest first; amounts in stotinki and cents of euro. */
export async function refundsForBank(db: Kysely<Database>) {
  return db
    .selectFrom('refund')
    .innerJoin('customer_order', 'customer_order.id', 'refund.order_id')
    .select([
      'refund.id',
      'order_id',
      'amount',
      'amount_cents',
      'refund.created_at',
      'iban',
      'account_holder',
      'contact_name',
      'contact_email',
    ])
    .where('payment_id', 'is', null)
    .where('refund.status', '=', 'due')
    .orderBy('refund.id')
    .execute();
}
