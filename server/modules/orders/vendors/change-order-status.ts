import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { changeOrderStatus as contract } from '../../../../api/orders/received-orders.ts';
import type { BodyOf } from '../../../../api/operation.ts';
import { nextStatuses, returnsToStock } from '../../../../src/core/orders/order-status.ts';
import { piecesToReturn, sortReturned } from '../../../../src/core/orders/returned-pieces.ts';
import type { ReturnedPieces } from '../../../../src/core/orders/returned-pieces.ts';
import { readTracking } from '../../../../src/core/orders/tracking.ts';
import type { OrderStatus } from '../../../../src/core/orders/order-status.ts';
import { readNote } from '../../../../src/core/orders/order-note.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { inTransaction, json } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import { loadVendorOrder } from '../load-order.ts';
import { createRefund } from '../refunds/create-refund.ts';
import type { OrderDependencies } from '../order-dependencies.ts';
import { storeUndo, orderStateForUndo } from './undo-step.ts';
import { lockVendorOrder } from './vendor-access.ts';

/**
 * Moves a vendor order to its next status, and notifies the buyer a minute later (CART-08).
 * @param note the vendor's message to the buyer
 * @throws Failure `not-found` for another vendor's order, `status-not-possible` (`conflict`), `invalid` for
 * too long a note
 */
export async function changeOrderStatus(
  deps: OrderDependencies,
  vendorId: number,
  vendorOrderId: number,
  { status, note = '', tracking, unsellable = [] }: BodyOf<typeof contract>,
): Promise<void> {
  const written = readNote(note);
  const parcel = tracking && status === 'shipped' ? readTracking(tracking) : null;
  await inTransaction(deps.db, async (transaction) => {
    const vendorOrder = await lockVendorOrder(transaction, vendorId, vendorOrderId);
    // Idempotent: the order already has the status.
    if (vendorOrder.status === status) return;
    if (!nextStatuses(vendorOrder.status, vendorOrder.withdrawn_at !== null).includes(status)) {
      throw new Failure('status-not-possible', {}, 'conflict');
    }
    const before = await orderStateForUndo(transaction, vendorOrder.id);
    const pieces =
      status === 'returned'
        ? sortReturned(await expectedBack(deps, transaction, vendorOrder.id), unsellable)
        : null;
    const stepId = await moveTo(deps, transaction, vendorOrder.id, status, written, pieces);
    if (status === 'shipped') {
      const row = transaction.updateTable('vendor_order').where('id', '=', vendorOrder.id);
      await row.set({ tracking: parcel && json(parcel) }).execute();
    }
    await storeUndo(deps, transaction, stepId, before);
  });
}

async function expectedBack(
  deps: OrderDependencies,
  transaction: Transaction<Database>,
  vendorOrderId: number,
): Promise<ReturnType<typeof piecesToReturn>> {
  const { vendorOrder } = await loadVendorOrder(transaction, vendorOrderId, deps.clock.now());
  return piecesToReturn(vendorOrder.products, true);
}

/** Cancels the vendor orders that are still new. @returns their number */
export async function cancelNewVendorOrders(
  deps: OrderDependencies,
  transaction: Transaction<Database>,
  orderId: number,
): Promise<number> {
  const vendorOrders = await transaction
    .selectFrom('vendor_order')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'new')
    .orderBy('id')
    .execute();
  for (const { id } of vendorOrders) await moveTo(deps, transaction, id, 'cancelled');
  return vendorOrders.length;
}

/**
 * Sets the next status of a locked vendor order, and updates stock and money. @returns the id of the status
 * change
 */
export async function moveTo(
  deps: OrderDependencies,
  transaction: Transaction<Database>,
  vendorOrderId: number,
  status: OrderStatus,
  note = '',
  pieces: readonly ReturnedPieces[] | null = null,
): Promise<number> {
  const now = deps.clock.now();
  await transaction
    .updateTable('vendor_order')
    .set({ status, ...(status === 'delivered' && { delivered_at: now }) })
    .where('id', '=', vendorOrderId)
    .execute();
  const { id } = await transaction
    .insertInto('vendor_order_step')
    .values({ vendor_order_id: vendorOrderId, status, at: now, note, pieces: pieces && json([...pieces]) })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (returnsToStock(status)) await returnToStock(deps, transaction, vendorOrderId, pieces ?? []);
  await recordCourierPayment(transaction, vendorOrderId);
  return id;
}

/** Returns the sellable pieces to stock, and creates a refund of all that was paid and not yet refunded. */
async function returnToStock(
  deps: OrderDependencies,
  transaction: Transaction<Database>,
  vendorOrderId: number,
  pieces: readonly ReturnedPieces[],
): Promise<void> {
  const ids = pieces.map(({ productId }) => productId);
  const unsellable = pieces.map(({ damaged, missing }) => damaged + missing);
  // Locked in the order of ids, as when stock is taken. An unconfirmed order has taken none.
  await sql`
    with back as (
      select p.id, line.quantity - line.cancelled_quantity - line.returned_quantity
        - coalesce(unsellable.quantity, 0) as quantity
      from vendor_order_line line join product p on p.id = line.product_id
        left join unnest(${ids}::bigint[], ${unsellable}::integer[]) as unsellable (id, quantity)
          on unsellable.id = p.id
        join vendor_order part on part.id = line.vendor_order_id join customer_order o on o.id = part.order_id
      where part.id = ${vendorOrderId} and (o.confirm_until is null or o.confirmed_at is not null)
      order by p.id for update of p
    )
    update product p set quantity = p.quantity + back.quantity from back where p.id = back.id`.execute(
    transaction,
  );
  // Cash on delivery was paid only for an accepted parcel.
  const { rows } = await sql<{ orderId: number; amount: number }>`
    select o.id as "orderId", part.products_amount + part.delivery_amount - part.goodwill_amount as amount
    from vendor_order part join customer_order o on o.id = part.order_id
    where part.id = ${vendorOrderId} and (
      (o.payment_method = 'card' and o.payment_status not in ('due', 'failed'))
      or (o.payment_method = 'on-delivery' and part.delivered_at is not null)
    )`.execute(transaction);
  const [refund] = rows;
  if (refund && refund.amount > 0) await createRefund(deps, transaction, { ...refund, vendorOrderId });
}

/** Marks an order with cash on delivery as paid after its last parcel. */
async function recordCourierPayment(
  transaction: Transaction<Database>,
  vendorOrderId: number,
): Promise<void> {
  // Serialises simultaneous deliveries of one order's parcels.
  await transaction
    .selectFrom('customer_order')
    .innerJoin('vendor_order as part', 'part.order_id', 'customer_order.id')
    .select('customer_order.id')
    .where('part.id', '=', vendorOrderId)
    .forUpdate('customer_order')
    .execute();
  await sql`
    update customer_order o set payment_status = 'paid'
    where o.id = (select order_id from vendor_order where id = ${vendorOrderId})
      and o.payment_method = 'on-delivery' and o.payment_status = 'due'
      and exists (select from vendor_order part where part.order_id = o.id and part.status = 'delivered')
      and not exists (
        select from vendor_order part
        where part.order_id = o.id and part.status in ('new', 'accepted', 'shipped')
      )`.execute(transaction);
}
