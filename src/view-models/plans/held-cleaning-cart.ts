import type { CleaningCart } from '../../core/services/cleaning-cart.ts';
import { CleaningCartStorage } from '../../core/services/cleaning-cart-storage.ts';

/** What is ordered from a plan is apart from what was chosen on the screens of services: it lives as long as its screen. */
export class HeldCleaningCart extends CleaningCartStorage {
  constructor(private cart: CleaningCart) {
    super();
  }

  read(): CleaningCart {
    return this.cart;
  }

  write(cart: CleaningCart): boolean {
    this.cart = cart;
    return true;
  }

  watch(): void {}
}
