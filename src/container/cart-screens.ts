import { ContainerModule } from 'inversify';
import { HttpAddressBook } from '../adapters/http/http-address-book.ts';
import { HttpClient } from '../adapters/http/http-client.ts';
import { StoredCheckoutDraft } from '../adapters/storage/stored-checkout-draft.ts';
import { SessionTextStore } from '../adapters/storage/text-store.ts';
import { CheckoutDraftStorage } from '../core/orders/checkout-draft.ts';
import { KeyMaker } from '../core/shared/key-maker.ts';
import { OrderDesk } from '../core/orders/order-desk.ts';
import { OrderPlaced } from '../core/orders/order-placed.ts';
import { ProductCatalogue } from '../core/shop/product-catalogue.ts';
import { CartScreen } from '../view-models/orders/cart-screen.ts';
import { CartViewModel } from '../view-models/orders/cart-view-model.ts';
import { Checkout } from '../view-models/orders/checkout.ts';
import { Session } from '../view-models/accounts/session.ts';
import { LanguageSwitch } from '../view-models/site/language-switch.ts';
import { Modals } from '../view-models/site/modals.ts';
import { LastOrderStorage } from '../core/orders/last-order.ts';
import { CartRefill } from '../view-models/orders/cart-refill.ts';
import { SavedAddresses } from '../view-models/orders/saved-addresses.ts';
import { WaitingOrder } from '../view-models/orders/waiting-order.ts';
import { bindCartRefill } from './cart-refill.ts';
import { loadTowns } from './load-towns.ts';
import { bindOrderDesk } from './order-desk.ts';

/** The cart with its checkout, whose rules load with the first field that is left. */
export const cartScreens = new ContainerModule((options) => {
  const { bind } = options;
  bindOrderDesk(options);
  bindCartRefill(options);
  bind(WaitingOrder).toResolvedValue(
    (desk, last, refill, placed, modals) => new WaitingOrder(desk, last, refill, placed, modals),
    [OrderDesk, LastOrderStorage, CartRefill, OrderPlaced, Modals],
  );
  bind(CheckoutDraftStorage).toResolvedValue((store) => new StoredCheckoutDraft(store), [SessionTextStore]);
  bind(Checkout).toResolvedValue(
    (cart, catalogue, desk, drafts, keys, placed, last, modals, http, { language }) =>
      new Checkout(
        cart,
        catalogue,
        desk,
        drafts,
        keys,
        placed,
        last,
        async () => {
          const { checkoutRules } = await import('../core/orders/checkout-rules.ts');
          return checkoutRules;
        },
        new SavedAddresses(new HttpAddressBook(http), modals),
        loadTowns,
        language,
      ),
    [
      CartViewModel,
      ProductCatalogue,
      OrderDesk,
      CheckoutDraftStorage,
      KeyMaker,
      OrderPlaced,
      LastOrderStorage,
      Modals,
      HttpClient,
      LanguageSwitch,
    ],
  );
  bind(CartScreen).toResolvedValue(
    (cart, checkout, waiting, modals, session) => new CartScreen(cart, checkout, waiting, modals, session),
    [CartViewModel, Checkout, WaitingOrder, Modals, Session],
  );
});
