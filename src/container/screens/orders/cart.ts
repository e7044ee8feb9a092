import { HttpClient } from '../../../adapters/http/http-client.ts';
import { AddressBook } from '../../../core/accounts/account-address.ts';
import { TownList } from '../../../core/accounts/town-list.ts';
import { CheckoutDraftStorage } from '../../../core/orders/checkout-form.ts';
import { CheckoutRedirect, LastOrderStorage, OnOrderPlaced } from '../../../core/orders/order-placement.ts';
import { CouponGateway } from '../../../core/orders/coupon-gateway.ts';
import { OrderGateway } from '../../../core/orders/order-gateway.ts';
import { KeyGenerator } from '../../../core/shared/id.ts';
import { ProductCatalogue } from '../../../core/shop/product-catalogue.ts';
import { VisitReports } from '../../../core/site/visits.ts';
import { Geolocation } from '../../../core/site/geolocation.ts';
import { PreferredDeliveryStorage } from '../../../core/shipping/preferred-delivery.ts';
import { ShippingGateway } from '../../../core/shipping/shipping-gateway.ts';
import addressesModule from '../../modules/addresses.ts';
import ordersModule from '../../modules/orders.ts';
import shippingModule from '../../modules/shipping.ts';
import { screen } from '../../screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { CartRefill } from '../../../view-models/orders/cart-refill.ts';
import { CartScreen } from '../../../view-models/orders/cart-screen.ts';
import { CartViewModel } from '../../../view-models/orders/cart-view-model.ts';
import { Checkout } from '../../../view-models/orders/checkout.ts';
import { SavedAddresses } from '../../../view-models/orders/saved-addresses.ts';
import { DeliveryChoice } from '../../../view-models/shipping/delivery-choice.ts';
import { WaitingOrder } from '../../../view-models/orders/waiting-order.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { CartPage } from '../../../views/orders/cart-page.tsx';

export default screen({
  view: CartPage,
  modules: [ordersModule, addressesModule, shippingModule],
  dependencies: {
    cart: CartViewModel,
    catalogue: ProductCatalogue,
    gateway: OrderGateway,
    drafts: CheckoutDraftStorage,
    keys: KeyGenerator,
    placed: CheckoutRedirect,
    last: LastOrderStorage,
    onPlaced: OnOrderPlaced,
    modals: Modals,
    addresses: AddressBook,
    towns: TownList,
    languageSwitch: LanguageSwitch,
    refill: CartRefill,
    session: Session,
    visits: VisitReports,
    shipping: ShippingGateway,
    preferredDelivery: PreferredDeliveryStorage,
    geolocation: Geolocation,
    coupons: CouponGateway,
    http: HttpClient,
  },
  build: ({
    cart,
    catalogue,
    gateway,
    drafts,
    keys,
    placed,
    last,
    onPlaced,
    modals,
    addresses,
    towns,
    languageSwitch: { language },
    refill,
    session,
    visits,
    shipping,
    preferredDelivery,
    geolocation,
    coupons,
    http,
  }) => {
    const checkout = new Checkout(
      cart,
      catalogue,
      gateway,
      drafts,
      keys,
      placed,
      last,
      onPlaced,
      async () => {
        const { checkoutRules } = await import('../../../core/orders/place-order-command.ts');
        return checkoutRules;
      },
      new SavedAddresses(addresses, modals),
      () => towns.load(),
      language,
      (form) =>
        new DeliveryChoice(form, shipping, preferredDelivery, geolocation, () => new AbortController()),
      coupons,
    );
    const waiting = new WaitingOrder(gateway, last, refill, placed, modals);
    return new CartScreen(cart, checkout, waiting, modals, session, visits, async () => {
      const { lastInvoiceBuyer } = await import('../../on-demand/last-invoice-buyer.ts');
      return lastInvoiceBuyer(http);
    });
  },
});
