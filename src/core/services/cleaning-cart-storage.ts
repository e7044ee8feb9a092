import type { CleaningCart } from './cleaning-cart.ts';

/** Port to the stored selection of services; in the browser the key is `cleaning-cart` (SERV-06). */
export abstract class CleaningCartStorage {
  /** Returns the valid part of a broken or older cart, and never throws. */
  abstract read(): CleaningCart;
  /** @returns false if the write fails, for example because the storage is full */
  abstract write(cart: CleaningCart): boolean;
  /** Reports changes by other tabs. */
  abstract watch(changed: () => void): void;
}
