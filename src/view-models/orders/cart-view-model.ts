import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AddToCart } from '../../core/orders/cart/add-to-cart.ts';
import { Cart, CART_QUANTITY, quantityProblem } from '../../core/orders/cart/cart.ts';
import type { CartProduct, CartVendor, CartStorage } from '../../core/orders/cart/cart.ts';
import type { LastOrderStorage } from '../../core/orders/order-placement.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { ProductSummary, VendorSummary } from '../../core/shop/product.ts';
import type { ShownMessage } from '../../core/site/modal.ts';
import type { Modals } from '../site/modals.ts';
import { unobserved } from '../site/unobserved.ts';

type VendorHours = Pick<VendorSummary, 'holidayUntil' | 'cutoffHour'>;
type CartLine = { vendor: CartVendor; product: CartProduct };

/** The cart on all screens; empty until the browser's storage was read. */
export class CartViewModel {
  cart = Cart.empty;
  /** The product just added, for the notice beside the button. */
  added: ProductSummary | null = null;
  /** The line just removed, for undo. */
  removed: CartLine | null = null;
  /** Refused quantities by product, shown beside their fields (CART-02). */
  quantityErrors: Readonly<Record<number, ShownMessage>> = {};
  /** Stock by product, as far as loaded. */
  private stock: ReadonlyMap<number, number> = new Map();
  /** Working days until delivery by product, as far as loaded. */
  private deliveryDays: ReadonlyMap<number, number> = new Map();

  /** Holidays and cut-off hours by vendor, as far as loaded. */
  private vendorHours: ReadonlyMap<number, VendorHours> = new Map();

  constructor(
    private readonly storage: CartStorage,
    private readonly lastOrder: LastOrderStorage,
    private readonly modals: Modals,
    private readonly loadAddToCart: () => Promise<AddToCart>,
  ) {
    makeAutoObservable<this, 'stock' | 'deliveryDays' | 'vendorHours'>(this, {
      ...unobserved('lastOrder', 'storage', 'modals', 'loadAddToCart'),
      quantityErrors: observableRef,
      stock: observableRef,
      deliveryDays: observableRef,
      vendorHours: observableRef,
      cart: observableRef,
      added: observableRef,
      removed: observableRef,
    });
  }

  read(): void {
    this.cart = this.storage.read();
  }

  /** Follows changes by other tabs. */
  watch(): void {
    this.read();
    this.storage.watch(() => this.read());
  }

  async add(product: ProductSummary, quantity = 1, productNotes = ''): Promise<void> {
    try {
      const addToCart = await this.loadAddToCart();
      const cart = addToCart.run(product, quantity, productNotes);
      runInAction(() => {
        this.cart = cart;
        this.added = product;
        this.noteCurrent([product]);
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const key = Object.values(error.fields)[0] ?? error.messageKey;
      const inCart = this.storage.read().find(product.id)?.quantity ?? 0;
      this.modals.notify('error', { key, values: { count: product.quantity, inCart } });
    }
  }

  dismissAdded(): void {
    this.added = null;
  }

  /** Changes a quantity; an impossible one shows an error and leaves the cart unchanged. */
  changeQuantity(productId: number, quantity: number): void {
    const key = quantityProblem(quantity, this.stock.get(productId));
    const { [productId]: _, ...others } = this.quantityErrors;
    if (key) {
      const values = { count: this.stock.get(productId) ?? 0 };
      this.quantityErrors = { ...others, [productId]: { key, values } };
      return;
    }
    this.quantityErrors = others;
    this.save(this.storage.read().changeQuantity(productId, quantity));
  }

  /** Maximum quantity of a product, as far as known. */
  mostOf(productId: number): number {
    return Math.min(this.stock.get(productId) ?? CART_QUANTITY.max, CART_QUANTITY.max);
  }

  /** Returns the working days until the last of these products is delivered; null if one is unknown. */
  deliveryDaysOf(products: readonly CartProduct[]): number | null {
    const days = products.map(({ id }) => this.deliveryDays.get(id));
    return days.includes(undefined) ? null : Math.max(...days.filter((one) => one !== undefined));
  }

  /** Returns the vendor's holiday and cut-off hour, as far as loaded. */
  hoursOf({ id }: CartVendor): VendorHours {
    return this.vendorHours.get(id) ?? {};
  }

  /** Stores current stock, delivery times and hours of vendors. */
  noteCurrent(products: readonly ProductSummary[]): void {
    this.stock = new Map([...this.stock, ...products.map(({ id, quantity }) => [id, quantity] as const)]);
    const days = products.map(({ id, deliveryDays }) => [id, deliveryDays.to] as const);
    this.deliveryDays = new Map([...this.deliveryDays, ...days]);
    const hours = products.map(({ vendor }) => [vendor.id, vendor] as const);
    this.vendorHours = new Map([...this.vendorHours, ...hours]);
  }

  changeNotes(productId: number, notes: string): void {
    this.save(this.storage.read().changeNotes(productId, notes));
  }

  remove(productId: number): void {
    const cart = this.storage.read();
    const line = cart.lines().find(({ product }) => product.id === productId) ?? null;
    this.save(cart.remove(productId));
    this.removed = line;
  }

  /** Restores the last removed line. */
  undoRemove(): void {
    if (this.removed) this.save(this.storage.read().add(this.removed.vendor, this.removed.product));
  }

  /** Replaces the cart, with new prices or after an order. */
  save(cart: Cart): void {
    this.cart = cart;
    this.removed = null;
    if (!this.storage.write(cart)) this.modals.notify('error', 'error-cart-not-kept');
  }

  /**
   * True if the cart may be opened. An empty one shows a message (HEAD-05), unless an unpaid order waits.
   */
  mayOpen(): boolean {
    const mayOpen = !this.cart.isEmpty || this.lastOrder.read()?.isUnpaid === true;
    if (!mayOpen) this.modals.notify('error', 'error-message-empty-cart');
    return mayOpen;
  }
}
