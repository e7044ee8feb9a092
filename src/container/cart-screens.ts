import { ContainerModule } from 'inversify';
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
import { Modals } from '../view-models/site/modals.ts';
import { bindOrderDesk } from './order-desk.ts';

/** The cart with its checkout, whose rules load with the first field that is left. */
export const cartScreens = new ContainerModule((options) => {
  const { bind } = options;
  bindOrderDesk(options);
  bind(CheckoutDraftStorage).toResolvedValue((store) => new StoredCheckoutDraft(store), [SessionTextStore]);
  bind(Checkout).toResolvedValue(
    (cart, catalogue, desk, drafts, keys, placed) =>
      new Checkout(cart, catalogue, desk, drafts, keys, placed, async () => {
        const { checkoutRules } = await import('../core/orders/checkout-rules.ts');
        return checkoutRules;
      }),
    [CartViewModel, ProductCatalogue, OrderDesk, CheckoutDraftStorage, KeyMaker, OrderPlaced],
  );
  bind(CartScreen).toResolvedValue(
    (cart, checkout, modals) => new CartScreen(cart, checkout, modals),
    [CartViewModel, Checkout, Modals],
  );
});
