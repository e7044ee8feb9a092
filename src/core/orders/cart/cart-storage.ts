import type { Cart } from './cart.ts';

/** Where the cart is kept; in the browser under the key `cart` (CART-01). */
export abstract class CartStorage {
  /** What is valid of a broken or older cart is kept, and nothing is thrown (CART-09). */
  abstract read(): Cart;
  /** False when it could not be kept, for example because the storage is full. */
  abstract write(cart: Cart): boolean;
  /** Tells of changes made in another tab. */
  abstract watch(changed: () => void): void;
}
