import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AddToCart } from '../../core/orders/add-to-cart.ts';
import { Cart } from '../../core/orders/cart.ts';
import type { CartProduct, CartVendor } from '../../core/orders/cart.ts';
import type { CartStorage } from '../../core/orders/cart-storage.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { ProductSummary } from '../../core/shop/product.ts';
import type { Modals } from '../site/modals.ts';

type CartLine = { vendor: CartVendor; product: CartProduct };

/** The visitor's cart on every screen; empty until the browser's storage was read. */
export class CartViewModel {
  cart = Cart.empty;
  /** The product just put in the cart, for the confirmation beside the button. */
  added: ProductSummary | null = null;
  /** The line just taken out of the cart, for the way back. */
  removed: CartLine | null = null;

  constructor(
    private readonly storage: CartStorage,
    private readonly modals: Modals,
    private readonly loadAddToCart: () => Promise<AddToCart>,
  ) {
    makeAutoObservable<this, 'storage' | 'modals' | 'loadAddToCart'>(this, {
      cart: observableRef,
      added: observableRef,
      removed: observableRef,
      storage: false,
      modals: false,
      loadAddToCart: false,
    });
  }

  read(): void {
    this.cart = this.storage.read();
  }

  /** From now on changes made in other tabs show here. */
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
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.modals.notify('error', Object.values(error.fields)[0] ?? error.messageKey);
    }
  }

  dismissAdded(): void {
    this.added = null;
  }

  changeQuantity(productId: number, quantity: number): void {
    this.keep(this.storage.read().changeQuantity(productId, quantity));
  }

  changeNotes(productId: number, notes: string): void {
    this.keep(this.storage.read().changeNotes(productId, notes));
  }

  remove(productId: number): void {
    const cart = this.storage.read();
    const line = cart.lines().find(({ product }) => product.id === productId) ?? null;
    this.keep(cart.remove(productId));
    this.removed = line;
  }

  /** Puts back what was removed last. */
  undoRemove(): void {
    if (this.removed) this.keep(this.storage.read().add(this.removed.vendor, this.removed.product));
  }

  /** Puts another cart in its place: renewed prices, or an empty one after the order. */
  keep(cart: Cart): void {
    this.cart = cart;
    this.removed = null;
    if (!this.storage.write(cart)) this.modals.notify('error', 'error-cart-not-kept');
  }

  /** True when the cart may be opened; an empty one says so instead (HEAD-05). */
  mayOpen(): boolean {
    if (this.cart.isEmpty) this.modals.notify('error', 'error-message-empty-cart');
    return !this.cart.isEmpty;
  }
}
