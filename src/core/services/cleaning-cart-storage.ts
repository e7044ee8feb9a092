import type { CleaningCart } from './cleaning-cart.ts';

/** Where the choice of services is kept; in the browser under the key `cleaning-cart` (SERV-06). */
export abstract class CleaningCartStorage {
  /** What is valid of a broken or older form is kept, and nothing is thrown. */
  abstract read(): CleaningCart;
  /** False when it could not be kept, for example because the storage is full. */
  abstract write(cart: CleaningCart): boolean;
  /** Tells of changes made in another tab. */
  abstract watch(changed: () => void): void;
}
