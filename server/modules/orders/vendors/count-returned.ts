import type { Transaction } from 'kysely';
import { amountOfPieces } from '../../../../src/core/orders/coupon.ts';
import type { ReturnedPieces } from '../../../../src/core/orders/returned-pieces.ts';
import type { Database } from '../../../tables.ts';

/**
 * Counts pieces as returned, or with -1 as awaited again, and lowers or raises the order's amount.
 * @returns price of the pieces in stotinki
 */
export async function countReturned(
  transaction: Transaction<Database>,
  vendorOrderId: number,
  pieces: readonly ReturnedPieces[],
  sign: 1 | -1,
): Promise<number> {
  let amount = 0;
  for (const { productId, sellable, damaged, missing } of pieces) {
    const count = sellable + damaged + missing;
    const line = await transaction
      .updateTable('vendor_order_line')
      .set(({ eb }) => ({ returned_quantity: eb('returned_quantity', '+', sign * count) }))
      .where('vendor_order_id', '=', vendorOrderId)
      .where('product_id', '=', productId)
      .returning(['unit_price as unitPrice', 'discount', 'quantity as ordered'])
      .returning(({ eb }) =>
        eb(eb('quantity', '-', eb.ref('cancelled_quantity')), '-', eb.ref('returned_quantity')).as('left'),
      )
      .executeTakeFirstOrThrow();
    amount += sign * (amountOfPieces(line, line.left + sign * count) - amountOfPieces(line, line.left));
  }
  await transaction
    .updateTable('vendor_order')
    .set(({ eb }) => ({ products_amount: eb('products_amount', '-', sign * amount) }))
    .where('id', '=', vendorOrderId)
    .execute();
  return amount;
}
