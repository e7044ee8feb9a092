import { Failure } from '../shared/failure.ts';
import type { OrderStatus } from './order-status.ts';

/** Pieces of a product that the vendor cannot send. */
export type CancelledPieces = { productId: number; quantity: number };

/** @param quantities pieces by product; products without pieces are ignored */
export function chosenPieces(quantities: Readonly<Record<number, number>>): CancelledPieces[] {
  return Object.entries(quantities)
    .map(([id, quantity]) => ({ productId: Number(id), quantity }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * True if pieces may be removed: before shipping, and not after a withdrawal, which covers everything
 * (CART-08).
 */
export function mayCancelPieces(status: OrderStatus, withdrawn: boolean): boolean {
  return !withdrawn && (status === 'new' || status === 'accepted');
}

/**
 * Price of the removed pieces in stotinki.
 * @param products remaining pieces; unit prices in stotinki
 * @throws Failure `error-pieces-not-ordered` (`invalid`) for more than remain, `error-nothing-left`
 * (`invalid`) if none would remain; such an order is cancelled as a whole
 */
export function amountOf(
  cancelled: readonly CancelledPieces[],
  products: readonly { productId: number; quantity: number; unitPrice: number }[],
): number {
  let amount = 0;
  const left = new Map(products.map((product) => [product.productId, { ...product }]));
  for (const { productId, quantity } of cancelled) {
    const product = left.get(productId);
    if (!product || quantity > product.quantity) throw new Failure('error-pieces-not-ordered', {}, 'invalid');
    product.quantity -= quantity;
    amount += product.unitPrice * quantity;
  }
  if ([...left.values()].every(({ quantity }) => quantity === 0)) {
    throw new Failure('error-nothing-left', {}, 'invalid');
  }
  return amount;
}
