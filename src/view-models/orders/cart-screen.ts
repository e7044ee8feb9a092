import { makeAutoObservable } from 'mobx';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen } from '../site/screen.ts';
import type { CartViewModel } from './cart-view-model.ts';
import type { Checkout } from './checkout.ts';

/** The cart and the checkout below it. */
export class CartScreen implements Screen {
  readonly head: Head = { title: { key: 'cart-title' } };
  /** False until the browser's storage was read. */
  ready = false;

  constructor(
    readonly cart: CartViewModel,
    readonly checkout: Checkout,
    private readonly modals: Modals,
  ) {
    makeAutoObservable<this, 'modals'>(this, { head: false, cart: false, checkout: false, modals: false });
  }

  shown(): void {
    this.cart.read();
    this.ready = true;
    for (const work of [this.checkout.resume(), this.checkout.renew()]) {
      work.catch((error: unknown) => this.modals.notifyOf(error));
    }
  }

  left(): void {
    this.checkout.forgetChanges();
  }
}
