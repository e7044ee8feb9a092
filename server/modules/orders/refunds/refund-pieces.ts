import type { Transaction } from 'kysely';
import { refundOfPieces } from '../../../../src/core/orders/refundable.ts';
import type { Database } from '../../../tables.ts';
import type { OrderDependencies } from '../order-dependencies.ts';
import { createRefund } from './create-refund.ts';

/**
 * Refunds cancelled or returned pieces after their price was subtracted from the vendor order.
 * @param price stotinki
 * @returns the refund, without what the team has refunded before
 */
export async function refundPieces(
  deps: OrderDependencies,
  transaction: Transaction<Database>,
  { orderId, vendorOrderId, price }: { orderId: number; vendorOrderId: number; price: number },
): Promise<number> {
  const after = await transaction
    .selectFrom('vendor_order')
    .select(['products_amount as productsAmount', 'delivery_amount as deliveryAmount'])
    .select('goodwill_amount as goodwillAmount')
    .where('id', '=', vendorOrderId)
    .executeTakeFirstOrThrow();
  const { refund, goodwillAmount } = refundOfPieces(price, after);
  await transaction
    .updateTable('vendor_order')
    .set({ goodwill_amount: goodwillAmount })
    .where('id', '=', vendorOrderId)
    .execute();
  if (refund > 0) await createRefund(deps, transaction, { orderId, vendorOrderId, amount: refund });
  return refund;
}
