import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { UNDO_SECONDS } from '../../../../src/core/orders/order-status.ts';
import { Money, stotinkiFromEuroCents } from '../../../../src/core/shared/money.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { newSecret } from '../../../platform/secrets.ts';
import type { Database } from '../../../tables.ts';
import type { OrderDependencies } from '../order-dependencies.ts';

type Owed = {
  orderId: number;
  /** Null when more was charged than the order cost. */
  vendorOrderId: number | null;
  /** In stotinki. */
  amount: number;
};

/**
 * Notes that money for a vendor's part goes back, to the card that paid or, where none did, by bank; it is sent once
 * this transaction is committed. The buyer is asked for an account where one is needed.
 */
export async function oweRefund(
  services: OrderDependencies,
  transaction: Transaction<Database>,
  owed: Owed & { vendorOrderId: number },
): Promise<void> {
  await transaction
    .updateTable('vendor_order')
    .set(({ eb }) => ({ refund_amount: eb('refund_amount', '+', owed.amount) }))
    .where('id', '=', owed.vendorOrderId)
    .execute();
  let cents = await centsOf(transaction, owed);
  let { amount } = owed;
  for (const payment of await paymentsWithMoney(transaction, owed.orderId)) {
    if (cents === 0) break;
    const part = Math.min(payment.left, cents);
    const partAmount = part === cents ? amount : Math.min(amount - 1, stotinkiFromEuroCents(part));
    await writeRefund(services, transaction, {
      ...owed,
      amount: partAmount,
      cents: part,
      paymentId: payment.id,
    });
    cents -= part;
    amount -= partAmount;
  }
  if (cents > 0) await oweByBank(services, transaction, { ...owed, amount, cents });
}

/** Notes that a payment gives back what it took too much; `cents` of euro. */
export async function oweExcess(
  services: OrderDependencies,
  transaction: Transaction<Database>,
  { orderId, paymentId, cents }: { orderId: number; paymentId: string; cents: number },
): Promise<void> {
  const amount = Math.max(1, stotinkiFromEuroCents(cents));
  await writeRefund(services, transaction, { orderId, vendorOrderId: null, amount, cents, paymentId });
}

/**
 * Puts it on the list for the bank; the buyer is asked where to.
 * @param owed `bounced`: the buyer was told that it is on the card already.
 */
export async function oweByBank(
  services: OrderDependencies,
  transaction: Transaction<Database>,
  owed: Owed & { cents: number; bounced?: boolean },
): Promise<void> {
  await writeRefund(services, transaction, { ...owed, paymentId: null });
}

async function writeRefund(
  services: OrderDependencies,
  transaction: Transaction<Database>,
  {
    orderId,
    vendorOrderId,
    amount,
    cents,
    paymentId,
    bounced = false,
  }: Owed & { cents: number; paymentId: string | null; bounced?: boolean },
): Promise<void> {
  const { id } = await transaction
    .insertInto('refund')
    .values({
      key: newSecret(),
      order_id: orderId,
      vendor_order_id: vendorOrderId,
      payment_id: paymentId,
      amount,
      amount_cents: cents,
      created_at: services.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('customer_order')
    .set({ payment_status: 'refund-due' })
    .where('id', '=', orderId)
    .execute();
  // Not before the vendor's minute for second thoughts is over.
  const runAt = new Date(services.clock.now().getTime() + UNDO_SECONDS * 1000);
  await enqueue(transaction, 'order.send-refund', { refundId: id, bounced }, { runAt });
}

/** Cents of the amount, such that all refunds of an order together come to what was charged for it, to the cent. */
async function centsOf(transaction: Transaction<Database>, { orderId, amount }: Owed): Promise<number> {
  // Two parts of an order may give back at once: the later one sees what the other wrote.
  await transaction.selectFrom('customer_order').select('id').where('id', '=', orderId).forUpdate().execute();
  const { before, cents } = await transaction
    .selectFrom('refund')
    .select([
      sql<number>`coalesce(sum(amount), 0)::integer`.as('before'),
      sql<number>`coalesce(sum(amount_cents), 0)::integer`.as('cents'),
    ])
    .where('order_id', '=', orderId)
    .where('vendor_order_id', 'is not', null)
    .where('status', '!=', 'failed')
    .executeTakeFirstOrThrow();
  return Math.max(1, Money.ofStotinki(before + amount).toEuroCents() - cents);
}

async function paymentsWithMoney(
  transaction: Transaction<Database>,
  orderId: number,
): Promise<{ id: string; left: number }[]> {
  const { rows } = await sql<{ id: string; left: number }>`
    select payment.id, payment.amount_cents - coalesce((
      select sum(amount_cents) from refund where payment_id = payment.id and status <> 'failed'), 0)::integer as left
    from payment where order_id = ${orderId} and status = 'paid' order by settled_at`.execute(transaction);
  return rows.filter(({ left }) => left > 0);
}
