import { Failure } from '../shared/failure.ts';
import { priceOfRemoved } from './coupon.ts';
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

type OrderedPieces = {
  productId: number;
  quantity: number;
  unitPrice: number;
  discount?: number;
  cancelled?: number;
  returned?: number;
};

/**
 * Price of the removed pieces in stotinki.
 * @param products remaining pieces; unit prices in stotinki
 * @throws Failure `error-pieces-not-ordered` (`invalid`) for more than remain, `error-nothing-left`
 * (`invalid`) if none would remain; such an order is cancelled as a whole
 */
export function amountOf(cancelled: readonly CancelledPieces[], products: readonly OrderedPieces[]): number {
  let amount = 0;
  const left = new Map(
    products.map((product) => [product.productId, { ...product, left: product.quantity }]),
  );
  for (const { productId, quantity } of cancelled) {
    const product = left.get(productId);
    if (!product || quantity > product.left) throw new Failure('error-pieces-not-ordered', {}, 'invalid');
    amount += priceOfRemoved(product, quantity, product.left);
    product.left -= quantity;
  }
  if ([...left.values()].every((product) => product.left === 0)) {
    throw new Failure('error-nothing-left', {}, 'invalid');
  }
  return amount;
}
