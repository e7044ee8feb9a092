import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { Money, stotinkiFromEuroCents } from '../../../../src/core/shared/money.ts';
import type { Database } from '../../../tables.ts';
import type { OrderDependencies } from '../order-dependencies.ts';

/** Refund of a vendor order; the amount in stotinki. */
type NewRefund = { orderId: number; vendorOrderId: number; amount: number };

/**
 * Creates a refund of a vendor order to the card, or by bank without a card payment. It is sent after the
 * commit. Requests a bank account from the buyer if needed.
 */
export async function createRefund(
  deps: OrderDependencies,
  transaction: Transaction<Database>,
  refund: NewRefund,
): Promise<void> {
  await transaction
    .updateTable('vendor_order')
    .set(({ eb }) => ({ refund_amount: eb('refund_amount', '+', refund.amount) }))
    .where('id', '=', refund.vendorOrderId)
    .execute();
  let cents = await centsOf(transaction, refund);
  let { amount } = refund;
  const target = {
    order_id: refund.orderId,
    vendor_order_id: refund.vendorOrderId,
    credit_purchase_id: null,
  };
  for (const payment of await paymentsWithMoney(transaction, refund.orderId)) {
    if (cents === 0) break;
    const partCents = Math.min(payment.left, cents);
    const part = partCents === cents ? amount : Math.min(amount - 1, stotinkiFromEuroCents(partCents));
    await deps.payments.refunds.create(transaction, {
      ...target,
      amount: part,
      amount_cents: partCents,
      paymentId: payment.id,
    });
    cents -= partCents;
    amount -= part;
  }
  if (cents > 0) {
    await deps.payments.refunds.create(transaction, {
      ...target,
      amount,
      amount_cents: cents,
      paymentId: null,
    });
  }
}

/** Creates a refund of an overpayment; `cents` of euro. */
export async function refundExcess(
  deps: OrderDependencies,
  transaction: Transaction<Database>,
  { orderId, paymentId, cents }: { orderId: number; paymentId: string; cents: number },
): Promise<void> {
  await deps.payments.refunds.create(transaction, {
    order_id: orderId,
    vendor_order_id: null,
    credit_purchase_id: null,
    amount: Math.max(1, stotinkiFromEuroCents(cents)),
    amount_cents: cents,
    paymentId,
  });
}

/** Converts the amount to cents. The rounding makes all refunds of an order add up to its charge exactly. */
async function centsOf(
  transaction: Transaction<Database>,
  { orderId, amount }: Pick<NewRefund, 'orderId' | 'amount'>,
): Promise<number> {
  // Serialises simultaneous refunds of an order.
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
