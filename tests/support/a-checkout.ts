import { MemoryTextStore } from '../../src/adapters/memory/memory-text-store.ts';
import { StoredCart } from '../../src/adapters/storage/stored-cart.ts';
import { StoredCheckoutDraft } from '../../src/adapters/storage/stored-checkout-draft.ts';
import { AddToCart } from '../../src/core/orders/add-to-cart.ts';
import { checkoutRules } from '../../src/core/orders/checkout-rules.ts';
import type { CheckoutForm } from '../../src/core/orders/checkout-form.ts';
import { CartScreen } from '../../src/view-models/orders/cart-screen.ts';
import { CartViewModel } from '../../src/view-models/orders/cart-view-model.ts';
import { Checkout } from '../../src/view-models/orders/checkout.ts';
import { Modals } from '../../src/view-models/site/modals.ts';
import { aProduct } from './a-product.ts';
import { aCheckoutForm } from './an-order.ts';
import { MemoryCatalogue, MemoryOrderDesk } from './memory-shop.ts';

/** A visitor's cart screen over memory; `again` is the same visitor after a reload of the page. */
export function aCheckoutBench(store = new MemoryTextStore(), shop = new MemoryCatalogue([aProduct()])) {
  const desk = new MemoryOrderDesk();
  const modals = new Modals();
  const storage = new StoredCart(store);
  const cart = new CartViewModel(storage, modals, async () => new AddToCart(storage));
  const went: string[] = [];
  const newCheckout = () => {
    const keys = { make: () => `key-${String((made += 1)).padStart(16, '0')}` };
    const placed = {
      follow: (token: string) => void went.push(`order ${token}`),
      pay: (paymentUrl: string) => void went.push(`pay ${paymentUrl}`),
    };
    return new Checkout(
      cart,
      shop,
      desk,
      new StoredCheckoutDraft(store),
      keys,
      placed,
      async () => checkoutRules,
    );
  };
  const newScreen = () => new CartScreen(cart, newCheckout(), modals);
  const screen = newScreen();
  const fill = (change: Partial<CheckoutForm> = {}, on = screen) => {
    const { form } = on.checkout;
    for (const [name, value] of Object.entries(aCheckoutForm(change))) {
      form.set(name as keyof CheckoutForm, value);
    }
    return form;
  };
  return { store, shop, desk, modals, cart, screen, went, fill, again: newScreen };
}

let made = 0;
