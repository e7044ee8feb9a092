import { ContainerModule } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpOrderDesk } from '../adapters/http/http-order-desk.ts';
import { StoredCheckoutDraft } from '../adapters/storage/stored-checkout-draft.ts';
import { SessionTextStore } from '../adapters/storage/text-store.ts';
import { CheckoutDraftStorage, KeyMaker } from '../core/orders/checkout-draft.ts';
import { OrderDesk } from '../core/orders/order-desk.ts';
import { ProductCatalogue } from '../core/shop/product-catalogue.ts';
import { CartScreen } from '../view-models/orders/cart-screen.ts';
import { CartViewModel } from '../view-models/orders/cart-view-model.ts';
import { OrderPlaced } from '../core/orders/order-placed.ts';
import { Checkout } from '../view-models/orders/checkout.ts';
import { FollowedOrderScreen } from '../view-models/orders/followed-order-screen.ts';
import { ReceivedOrdersScreen } from '../view-models/orders/received-orders-screen.ts';
import { ReceivedOrderScreen } from '../view-models/orders/received-order-screen.ts';
import { Modals } from '../view-models/site/modals.ts';

/** The screens of cart and orders, with the checkout's rules, which only they need. */
export const orderScreens = new ContainerModule(({ bind }) => {
  bind(OrderDesk).toResolvedValue((http) => new HttpOrderDesk(http), [HttpClient]);
  bind(CheckoutDraftStorage).toResolvedValue((store) => new StoredCheckoutDraft(store), [SessionTextStore]);
  bind(Checkout).toResolvedValue(
    (cart, catalogue, desk, drafts, keys, placed) =>
      new Checkout(cart, catalogue, desk, drafts, keys, placed),
    [CartViewModel, ProductCatalogue, OrderDesk, CheckoutDraftStorage, KeyMaker, OrderPlaced],
  );
  bind(CartScreen).toResolvedValue(
    (cart, checkout, modals) => new CartScreen(cart, checkout, modals),
    [CartViewModel, Checkout, Modals],
  );
  bind(FollowedOrderScreen).toResolvedValue(
    (desk, modals, placed) => new FollowedOrderScreen(desk, modals, placed),
    [OrderDesk, Modals, OrderPlaced],
  );
  bind(ReceivedOrdersScreen).toResolvedValue((desk) => new ReceivedOrdersScreen(desk), [OrderDesk]);
  bind(ReceivedOrderScreen).toResolvedValue(
    (desk, modals) => new ReceivedOrderScreen(desk, modals),
    [OrderDesk, Modals],
  );
});
