import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { CancelledPieces } from '../../../../src/core/orders/partial-cancellation.ts';
import type { Database } from '../../../tables.ts';
import type { OrderDependencies } from '../order-dependencies.ts';
import { oweRefund } from '../refunds/owe-refund.ts';

/**
 * Takes pieces that were not sent off a part: they are for sale again, and the part costs `amount` stotinki less.
 * @returns what of a paid card is due back, in stotinki
 */
export async function takeOffPieces(
  services: OrderDependencies,
  transaction: Transaction<Database>,
  vendorOrderId: number,
  { pieces, amount }: { pieces: readonly CancelledPieces[]; amount: number },
): Promise<number> {
  await takeOff(transaction, vendorOrderId, pieces);
  return lower(services, transaction, vendorOrderId, amount);
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
  services: OrderDependencies,
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
  await oweRefund(services, transaction, { orderId: order.orderId, vendorOrderId, amount });
  return amount;
}
