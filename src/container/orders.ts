import { ContainerModule } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpOrderDesk } from '../adapters/http/http-order-desk.ts';
import { HttpSales } from '../adapters/http/http-sales.ts';
import { StoredCheckoutDraft } from '../adapters/storage/stored-checkout-draft.ts';
import { SessionTextStore } from '../adapters/storage/text-store.ts';
import { CheckoutDraftStorage } from '../core/orders/checkout-draft.ts';
import { OrderDesk } from '../core/orders/order-desk.ts';
import { OrderPlaced } from '../core/orders/order-placed.ts';
import { Sales } from '../core/orders/sales.ts';
import { ProductCatalogue } from '../core/shop/product-catalogue.ts';
import { CartRefill } from '../view-models/orders/cart-refill.ts';
import { CartViewModel } from '../view-models/orders/cart-view-model.ts';
import { Modals } from '../view-models/site/modals.ts';

/** Checkout and orders; the cart itself is every screen's. */
export default new ContainerModule(({ bind }) => {
  bind(OrderDesk).toResolvedValue((http) => new HttpOrderDesk(http), [HttpClient]);
  bind(Sales).toResolvedValue((http) => new HttpSales(http), [HttpClient]);
  bind(CheckoutDraftStorage).toResolvedValue((store) => new StoredCheckoutDraft(store), [SessionTextStore]);
  bind(CartRefill).toResolvedValue(
    (cart, catalogue, modals, placed) => new CartRefill(cart, catalogue, modals, placed),
    [CartViewModel, ProductCatalogue, Modals, OrderPlaced],
  );
});
