import { Failure } from '../shared/failure.ts';
import type { OrderStatus } from './order-status.ts';

/** Pieces of a product that the vendor cannot send. */
export type CancelledPieces = { productId: number; quantity: number };

/** @param quantities pieces, by product; those of which there are none are left out */
export function chosenPieces(quantities: Readonly<Record<number, number>>): CancelledPieces[] {
  return Object.entries(quantities)
    .map(([id, quantity]) => ({ productId: Number(id), quantity }))
    .filter(({ quantity }) => quantity > 0);
}

/** Until a parcel is on its way pieces may be taken off it; after a withdrawal all of it is off (CART-08). */
export function mayCancelPieces(status: OrderStatus, withdrawn: boolean): boolean {
  return !withdrawn && (status === 'new' || status === 'accepted');
}

/**
 * What the pieces taken off an order cost, in stotinki.
 * @param products what is still to come, in pieces; unit prices in stotinki
 * @throws Failure `error-pieces-not-ordered` (`invalid`) for more than is to come, `error-nothing-left` (`invalid`) when the
 *   order would be empty: that one is cancelled as a whole.
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
