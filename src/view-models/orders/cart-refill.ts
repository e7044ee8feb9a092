import type { CheckoutRedirect } from '../../core/orders/order-placement.ts';
import { refillCart } from '../../core/orders/cart/refill-cart.ts';
import type { WantedProduct } from '../../core/orders/cart/refill-cart.ts';
import type { ProductCatalogue } from '../../core/shop/product-catalogue.ts';
import type { Modals } from '../site/modals.ts';
import type { CartViewModel } from './cart-view-model.ts';
import { currentProducts } from './current-products.ts';

/** Adds products of an earlier order to the cart and opens it. */
export class CartRefill {
  constructor(
    private readonly cart: CartViewModel,
    private readonly catalogue: ProductCatalogue,
    private readonly modals: Modals,
    private readonly placed: CheckoutRedirect,
  ) {}

  /** @throws Failure if the shop cannot be reached; the cart stays the same */
  async run(wanted: readonly WantedProduct[]): Promise<void> {
    const ids = wanted.map(({ productId }) => productId);
    const current = await currentProducts(this.catalogue, ids);
    this.cart.read();
    const { cart, missing } = refillCart(this.cart.cart, wanted, current);
    this.cart.save(cart);
    if (!cart.isEmpty) this.placed.openCart();
    if (missing.length > 0) {
      this.modals.notify('error', { key: 'cart-refill-missing', values: { products: missing.join(', ') } });
    }
  }
}
