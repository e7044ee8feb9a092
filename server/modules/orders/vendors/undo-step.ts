import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { returnsToStock, UNDO_SECONDS } from '../../../../src/core/orders/order-status.ts';
import type { OrderStatus } from '../../../../src/core/orders/order-status.ts';
import type { ReturnedPieces } from '../../../../src/core/orders/returned-pieces.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { inTransaction, json } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { StepUndo } from '../tables.ts';
import type { Database } from '../../../tables.ts';
import type { OrderDependencies } from '../order-dependencies.ts';
import { takeFromStock } from '../checkout/take-from-stock.ts';
import { countReturned } from './count-returned.ts';
import { lockVendorOrder } from './vendor-access.ts';

/** Returns the state before a status change, for undo. */
export async function orderStateForUndo(
  transaction: Transaction<Database>,
  vendorOrderId: number,
): Promise<StepUndo> {
  const { rows } = await sql<Omit<StepUndo, 'deliveredAt'> & { deliveredAt: Date | null }>`
    select part.status, part.delivered_at as "deliveredAt", o.payment_status as "paymentStatus",
      part.refund_amount as "refundAmount", part.goodwill_amount as "goodwillAmount",
      (select coalesce(max(id), 0) from refund where order_id = o.id) as "lastRefund"
    from vendor_order part join customer_order o on o.id = part.order_id
    where part.id = ${vendorOrderId}`.execute(transaction);
  const [undo] = rows;
  if (!undo) throw new Failure('error-order-not-found', {}, 'not-found');
  return { ...undo, deliveredAt: undo.deliveredAt?.toISOString() ?? null };
}

/** Schedules the buyer's notification for the end of the undo period of a minute. */
export async function storeUndo(
  deps: OrderDependencies,
  transaction: Transaction<Database>,
  stepId: number,
  undo: StepUndo,
): Promise<void> {
  await transaction
    .updateTable('vendor_order_step')
    .set({ undo: json(undo) })
    .where('id', '=', stepId)
    .execute();
  const runAt = new Date(deps.clock.now().getTime() + UNDO_SECONDS * 1000);
  await enqueue(transaction, 'order.tell-step', { stepId }, { runAt, key: jobOf(stepId) });
}

/** Notifies the buyer once of a status change that was not undone. A job. */
export async function notifyOfStep(deps: OrderDependencies, stepId: number): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const step = await transaction
      .updateTable('vendor_order_step')
      .set({ told_at: deps.clock.now() })
      .where('id', '=', stepId)
      .where('told_at', 'is', null)
      .where('undo', 'is not', null)
      .returning(['vendor_order_id', 'status', 'note'])
      .executeTakeFirst();
    if (!step) return;
    if (step.status === 'partly-returned') {
      await deps.mails.piecesReturned(transaction, step.vendor_order_id, stepId, step.note);
    } else await deps.mails.moved(transaction, step.vendor_order_id, step.status as OrderStatus, step.note);
  });
}

/**
 * Undoes the vendor's last status change with its effects on stock and money.
 * @throws Failure `not-found`, `undo-too-late` (`conflict`) after a minute or after a later change
 */
export async function undoStep(
  deps: OrderDependencies,
  vendorId: number,
  vendorOrderId: number,
): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const vendorOrder = await lockVendorOrder(transaction, vendorId, vendorOrderId);
    const step = await transaction
      .selectFrom('vendor_order_step')
      .selectAll()
      .where('vendor_order_id', '=', vendorOrder.id)
      .orderBy('id', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isOver = step.at.getTime() + UNDO_SECONDS * 1000 < deps.clock.now().getTime();
    if (!step.undo || step.told_at || isOver) throw new Failure('undo-too-late', {}, 'conflict');
    const { undo } = step;
    await sql`select graphile_worker.remove_job(${jobOf(step.id)}::text)`.execute(transaction);
    await transaction.deleteFrom('vendor_order_step').where('id', '=', step.id).execute();
    if (step.pieces) await takeReturnedFromStock(transaction, step.pieces);
    else if (returnsToStock(vendorOrder.status)) await takeOrderFromStock(transaction, vendorOrder.id);
    if (step.pieces && step.status === 'partly-returned') {
      await countReturned(transaction, vendorOrder.id, step.pieces, -1);
    }
    await deleteRefunds(transaction, vendorOrder.order_id, undo.lastRefund);
    await transaction
      .updateTable('vendor_order')
      .set({
        status: undo.status,
        delivered_at: undo.deliveredAt === null ? null : new Date(undo.deliveredAt),
        refund_amount: undo.refundAmount,
        ...(undo.goodwillAmount !== undefined && { goodwill_amount: undo.goodwillAmount }),
        // The tracking number stays for the next shipping.
      })
      .where('id', '=', vendorOrder.id)
      .execute();
    // Another vendor order may have an open refund.
    await sql`
      update customer_order o set payment_status = case
        when exists (select from refund where order_id = o.id and status in ('due', 'sent')) then 'refund-due'
        else ${undo.paymentStatus} end
      where o.id = ${vendorOrder.order_id}`.execute(transaction);
  });
}

async function takeReturnedFromStock(
  transaction: Transaction<Database>,
  pieces: readonly ReturnedPieces[],
): Promise<void> {
  const quantities = pieces.map(({ productId: id, sellable: quantity }) => ({ id, quantity }));
  await takeFromStock(
    transaction,
    quantities.filter(({ quantity }) => quantity > 0),
  );
}

async function takeOrderFromStock(transaction: Transaction<Database>, vendorOrderId: number): Promise<void> {
  const pieces = await transaction
    .selectFrom('vendor_order_line')
    .select([
      'product_id as id',
      sql<number>`quantity - cancelled_quantity - returned_quantity`.as('quantity'),
    ])
    .where('vendor_order_id', '=', vendorOrderId)
    .execute();
  const quantities = pieces.filter(({ quantity }) => quantity > 0);
  await takeFromStock(transaction, quantities);
}

/** None has been sent yet, because the refund jobs wait for the undo period too. */
async function deleteRefunds(
  transaction: Transaction<Database>,
  orderId: number,
  after: number,
): Promise<void> {
  const { rows } = await sql<{ status: string }>`
    delete from refund where order_id = ${orderId} and id > ${after} returning status`.execute(transaction);
  if (rows.some(({ status }) => status !== 'due')) throw new Failure('undo-too-late', {}, 'conflict');
}

const jobOf = (stepId: number): string => `order-step:${stepId}`;
