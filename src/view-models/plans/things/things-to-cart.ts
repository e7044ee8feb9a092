import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { refillCart } from '../../../core/orders/cart/refill-cart.ts';
import { cartOfThings } from '../../../core/plans/things/thing-changes.ts';
import { chosenThings } from '../../../core/plans/things/planned-things.ts';
import type { PlannedThings } from '../../../core/plans/things/planned-things.ts';
import type { ProductCatalogue } from '../../../core/shop/product-catalogue.ts';
import type { CartViewModel } from '../../orders/cart-view-model.ts';
import { currentProducts } from '../../orders/current-products.ts';
import type { Modals } from '../../site/modals.ts';
import { unobserved } from '../../site/unobserved.ts';

/** Adds all products of a plan to the cart in one step, and names those that are unavailable (PLAN-07). */
export class ThingsToCart {
  /** Titles of unavailable products; null before the first attempt. */
  missing: readonly string[] | null = null;
  isBusy = false;

  /** @param filled called with the added products */
  constructor(
    private readonly catalogue: ProductCatalogue,
    private readonly cart: CartViewModel,
    private readonly modals: Modals,
    private readonly filled: (products: number[]) => void,
  ) {
    makeAutoObservable(this, {
      ...unobserved('filled', 'catalogue', 'cart', 'modals'),
      missing: observableRef,
    });
  }

  /** Number of pieces that are not in the cart yet. */
  left(planned: PlannedThings): number {
    return wantedOf(planned, this.cart).reduce((sum, { quantity }) => sum + quantity, 0);
  }

  /** Repeating it adds nothing twice. */
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
        this.cart.save(cart);
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
