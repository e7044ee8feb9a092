import { compareShallow, makeAutoObservable, reaction, runInAction } from 'mobx';
import type { InvoiceBuyer } from '../../core/invoices/invoice-buyer.ts';
import { invoiceFieldsOf } from '../../core/orders/checkout-form.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { VisitReports } from '../../core/site/visits.ts';
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
  private stopInvoicing = (): void => {};
  private isCheckoutCounted = false;

  constructor(
    readonly cart: CartViewModel,
    readonly checkout: Checkout,
    readonly waiting: WaitingOrder,
    private readonly modals: Modals,
    private readonly session: Session,
    private readonly visits: VisitReports,
    private readonly loadLastBuyer: () => Promise<{ buyer: InvoiceBuyer | null }>,
  ) {
    makeAutoObservable(
      this,
      unobserved(
        'session',
        'stopWaiting',
        'stopPricing',
        'stopInvoicing',
        'loadLastBuyer',
        'isCheckoutCounted',
        'head',
        'cart',
        'checkout',
        'waiting',
        'modals',
        'visits',
      ),
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
    await this.checkout.coupon.resume(this.cart.cart);
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
    this.stopInvoicing = reaction(
      () => this.session.user !== null && this.checkout.form.values.wantsInvoice,
      (isWanted) => {
        if (isWanted) this.fillInCompany().catch((error: unknown) => this.modals.notifyOf(error));
      },
      { fireImmediately: true },
    );
  }

  /** Fills in the company of the account's last invoice when an invoice is wanted and no company is typed. */
  private async fillInCompany(): Promise<void> {
    const { form } = this.checkout;
    const isEmpty = () => form.values.invoiceCompany === '' && form.values.invoiceNumber === '';
    if (!isEmpty()) return;
    try {
      const { buyer } = await this.loadLastBuyer();
      if (buyer && isEmpty()) runInAction(() => form.adopt(invoiceFieldsOf(buyer)));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }

  private loadDelivery(): void {
    this.checkout.delivery.load(this.cart.cart).catch((error: unknown) => this.modals.notifyOf(error));
  }

  private async fillIn(): Promise<void> {
    const { checkout } = this;
    this.session.fillIn(checkout.form);
    await checkout.addresses.load();
    await checkout.fillInKnownAddress();
    await checkout.foldKnown();
  }

  /** Counts once that the buyer begins to fill in the checkout (TEAM-10). */
  beginCheckout(): void {
    if (this.isCheckoutCounted) return;
    this.isCheckoutCounted = true;
    this.visits.countVisit({ screen: 'Checkout' }).catch(() => {
      // A count that does not arrive is of no concern to the buyer.
    });
  }

  onLeave(): void {
    this.stopWaiting();
    this.stopPricing();
    this.stopInvoicing();
    this.checkout.clearChanges();
  }
}
