import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Towns } from '../../core/accounts/towns.ts';
import { Cart } from '../../core/orders/cart/cart.ts';
import type { CheckoutDraftStorage, CheckoutForm } from '../../core/orders/checkout-form.ts';
import type { CouponGateway } from '../../core/orders/coupon-gateway.ts';
import type { KeyGenerator } from '../../core/shared/id.ts';
import type { CheckoutRules } from '../../core/orders/place-order-command.ts';
import type { LastOrderStorage, OnOrderPlaced, CheckoutRedirect } from '../../core/orders/order-placement.ts';
import { usablePlacedOrder } from '../../core/orders/order-gateway.ts';
import type { OrderGateway } from '../../core/orders/order-gateway.ts';
import { EMPTY_CHECKOUT } from '../../core/orders/checkout-form.ts';
import { renewCart } from '../../core/orders/cart/renew-cart.ts';
import type { CartChange } from '../../core/orders/cart/renew-cart.ts';
import type { DeliveryAddress } from '../../core/shared/delivery-address.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { Language } from '../../core/shared/language.ts';
import { needsAddress } from '../../core/shipping/delivery.ts';
import { currentPrice } from '../../core/shop/product.ts';
import type { ProductCatalogue } from '../../core/shop/product-catalogue.ts';
import { PlaceCompletion } from '../accounts/place-completion.ts';
import { Form } from '../site/form.ts';
import type { DeliveryChoice } from '../shipping/delivery-choice.ts';
import { FoldedSections } from './folded-sections.ts';
import { CouponChoice } from './coupon-choice.ts';
import type { SavedAddresses } from './saved-addresses.ts';
import type { CartViewModel } from './cart-view-model.ts';
import { currentProducts } from './current-products.ts';
import { unobserved } from '../site/unobserved.ts';

/** Checkout from the cart to a placed order (CART-05 to CART-07). */
export class Checkout {
  readonly form: Form<CheckoutForm>;
  readonly placeCompletion: PlaceCompletion;
  readonly sections: FoldedSections;
  readonly delivery: DeliveryChoice;
  readonly coupon: CouponChoice;
  /** Changes since the buyer saw the cart, shown before anything is ordered (CART-06). */
  changes: readonly CartChange[] = [];
  private key: string;
  private resumed: Promise<void> | null = null;
  private draftRestored = false;

  constructor(
    private readonly cart: CartViewModel,
    private readonly catalogue: ProductCatalogue,
    private readonly gateway: OrderGateway,
    private readonly drafts: CheckoutDraftStorage,
    private readonly keys: KeyGenerator,
    private readonly placed: CheckoutRedirect,
    private readonly lastOrder: LastOrderStorage,
    private readonly onPlaced: OnOrderPlaced,
    private readonly loadRules: () => Promise<CheckoutRules>,
    readonly addresses: SavedAddresses,
    loadTowns: () => Promise<Towns>,
    language: Language,
    openDelivery: (form: Form<CheckoutForm>) => DeliveryChoice,
    coupons: Pick<CouponGateway, 'checkCoupon'>,
  ) {
    this.key = '';
    this.form = new Form<CheckoutForm>(EMPTY_CHECKOUT, {
      check: async (values) => (await this.rules()).errorsOf(values, this.vendorIds),
      submit: (values) => this.place(values),
      // Writing before the draft was read would lose it.
      changed: (form) => {
        this.sections.edited();
        if (this.draftRestored) this.drafts.write({ form, key: this.key });
      },
    });
    this.placeCompletion = new PlaceCompletion(this.form, loadTowns, language);
    this.sections = new FoldedSections(this.form);
    this.delivery = openDelivery(this.form);
    this.coupon = new CouponChoice(this.form, coupons);
    makeAutoObservable(this, {
      ...unobserved(
        'form',
        'placeCompletion',
        'sections',
        'delivery',
        'coupon',
        'addresses',
        'cart',
        'catalogue',
        'gateway',
        'drafts',
        'keys',
        'placed',
        'lastOrder',
        'onPlaced',
        'key',
        'loadRules',
        'resumed',
        'draftRestored',
      ),
      changes: observableRef,
    });
  }

  /** Restores the draft. */
  resume(): Promise<void> {
    this.key = this.keys.make();
    this.resumed = this.takeUp();
    return this.resumed;
  }

  /** Compares the cart with current products and removes unavailable ones. */
  async renew(signal?: CancelSignal): Promise<void> {
    const ids = this.cart.cart.lines().map(({ product }) => product.id);
    if (ids.length === 0) return;
    const current = await currentProducts(this.catalogue, ids, signal);
    const { cart, changes } = renewCart(this.cart.cart, current);
    runInAction(() => {
      this.cart.save(cart);
      this.cart.noteCurrent(current);
      // Earlier changes stay visible, because the buyer may not have seen them.
      const isReported = (one: CartChange) => changes.some((other) => subjectOf(other) === subjectOf(one));
      this.changes = [...this.changes.filter((one) => !isReported(one)), ...changes];
    });
  }

  /** Clears the changes when the buyer leaves the page. */
  clearChanges(): void {
    this.changes = [];
  }

  /** Uses a saved address; null opens empty fields. */
  useAddress(id: number | null): void {
    const chosen = this.addresses.list?.find((one) => one.id === id) ?? EMPTY_CHECKOUT;
    for (const field of ['city', 'postCode', 'street', 'details'] as const) {
      this.form.set(field, chosen[field]);
    }
    if (chosen.postCode !== '') void this.placeCompletion.begin();
  }

