import type { ProductSummary } from '../../shop/product.ts';
import { CART_QUANTITY } from './cart.ts';
import type { Cart } from './cart.ts';

/** Products of an earlier order to order again. */
export type WantedProduct = { productId: number; title: string; quantity: number; productNotes: string };

/**
 * Adds products of an order to the cart at current prices.
 * @returns the cart, and the titles of products with too few or no pieces
 */
export function refillCart(
  cart: Cart,
  wanted: readonly WantedProduct[],
  current: readonly ProductSummary[],
): { cart: Cart; missing: string[] } {
  const missing: string[] = [];
  let filled = cart;
  for (const { productId, title, quantity, productNotes } of wanted) {
    const product = current.find(({ id }) => id === productId);
    const present = filled.find(productId)?.quantity ?? 0;
    const room = Math.min(product?.quantity ?? 0, CART_QUANTITY.max) - present;
    const taken = Math.min(quantity, Math.max(room, 0));
    if (taken < quantity) missing.push(title);
    if (!product || taken === 0) continue;
    const { id, name, deliveryPrice } = product.vendor;
    const { price, promoPrice, image } = product;
    filled = filled.add(
      { id, name, deliveryPrice },
      { id: productId, title: product.title, price, promoPrice, image, quantity: taken, productNotes },
    );
  }
  return { cart: filled, missing };
}
