import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { RefundRow, RefundTaker } from '../../../platform/payments/refunds.ts';
import type { Database } from '../../../tables.ts';
import type { OrderDependencies } from '../order-dependencies.ts';

/** Handles settled refunds of orders. */
export function orderRefunds(deps: OrderDependencies): RefundTaker {
  return {
    async due(transaction: Transaction<Database>, refund: RefundRow) {
      await transaction
        .updateTable('customer_order')
        .set({ payment_status: 'refund-due' })
        .where('id', '=', orderIdOf(refund))
        .execute();
    },
    done: (transaction, refund) => settleRefund(deps, transaction, refund),
    byBank: (transaction, refund, bounced) =>
      deps.refundMails.byBank(transaction, orderIdOf(refund), refund.id, {
        amount: refund.amount,
        bounced,
      }),
  };
}

function orderIdOf({ order_id: orderId }: RefundRow): number {
  if (orderId === null) throw new Error('A refund of an order names it');
  return orderId;
}

/** Notifies the buyer of the completed refund, and updates an order without open refunds. */
async function settleRefund(
  deps: OrderDependencies,
  transaction: Transaction<Database>,
  refund: RefundRow,
): Promise<void> {
  const orderId = orderIdOf(refund);
  await sql`
    update customer_order o set payment_status = case when exists (
      select from vendor_order part where part.order_id = o.id and part.status not in ('cancelled', 'returned')
    ) then 'paid' else 'refunded' end
    where o.id = ${orderId} and not exists (
      select from refund where order_id = o.id and status in ('due', 'sent')
    )`.execute(transaction);
  // The bank account was given for this purpose only.
  await transaction
    .updateTable('customer_order')
    .set({ iban: null, account_holder: null })
    .where('id', '=', orderId)
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
  await deps.refundMails.done(transaction, orderId, refund.id, { amount: refund.amount, method });
}
