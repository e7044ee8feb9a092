import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { refillCart } from '../../../core/orders/cart/refill-cart.ts';
import { cartOfThings } from '../../../core/plans/things/cart-of-things.ts';
import { chosenThings } from '../../../core/plans/things/planned-things.ts';
import type { PlannedThings } from '../../../core/plans/things/planned-things.ts';
import type { ProductCatalogue } from '../../../core/shop/product-catalogue.ts';
import type { CartViewModel } from '../../orders/cart-view-model.ts';
import { currentProducts } from '../../orders/current-products.ts';
import type { Modals } from '../../site/modals.ts';

/** All things of a plan into the cart in one step; what can't be is named (PLAN-07). */
export class ThingsToCart {
  /** Titles of what the shop has no more, or too little of; null until things were put in. */
  missing: readonly string[] | null = null;
  isBusy = false;

  /** @param filled is told of the products that were put in */
  constructor(
    private readonly catalogue: ProductCatalogue,
    private readonly cart: CartViewModel,
    private readonly modals: Modals,
    private readonly filled: (products: number[]) => void,
  ) {
    makeAutoObservable<this, 'catalogue' | 'cart' | 'modals' | 'filled'>(this, {
      filled: false,
      missing: observableRef,
      catalogue: false,
      cart: false,
      modals: false,
    });
  }

  /** How many pieces of the plan are not in the cart yet. */
  left(planned: PlannedThings): number {
    return wantedOf(planned, this.cart).reduce((sum, { quantity }) => sum + quantity, 0);
  }

  /** Sent twice it puts nothing in twice: what is in the cart already is not wanted again. */
  async run(planned: PlannedThings): Promise<void> {
    this.isBusy = true;
    try {
      this.cart.read();
      const wanted = wantedOf(planned, this.cart);
      const current = await currentProducts(
        this.catalogue,
        wanted.map(({ productId }) => productId),
      );
      const { cart, missing } = refillCart(this.cart.cart, wanted, current);
      runInAction(() => {
        this.cart.keep(cart);
        this.cart.noteCurrent(current);
        this.missing = missing;
        this.filled(chosenThings(planned).map(({ product }) => product.id));
      });
    } catch (error) {
      this.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }
}

function wantedOf(planned: PlannedThings, { cart }: CartViewModel) {
  return cartOfThings(planned)
    .lines()
    .flatMap(({ product: { id, title, quantity } }) => {
      const more = quantity - (cart.find(id)?.quantity ?? 0);
      return more > 0 ? [{ productId: id, title, quantity: more, productNotes: '' }] : [];
    });
}
