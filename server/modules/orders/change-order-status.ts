import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { nextStatuses, returnsToStock } from '../../../src/core/orders/order-status.ts';
import type { OrderStatus } from '../../../src/core/orders/order-status.ts';
import { readNote } from '../../../src/core/orders/order-note.ts';
import { mayWithdraw, statusAfterWithdrawal } from '../../../src/core/orders/withdrawal.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { inTransaction } from '../../platform/database.ts';
import type { Database } from '../../platform/tables.ts';
import type { OrderServices } from './order-services.ts';
import { ownPart } from './vendor-access.ts';

/**
 * Moves a vendor's part of an order to its next status and tells the buyer (CART-08).
 * @param note what the vendor writes to the buyer with it
 * @throws Failure 404 for another vendor's order, `status-not-possible` (409), 422 for too long a note
 */
export async function changeOrderStatus(
  services: OrderServices,
  vendorId: number,
  vendorOrderId: number,
  status: OrderStatus,
  note = '',
): Promise<void> {
  const written = readNote(note);
  await inTransaction(services.db, async (transaction) => {
    const part = await ownPart(transaction, vendorId, vendorOrderId);
    // The same step sent twice is one step.
    if (part.status === status) return;
    if (!nextStatuses(part.status, part.withdrawn_at !== null).includes(status)) {
      throw new Failure('status-not-possible', {}, 409);
    }
    await moveTo(transaction, part.id, status, services.clock.now(), written);
    await services.mails.moved(transaction, part.id, status, written);
  });
}

/**
 * The buyer withdraws from one vendor's part (CART-10): goods not yet sent are cancelled, others are to be
 * sent back. Asked twice, it is one withdrawal. @throws Failure 404, `withdrawal-not-possible` (409).
 */
export async function withdraw(services: OrderServices, token: string, vendorOrderId: number): Promise<void> {
  await inTransaction(services.db, async (transaction) => {
    const part = await transaction
      .selectFrom('vendor_order')
      .innerJoin('customer_order', 'customer_order.id', 'vendor_order.order_id')
      .select(['vendor_order.id', 'vendor_order.status', 'delivered_at', 'withdrawn_at', 'released_at'])
      .where('customer_order.token', '=', token)
      .where('vendor_order.id', '=', vendorOrderId)
      .forUpdate()
      .executeTakeFirst();
    if (!part) throw new Failure('error-order-not-found', {}, 404);
    if (part.withdrawn_at) return;
    const now = services.clock.now();
    const deliveredAt = part.delivered_at?.toISOString() ?? null;
    if (!mayWithdraw({ status: part.status, deliveredAt, withdrawnAt: null }, now)) {
      throw new Failure('withdrawal-not-possible', {}, 409);
    }
    await transaction
      .updateTable('vendor_order')
      .set({ withdrawn_at: now })
      .where('id', '=', part.id)
      .execute();
    await transaction
      .insertInto('vendor_order_step')
      .values({ vendor_order_id: part.id, status: 'withdrawn', at: now })
      .execute();
    const status = statusAfterWithdrawal(part.status);
    if (status !== part.status) await moveTo(transaction, part.id, status, now);
    await services.mails.withdrawn(transaction, part.id);
  });
}

/** Cancels a part that was never handed to its vendor. */
export async function cancelVendorOrder(
  transaction: Transaction<Database>,
  vendorOrderId: number,
  now: Date,
): Promise<void> {
  await moveTo(transaction, vendorOrderId, 'cancelled', now);
}

async function moveTo(
  transaction: Transaction<Database>,
  vendorOrderId: number,
  status: OrderStatus,
  now: Date,
  note = '',
): Promise<void> {
  await transaction
    .updateTable('vendor_order')
    .set({ status, ...(status === 'delivered' && { delivered_at: now }) })
    .where('id', '=', vendorOrderId)
    .execute();
  await transaction
    .insertInto('vendor_order_step')
    .values({ vendor_order_id: vendorOrderId, status, at: now, note })
    .execute();
  if (returnsToStock(status)) await giveBack(transaction, vendorOrderId);
  await noteCourierMoney(transaction, vendorOrderId);
}

/** The pieces are for sale again, and what was paid for them is due back. */
async function giveBack(transaction: Transaction<Database>, vendorOrderId: number): Promise<void> {
  // Locked in the order of ids, as when goods are taken.
  await sql`
    with back as (
      select p.id, line.quantity - line.cancelled_quantity as quantity
      from vendor_order_line line join product p on p.id = line.product_id
      where line.vendor_order_id = ${vendorOrderId} order by p.id for update of p
    )
    update product p set quantity = p.quantity + back.quantity from back where p.id = back.id`.execute(
    transaction,
  );
  // A courier was paid only for a parcel that was taken.
  await sql`
    with due as (
      select part.id, part.order_id from vendor_order part join customer_order o on o.id = part.order_id
      where part.id = ${vendorOrderId} and (
        (o.payment_method = 'card' and o.payment_status in ('paid', 'refund-due'))
        or (o.payment_method = 'on-delivery' and part.delivered_at is not null)
      )
    ), counted as (
      update vendor_order part
      set refund_amount = part.refund_amount + part.products_amount + part.delivery_amount
      from due where part.id = due.id
    )
    update customer_order o set payment_status = 'refund-due' from due where o.id = due.order_id`.execute(
    transaction,
  );
}

/** An order paid on delivery is paid when no parcel of it is awaited any more. */
async function noteCourierMoney(transaction: Transaction<Database>, vendorOrderId: number): Promise<void> {
  // Two parcels of one order may be delivered at once: the later one then sees the other's.
  await sql`
    select from customer_order o join vendor_order part on part.order_id = o.id
    where part.id = ${vendorOrderId} for update of o`.execute(transaction);
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
