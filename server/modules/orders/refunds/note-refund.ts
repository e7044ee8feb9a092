import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { inTransaction } from '../../../platform/database/database.ts';
import type { RefundReport } from '../../../platform/payments/payment-provider.ts';
import type { Database } from '../../../tables.ts';
import type { OrderDependencies } from '../order-dependencies.ts';
import { oweByBank } from './owe-refund.ts';

/** The same for what the provider tells unasked; what nobody knows by its reference yet is asked about soon. */
export async function noteReportedRefund(services: OrderDependencies, report: RefundReport): Promise<void> {
  await inTransaction(services.db, async (transaction) => {
    const refund = await transaction
      .selectFrom('refund')
      .select('id')
      .where('reference', '=', report.reference)
      .executeTakeFirst();
    if (refund) await noteRefund(services, transaction, refund.id, report);
  });
}

/**
 * Takes what the provider says of a refund, twice or late too. What has arrived may still come back: the card was closed
 * meanwhile. Then it is due again, by bank.
 */
export async function noteRefund(
  services: OrderDependencies,
  transaction: Transaction<Database>,
  refundId: number,
  { outcome, reference }: RefundReport,
): Promise<void> {
  const refund = await transaction
    .selectFrom('refund')
    .selectAll()
    .where('id', '=', refundId)
    .where('status', 'in', outcome === 'failed' ? ['due', 'sent', 'done'] : ['due', 'sent'])
    .forUpdate()
    .executeTakeFirst();
  if (!refund) return;
  if (outcome === 'done') return settleRefund(services, transaction, refundId, reference);
  const status = outcome === 'pending' ? 'sent' : 'failed';
  await transaction
    .updateTable('refund')
    .set({ status, reference, ...(status === 'failed' && { settled_at: services.clock.now() }) })
    .where('id', '=', refundId)
    .execute();
  if (status === 'sent') return;
  // The card is closed, or its bank refuses: the money still belongs to the buyer.
  const bounced = refund.status === 'done';
  await oweByBank(services, transaction, {
    bounced,
    orderId: refund.order_id,
    vendorOrderId: refund.vendor_order_id,
    amount: refund.amount,
    cents: refund.amount_cents,
  });
}

/** It has arrived: the buyer is told, and an order that owes nothing more says so. */
export async function settleRefund(
  services: OrderDependencies,
  transaction: Transaction<Database>,
  refundId: number,
  reference: string | null = null,
): Promise<void> {
  const refund = await transaction
    .updateTable('refund')
    .set({ status: 'done', settled_at: services.clock.now(), ...(reference !== null && { reference }) })
    .where('id', '=', refundId)
    .returning(['order_id', 'amount', 'payment_id'])
    .executeTakeFirstOrThrow();
  await sql`
    update customer_order o set payment_status = case when exists (
      select from vendor_order part where part.order_id = o.id and part.status not in ('cancelled', 'returned')
    ) then 'paid' else 'refunded' end
    where o.id = ${refund.order_id} and not exists (
      select from refund where order_id = o.id and status in ('due', 'sent')
    )`.execute(transaction);
  // The account was given for this alone.
  await transaction
    .updateTable('customer_order')
    .set({ iban: null, account_holder: null })
    .where('id', '=', refund.order_id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refund')
            .select('refund.id')
            .whereRef('refund.order_id', '=', 'customer_order.id')
            .where('payment_id', 'is', null)
            .where('refund.status', '=', 'due'),
        ),
      ),
    )
    .execute();
  const method = refund.payment_id === null ? 'bank' : 'card';
  await services.refundMails.done(transaction, refund.order_id, refundId, { amount: refund.amount, method });
}
