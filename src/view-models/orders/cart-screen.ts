import { compareShallow, makeAutoObservable, reaction } from 'mobx';
import type { Session } from '../accounts/session.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen } from '../site/screen.ts';
import type { CartViewModel } from './cart-view-model.ts';
import type { Checkout } from './checkout.ts';
import type { WaitingOrder } from './waiting-order.ts';
import { unobserved } from '../site/unobserved.ts';

/** Milliseconds after the last change before the prices of delivery are loaded. */
const TYPING = 400;

export class CartScreen implements Screen {
  readonly head: Head = { title: { key: 'cart' } };
  /** False until the browser's storage was read. */
  ready = false;
  private stopWaiting = (): void => {};
  private stopPricing = (): void => {};

  constructor(
    readonly cart: CartViewModel,
    readonly checkout: Checkout,
    readonly waiting: WaitingOrder,
    private readonly modals: Modals,
    private readonly session: Session,
  ) {
    makeAutoObservable(
      this,
      unobserved('session', 'stopWaiting', 'stopPricing', 'head', 'cart', 'checkout', 'waiting', 'modals'),
    );
  }

  onEnter(): void {
    this.cart.read();
    this.ready = true;
    this.stopPricing = reaction(
      () => [this.cart.cart, this.checkout.form.values.deliveries, this.checkout.form.values.city],
      () => this.loadDelivery(),
      { delay: TYPING, equals: compareShallow },
    );
    this.loadDelivery();
    for (const work of [this.resume(), this.checkout.renew(), this.waiting.refresh()]) {
      work.catch((error: unknown) => this.modals.notifyOf(error));
    }
  }

  /** Restores the draft first; then fills in the account's data as soon as it is known. */
  private async resume(): Promise<void> {
    await this.checkout.resume();
    this.stopWaiting = reaction(
      () => this.session.user,
      (user) => {
        if (user) {
          this.fillIn().catch((error: unknown) => this.modals.notifyOf(error));
        } else {
          this.checkout.addresses.clear();
          this.checkout.sections.openAll();
        }
      },
      { fireImmediately: true },
    );
  }

  private loadDelivery(): void {
    this.checkout.delivery.load(this.cart.cart).catch((error: unknown) => this.modals.notifyOf(error));
  }

  /** Fills in the account's contact data, then the address. */
  private async fillIn(): Promise<void> {
    const { checkout } = this;
    this.session.fillIn(checkout.form);
    await checkout.addresses.load();
    await checkout.fillInKnownAddress();
    await checkout.foldKnown();
  }

  onLeave(): void {
    this.stopWaiting();
    this.stopPricing();
    this.checkout.clearChanges();
  }
}
