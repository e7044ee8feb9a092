import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { UNDO_SECONDS } from '../../../../src/core/orders/order-status.ts';
import type { OrderStatus } from '../../../../src/core/orders/order-status.ts';
import { divideRefund, refundableAmount } from '../../../../src/core/orders/refundable.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Database } from '../../../tables.ts';
import type { OrderDependencies } from '../order-dependencies.ts';
import { createRefund } from './create-refund.ts';

type PaidRow = {
  id: number;
  status: OrderStatus;
  productsAmount: number;
  deliveryAmount: number;
  goodwillAmount: number;
  isPaid: boolean;
};

/**
 * Refunds an order in whole or in part without a change of the order (TEAM-05). A later cancellation or return
 * refunds the rest only. Simultaneous refunds wait for each other.
 * @param amount stotinki; without it everything that was paid and not yet refunded
 * @throws Failure `not-found`, `error-refund-not-paid` or `error-refund-after-undo` (`conflict`),
 * `error-refund-too-much` (`invalid`)
 */
export async function refundByTeam(
  deps: OrderDependencies,
  transaction: Transaction<Database>,
  orderId: number,
  { vendorOrderId, amount }: { vendorOrderId?: number | undefined; amount?: number | undefined },
): Promise<void> {
  const rows = (await lockPaid(transaction, orderId)).filter(
    ({ id }) => vendorOrderId === undefined || id === vendorOrderId,
  );
  if (rows.length === 0) throw new Failure('error-order-not-found', {}, 'not-found');
  const refundable = rows.map(({ isPaid, ...row }) => (isPaid ? refundableAmount(row) : 0));
  const total = refundable.reduce((sum, one) => sum + one, 0);
  if (total === 0) throw new Failure('error-refund-not-paid', {}, 'conflict');
  const parts = divideRefund(amount ?? total, refundable);
  if (!parts) throw new Failure('error-refund-too-much', { amount: 'error-refund-too-much' }, 'invalid');
  await ensureNoUndo(transaction, orderId, deps.clock.now());
  for (const [index, part] of parts.entries()) {
    const id = rows[index]?.id;
    if (id === undefined || part === 0) continue;
    await transaction
      .updateTable('vendor_order')
      .set(({ eb }) => ({ goodwill_amount: eb('goodwill_amount', '+', part) }))
      .where('id', '=', id)
      .execute();
    await createRefund(deps, transaction, { orderId, vendorOrderId: id, amount: part });
  }
}

/** Locks the vendor orders. Cash on delivery is paid with the parcel. */
async function lockPaid(transaction: Transaction<Database>, orderId: number): Promise<PaidRow[]> {
  const { rows } = await sql<PaidRow>`
    select part.id, part.status, part.products_amount as "productsAmount",
      part.delivery_amount as "deliveryAmount", part.goodwill_amount as "goodwillAmount",
      case o.payment_method when 'card' then o.payment_status not in ('due', 'failed')
        else part.delivered_at is not null end as "isPaid"
    from vendor_order part join customer_order o on o.id = part.order_id
    where o.id = ${orderId} order by part.id for update of part`.execute(transaction);
  return rows;
}

/** The vendor's undo deletes all refunds since the step, so a refund waits for the end of its time. */
async function ensureNoUndo(transaction: Transaction<Database>, orderId: number, now: Date): Promise<void> {
  const step = await transaction
    .selectFrom('vendor_order_step as step')
    .innerJoin('vendor_order as part', 'part.id', 'step.vendor_order_id')
    .select('step.id')
    .where('part.order_id', '=', orderId)
    .where('undo', 'is not', null)
    .where('told_at', 'is', null)
    .where('at', '>=', new Date(now.getTime() - UNDO_SECONDS * 1000))
    .executeTakeFirst();
  if (step) throw new Failure('error-refund-after-undo', {}, 'conflict');
}
