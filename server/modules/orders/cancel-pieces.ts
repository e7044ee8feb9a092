import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { cancelPieces as contract } from '../../../api/orders.ts';
import type { BodyOf } from '../../../api/operation.ts';
import { readNote } from '../../../src/core/orders/order-note.ts';
import { amountOf, mayCancelPieces } from '../../../src/core/orders/partial-cancellation.ts';
import type { CancelledPieces } from '../../../src/core/orders/partial-cancellation.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { inTransaction } from '../../platform/database.ts';
import type { Database } from '../../platform/tables.ts';
import { loadVendorOrder } from './load-order.ts';
import { noteStep } from './order-notes.ts';
import type { OrderServices } from './order-services.ts';
import { ownPart } from './vendor-access.ts';

/**
 * Takes pieces off a vendor's part that the vendor cannot send: they are for sale again, the buyer owes less or is
 * owed, and is told (CART-08). The same key takes them once.
 * @throws Failure 404, 409 once the parcel is on its way, 422 for pieces that are not ordered or for all of them
 */
export async function cancelPieces(
  services: OrderServices,
  vendorId: number,
  vendorOrderId: number,
  { key, products: cancelled, note }: BodyOf<typeof contract>,
): Promise<void> {
  const written = readNote(note);
  await inTransaction(services.db, async (transaction) => {
    const part = await ownPart(transaction, vendorId, vendorOrderId);
    const step = { vendorOrderId, status: 'partly-cancelled', note: written, key } as const;
    const stepId = await noteStep(transaction, step, services.clock.now());
    if (stepId === null) return;
    if (!mayCancelPieces(part.status, part.withdrawn_at !== null)) {
      throw new Failure('error-pieces-too-late', {}, 409);
    }
    const before = (await loadVendorOrder(transaction, vendorOrderId, services.clock.now())).part;
    const amount = amountOf(cancelled, before.products);
    await takeOff(transaction, vendorOrderId, cancelled);
    const refund = await lower(transaction, vendorOrderId, amount);
    const pieces = before.products.flatMap((product) =>
      cancelled
        .filter(({ productId }) => productId === product.productId)
        .map(({ quantity }) => ({ ...product, quantity })),
    );
    await services.mails.partlyCancelled(transaction, vendorOrderId, stepId, {
      pieces,
      refund,
      note: written,
    });
  });
}

async function takeOff(
  transaction: Transaction<Database>,
  vendorOrderId: number,
  cancelled: readonly CancelledPieces[],
): Promise<void> {
  // In the order of ids, as when goods are taken: two who change the same products never wait for each other.
  for (const { productId, quantity } of cancelled.toSorted((one, other) => one.productId - other.productId)) {
    await transaction
      .updateTable('vendor_order_line')
      .set(({ eb }) => ({ cancelled_quantity: eb('cancelled_quantity', '+', quantity) }))
      .where('vendor_order_id', '=', vendorOrderId)
      .where('product_id', '=', productId)
      .execute();
    await transaction
      .updateTable('product')
      .set(({ eb }) => ({ quantity: eb('quantity', '+', quantity) }))
      .where('id', '=', productId)
      .execute();
  }
}

/** The part costs less. @returns what of a paid card is due back, in stotinki */
async function lower(
  transaction: Transaction<Database>,
  vendorOrderId: number,
  amount: number,
): Promise<number> {
  const { rows } = await sql<{ paid: boolean }>`
    update vendor_order part
    set products_amount = part.products_amount - ${amount}::integer,
      refund_amount = part.refund_amount + case when o.payment_method = 'card' then ${amount}::integer else 0 end
    from customer_order o where o.id = part.order_id and part.id = ${vendorOrderId}
    returning o.payment_method = 'card' as paid`.execute(transaction);
  if (!rows[0]?.paid) return 0;
  await sql`
    update customer_order set payment_status = 'refund-due'
    where id = (select order_id from vendor_order where id = ${vendorOrderId})`.execute(transaction);
  return amount;
}