  /** Fills in the only saved address or that of the last order, unless one is being typed. */
  async fillInKnownAddress(): Promise<void> {
    if (!hasNoAddress(this.form.values)) return;
    const [saved, ...others] = this.addresses.list ?? [];
    const address = saved && others.length === 0 ? saved : await this.lastAddress();
    if (!address || !hasNoAddress(this.form.values)) return;
    const { city, postCode, street, details } = address;
    runInAction(() => this.form.adopt({ city, postCode, street, details }));
    void this.placeCompletion.begin();
  }

  /** Folds sections filled in from the account. Without the rules all fields stay open. */
  async foldKnown(): Promise<void> {
    try {
      const { errorsOf } = await this.rules();
      this.sections.fold(errorsOf(this.form.values, this.vendorIds));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }

  private get vendorIds(): number[] {
    return this.cart.cart.groups.map(({ vendor }) => vendor.id);
  }

  /** Total with the chosen deliveries, in stotinki. */
  get totalAmount(): number {
    const { cart } = this.cart;
    return cart.totalProductsAmount - this.coupon.totalOf(cart) + this.delivery.totalOf(cart);
  }

  /** True if a parcel goes to the buyer's address. */
  get needsAddress(): boolean {
    return needsAddress(this.vendorIds, this.form.values.deliveries);
  }

  /** Address of the last order; null without one or after an error. */
  private async lastAddress(): Promise<DeliveryAddress | null> {
    try {
      const { data } = await this.gateway.ownOrders({ offset: 0, limit: 1 });
      const [last] = data;
      if (!last) return null;
      const { address } = await this.gateway.followOrder({ token: last.token });
      return address.street === '' ? null : address;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return null;
    }
  }

  private async takeUp(): Promise<void> {
    const before = this.form.values;
    const draft = await this.drafts.read().catch(() => {
      this.resumed = null;
      throw new Failure('error-please-try-again-later');
    });
    this.draftRestored = true;
    if (draft) {
      this.key = draft.key;
      runInAction(() => {
        // Text typed while the draft was read is newer.
        this.form.values = { ...draft.form, ...changesOf(this.form.values) };
      });
      // Towns check the restored postcode.
      if (this.form.values.postCode !== '') void this.placeCompletion.begin();
    } else if (this.form.values === before) return;
    this.drafts.write({ form: this.form.values, key: this.key });
  }

  private async rules(): Promise<CheckoutRules> {
    try {
      return await this.loadRules();
    } catch {
      throw new Failure('error-please-try-again-later');
    }
  }

  private async place(values: CheckoutForm): Promise<void> {
    const { cart } = this.cart;
    const lines = cart.lines().map(({ product }) => ({
      id: product.id,
      quantity: product.quantity,
      productNotes: product.productNotes,
      expectedPrice: currentPrice(product),
    }));
    if (lines.length === 0) throw new Failure('error-message-empty-cart');
    if (cart.linesTooMany > 0) throw new Failure('error-cart-too-many-products', {}, 'invalid');
    // Waits for the draft, whose key makes this the same order as before.
    await (this.resumed ??= this.takeUp());
    await this.coupon.ensureApplied(cart);
    const rules = await this.rules();
    const notifyPlaced = await this.onPlaced.prepare();
    const order = await this.gateway
      .placeOrder({
        ...rules.commandOf(values, this.vendorIds),
        products: lines,
        expectedDelivery: this.delivery.totalOf(cart),
        ...(this.coupon.code !== '' && {
          coupon: this.coupon.code,
          expectedDiscount: this.coupon.totalOf(cart),
        }),
        key: this.key,
      })
      .then(usablePlacedOrder)
      .catch((error: unknown) => this.recover(error));
    this.cart.save(Cart.empty);
    this.lastOrder.write({ token: order.token, isThanked: false, isUnpaid: values.paymentMethod === 'card' });
    this.drafts.clear();
    await this.addresses.saveIfWanted(values);
    const products = lines.map(({ id }) => id);
    await notifyPlaced(order.token, products);
    if (order.paymentUrl) this.placed.pay(order.paymentUrl);
    else this.placed.follow(order.token);
  }

  /** Prepares the form for another attempt and throws the failure on. */
  private async recover(error: unknown): Promise<never> {
    if (!(error instanceof Failure)) throw error;
    if (error.messageKey === 'order-key-used') {
      // An earlier attempt was successful; the next one is another order.
      this.key = this.keys.make();
      this.drafts.write({ form: this.form.values, key: this.key });
    }
    // `changes` and the notes about holidays show names, amounts and days.
    if (error.messageKey === 'order-changed' || error.messageKey === 'error-vendor-on-holiday') {
      await this.renew();
      await this.delivery.load(this.cart.cart);
      await this.coupon.resume(this.cart.cart);
    }
    // Products are not fields of the form, so the error is shown for all of them.
    if (error.kind === 'conflict') throw new Failure(error.messageKey, {}, error.kind);
    throw error;
  }
}

function subjectOf(change: CartChange): string {
  return `${change.kind} ${change.kind === 'delivery' ? change.vendorId : change.productId}`;
}

function hasNoAddress({ city, postCode, street, details }: CheckoutForm): boolean {
  return [city, postCode, street, details].every((field) => field.trim() === '');
}

/** Returns the fields that differ from the empty form. */
function changesOf(form: CheckoutForm): Partial<CheckoutForm> {
  const isChange = ([name, value]: [string, unknown]) => value !== EMPTY_CHECKOUT[name as keyof CheckoutForm];
  return Object.fromEntries(Object.entries(form).filter(isChange));
}
