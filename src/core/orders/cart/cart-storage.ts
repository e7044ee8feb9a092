import type { Cart } from './cart.ts';

/** Port to the stored cart; in the browser the key is `cart` (CART-01). */
export abstract class CartStorage {
  /** Returns the valid part of a broken or older cart, and never throws (CART-09). */
  abstract read(): Cart;
  /** @returns false if the write fails, for example because the storage is full */
  abstract write(cart: Cart): boolean;
  /** Reports changes by other tabs. */
  abstract watch(changed: () => void): void;
}
