import { isCharged } from './order-amounts.ts';
import type { OrderStatus } from './order-status.ts';

/** Amounts in stotinki. `goodwillAmount` was refunded by the team without a change of the order. */
type PaidAmounts = { productsAmount: number; deliveryAmount: number; goodwillAmount: number };

/** Amount of a paid vendor order that is not yet refunded, in stotinki. */
export function refundableAmount({ status, ...amounts }: PaidAmounts & { status: OrderStatus }): number {
  const { productsAmount, deliveryAmount, goodwillAmount } = amounts;
  return isCharged({ status }) ? productsAmount + deliveryAmount - goodwillAmount : 0;
}

/**
 * Deducts from the price of cancelled or returned pieces what the team has refunded already.
 * @param after amounts without the pieces
 */
export function refundOfPieces(
  price: number,
  after: PaidAmounts,
): { refund: number; goodwillAmount: number } {
  const goodwillAmount = Math.min(after.goodwillAmount, after.productsAmount + after.deliveryAmount);
  return { refund: price - (after.goodwillAmount - goodwillAmount), goodwillAmount };
}

/**
 * Divides a refund among vendor orders, the first ones as far as possible.
 * @param refundable amounts in stotinki
 * @returns null if the amount is greater than all of them
 */
export function divideRefund(amount: number, refundable: readonly number[]): number[] | null {
  let left = amount;
  const parts = refundable.map((most) => {
    const part = Math.min(most, left);
    left -= part;
    return part;
  });
  return left > 0 ? null : parts;
}
