import { MemoryTextStore } from '../../src/adapters/storage/memory-text-store.ts';
import { StoredCart } from '../../src/adapters/storage/stored-cart.ts';
import { StoredPreferredDelivery } from '../../src/adapters/storage/stored-preferred-delivery.ts';
import { StoredLastOrder } from '../../src/adapters/storage/stored-history.ts';
import { CartRefill } from '../../src/view-models/orders/cart-refill.ts';
import { SavedAddresses } from '../../src/view-models/orders/saved-addresses.ts';
import { WaitingOrder } from '../../src/view-models/orders/waiting-order.ts';
import { StoredCheckoutDraft } from '../../src/adapters/storage/stored-checkout-draft.ts';
import { Towns } from '../../src/core/accounts/towns.ts';
import { AddToCart } from '../../src/core/orders/cart/add-to-cart.ts';
import { checkoutRules } from '../../src/core/orders/place-order-command.ts';
import type { CheckoutForm } from '../../src/core/orders/checkout-form.ts';
import type { VisitReports } from '../../src/core/site/visits.ts';
import { CartScreen } from '../../src/view-models/orders/cart-screen.ts';
import { CartViewModel } from '../../src/view-models/orders/cart-view-model.ts';
import { Checkout } from '../../src/view-models/orders/checkout.ts';
import type { ShippingGateway } from '../../src/core/shipping/shipping-gateway.ts';
import { DeliveryChoice } from '../../src/view-models/shipping/delivery-choice.ts';
import { Modals } from '../../src/view-models/site/modals.ts';
import { anAddressBook } from './an-address-book.ts';
import { aSession } from './a-session.ts';
import { aProduct } from './a-product.ts';
import { aCheckoutForm } from './an-order.ts';
import { fakeGateway } from './fake-gateway.ts';
import { aShippingGateway } from './a-shipping-gateway.ts';
import { aCouponGateway, aVendorCoupon } from './a-coupon-gateway.ts';
import { anInvoiceGateway } from './an-invoice-gateway.ts';
import { anOrderGateway } from './an-order-gateway.ts';
import { aProductCatalogue } from './a-product-catalogue.ts';

/** Cart screen of a visitor over memory adapters; `again` is the same visitor after a page reload. */
export function aCheckoutBench(
  store = new MemoryTextStore(),
  shop = aProductCatalogue([aProduct()]),
  shipping: ShippingGateway = aShippingGateway(),
) {
  const geolocation = { locate: async () => ({ latitude: 42.67, longitude: 23.32 }) };
  const gateway = anOrderGateway();
  const book = anAddressBook();
  const coupons = aCouponGateway([aVendorCoupon()], aProduct().vendor.id);
  const invoices = anInvoiceGateway();
  const modals = new Modals();
  const { session } = aSession(null, modals);
  const storage = new StoredCart(store);
  const lastOrder = new StoredLastOrder(store);
  const cart = new CartViewModel(storage, lastOrder, modals, async () => new AddToCart(storage));
  const visits = fakeGateway<VisitReports>({ countVisit: () => ({ message: 'visit-counted' }) });
  const went: string[] = [];
  const messages: string[] = [];
  const newScreen = () => {
    const keys = { make: () => `key-${String((made += 1)).padStart(16, '0')}` };
    const placed = {
      follow: (token: string) => void went.push(`order ${token}`),
      pay: (paymentUrl: string) => void went.push(`pay ${paymentUrl}`),
      openCart: () => void went.push('cart'),
    };
    const refill = new CartRefill(cart, shop, modals, placed);
    const waiting = new WaitingOrder(gateway, lastOrder, refill, placed, modals);
    const checkout = new Checkout(
      cart,
      shop,
      gateway,
      new StoredCheckoutDraft(store),
      keys,
      placed,
      lastOrder,
      { prepare: async () => async (token) => void messages.push(token), moved: async () => {} },
      async () => checkoutRules,
      new SavedAddresses(book, modals),
      async () => new Towns([]),
      'bg',
      (form) =>
        new DeliveryChoice(
          form,
          shipping,
          new StoredPreferredDelivery(store),
          geolocation,
          () => new AbortController(),
        ),
      coupons,
    );
    return new CartScreen(cart, checkout, waiting, modals, session, visits, () =>
      invoices.lastInvoiceBuyer({}),
    );
  };
  const screen = newScreen();
  const fill = (change: Partial<CheckoutForm> = {}, on = screen) => {
    const { form } = on.checkout;
    for (const [name, value] of Object.entries(aCheckoutForm(change))) {
      form.set(name as keyof CheckoutForm, value);
    }
    return form;
  };
  return {
    store,
    shop,
    book,
    gateway,
    invoices,
    modals,
    cart,
    coupons,
    lastOrder,
    session,
    screen,
    went,
    messages,
    fill,
    visits,
    again: newScreen,
  };
}

let made = 0;
