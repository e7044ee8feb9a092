import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { CancelledPieces } from '../../../../src/core/orders/partial-cancellation.ts';
import type { Database } from '../../../tables.ts';
import type { OrderDependencies } from '../order-dependencies.ts';
import { refundPieces } from '../refunds/refund-pieces.ts';

/**
 * Removes unsent pieces from a vendor order: returns them to stock and lowers its amount by `amount`
 * stotinki.
 * @returns refund due of a card payment, in stotinki
 */
export async function reduceOrderItems(
  deps: OrderDependencies,
  transaction: Transaction<Database>,
  vendorOrderId: number,
  { pieces, amount }: { pieces: readonly CancelledPieces[]; amount: number },
): Promise<number> {
  await reduceLines(transaction, vendorOrderId, pieces);
  return lower(deps, transaction, vendorOrderId, amount);
}

async function reduceLines(
  transaction: Transaction<Database>,
  vendorOrderId: number,
  cancelled: readonly CancelledPieces[],
): Promise<void> {
  // In the order of ids, as when stock is taken, which avoids deadlocks.
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

/** Lowers the amount of a vendor order. @returns refund due of a card payment, in stotinki */
async function lower(
  deps: OrderDependencies,
  transaction: Transaction<Database>,
  vendorOrderId: number,
  amount: number,
): Promise<number> {
  const { rows } = await sql<{ orderId: number; paid: boolean }>`
    update vendor_order part set products_amount = part.products_amount - ${amount}::integer
    from customer_order o where o.id = part.order_id and part.id = ${vendorOrderId}
    returning o.id as "orderId",
      o.payment_method = 'card' and o.payment_status not in ('due', 'failed') as paid`.execute(transaction);
  const [order] = rows;
  if (!order?.paid) return 0;
  return refundPieces(deps, transaction, { orderId: order.orderId, vendorOrderId, price: amount });
}
