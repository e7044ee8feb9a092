import { MemoryTextStore } from '../../src/adapters/storage/memory-text-store.ts';
import { StoredCart } from '../../src/adapters/storage/stored-cart.ts';
import { StoredLastOrder } from '../../src/adapters/storage/stored-history.ts';
import { AddToCart } from '../../src/core/orders/cart/add-to-cart.ts';
import { bankAccountErrors, BankAccountCommand } from '../../src/core/orders/bank-account.ts';
import type { Order } from '../../src/core/orders/order.ts';
import type { Query } from '../../src/core/site/paths.ts';
import { CartRefill } from '../../src/view-models/orders/cart-refill.ts';
import { CartViewModel } from '../../src/view-models/orders/cart-view-model.ts';
import { FollowedOrderScreen } from '../../src/view-models/orders/followed-order-screen.ts';
import { Modals } from '../../src/view-models/site/modals.ts';
import { aProduct } from './a-product.ts';
import { anOrder } from './an-order.ts';
import { aShipmentGateway } from './a-shipment-gateway.ts';
import { FakeClock } from './fake-clock.ts';
import { anOrderGateway, ORDER_TOKEN } from './an-order-gateway.ts';
import { aProductCatalogue } from './a-product-catalogue.ts';

/** The buyer's page of an order over memory adapters, opened in the browser that placed it. */
export async function aFollowedOrder(order: Order = anOrder()) {
  const gateway = anOrderGateway(order);
  const modals = new Modals();
  const store = new MemoryTextStore();
  const lastOrder = new StoredLastOrder(store);
  lastOrder.write({ token: ORDER_TOKEN, isThanked: false, isUnpaid: order.payment.method === 'card' });
  const storage = new StoredCart(store);
  const cart = new CartViewModel(storage, lastOrder, modals, async () => new AddToCart(storage));
  const went: string[] = [];
  const moved: [string, string][] = [];
  const placed = {
    follow: (token: string) => void went.push(`order ${token}`),
    pay: (url: string) => void went.push(url),
    openCart: () => void went.push('cart'),
  };
  const catalogue = aProductCatalogue([aProduct()]);
  const refill = new CartRefill(cart, catalogue, modals, placed);
  const clock = new FakeClock();
  const open = async ({ token = ORDER_TOKEN, confirm = '', payment = '' } = {}) => {
    const screen = new FollowedOrderScreen(
      gateway,
      modals,
      placed,
      lastOrder,
      refill,
      { make: () => 'key-0000000000000001' },
      { prepare: async () => async () => {}, moved: async (...tokens) => void moved.push(tokens) },
      clock,
      async () => (form) => bankAccountErrors(new BankAccountCommand(form)),
      aShipmentGateway(),
    );
    const { signal } = new AbortController();
    const query: Query = {
      ...(confirm && { confirm: [confirm] }),
      ...(payment && { payment: [payment] }),
    };
    await screen.load({ route: 'FollowedOrder', params: { token }, query, signal });
    screen.onEnter();
    return screen;
  };
  return {
    gateway,
    clock,
    modals,
    went,
    moved,
    placed,
    cart,
    refill,
    catalogue,
    lastOrder,
    open,
    screen: await open(),
  };
}
