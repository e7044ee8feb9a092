import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/memory/memory-text-store.ts';
import { StoredCart } from '../../../src/adapters/storage/stored-cart.ts';
import { StoredLastOrder } from '../../../src/adapters/storage/stored-last-order.ts';
import { AddToCart } from '../../../src/core/orders/cart/add-to-cart.ts';
import { CartViewModel } from '../../../src/view-models/orders/cart-view-model.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aProduct } from '../../support/a-product.ts';

function aVisitor(store = new MemoryTextStore()) {
  const storage = new StoredCart(store);
  const modals = new Modals();
  const cart = new CartViewModel(
    storage,
    new StoredLastOrder(store),
    modals,
    async () => new AddToCart(storage),
  );
  cart.watch();
  return { cart, modals, store };
}

describe('The visitor’s cart', () => {
  it('holds what was added, and says so beside the button', async () => {
    const { cart } = aVisitor();
    await cart.add(aProduct(), 2);
    expect(cart.cart.totalProductCount).toBe(2);
    expect(cart.added?.id).toBe(1);
    cart.dismissAdded();
    expect(cart.added).toBeNull();
  });

  it('says why a product could not be added (CART-02)', async () => {
    const { cart, modals } = aVisitor();
    await cart.add(aProduct(), 0);
    expect(modals.notification).toMatchObject({ type: 'error', message: { key: 'cart-quantity-too-small' } });
    expect(cart.cart.isEmpty).toBe(true);
  });

  it('shows what another tab put in', async () => {
    const { cart, store } = aVisitor();
    const other = aVisitor(new MemoryTextStore());
    await other.cart.add(aProduct());
    store.writeElsewhere('cart', other.store.read('cart') ?? '');
    expect(cart.cart.totalProductCount).toBe(1);
  });

  it('takes the other tab’s additions into account before its own change', async () => {
    const store = new MemoryTextStore();
    const [one, other] = [aVisitor(store), aVisitor(store)];
    await one.cart.add(aProduct());
    await other.cart.add(aProduct({ id: 2 }));
    one.cart.changeQuantity(1, 5);
    expect(one.cart.cart.lines().map(({ product }) => product.quantity)).toEqual([5, 1]);
  });

  it('gives back what was removed last, with its note', async () => {
    const { cart } = aVisitor();
    await cart.add(aProduct(), 3, 'червена');
    cart.remove(1);
    expect([cart.cart.isEmpty, cart.removed?.product.title]).toEqual([true, 'Настолна лампа „Зора“']);
    cart.undoRemove();
    expect(cart.cart.find(1)).toMatchObject({ quantity: 3, productNotes: 'червена' });
    expect(cart.removed).toBeNull();
  });

  it('says so when the browser cannot keep it', async () => {
    const { cart, modals, store } = aVisitor();
    await cart.add(aProduct());
    store.full = true;
    cart.changeQuantity(1, 2);
    expect(modals.notification?.message.key).toBe('error-cart-not-kept');
    expect(cart.cart.find(1)?.quantity).toBe(2);
  });

  it('opens only when it holds something (HEAD-05)', async () => {
    const { cart, modals } = aVisitor();
    expect(cart.mayOpen()).toBe(false);
    expect(modals.notification?.message.key).toBe('error-message-empty-cart');
    await cart.add(aProduct());
    expect(cart.mayOpen()).toBe(true);
  });
});
