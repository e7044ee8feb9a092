import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredCart } from '../../../src/adapters/storage/stored-cart.ts';
import { StoredLastOrder } from '../../../src/adapters/storage/stored-history.ts';
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
  return { cart, modals, store, storage, lastOrder: new StoredLastOrder(store) };
}

describe('The visitor’s cart', () => {
  it('stores an added product, and confirms it beside the button', async () => {
    const { cart } = aVisitor();
    await cart.add(aProduct(), 2);
    expect(cart.cart.totalProductCount).toBe(2);
    expect(cart.added?.id).toBe(1);
    cart.dismissAdded();
    expect(cart.added).toBeNull();
  });

  it('shows the reason for a product that can’t be added (CART-02)', async () => {
    const { cart, modals } = aVisitor();
    await cart.add(aProduct(), 0);
    expect(modals.notification).toMatchObject({ type: 'error', message: { key: 'cart-quantity-too-small' } });
    expect(cart.cart.isEmpty).toBe(true);
  });

  it('shows products added in another tab', async () => {
    const { cart, store } = aVisitor();
    const other = aVisitor(new MemoryTextStore());
    await other.cart.add(aProduct());
    store.writeElsewhere('cart', other.store.read('cart') ?? '');
    expect(cart.cart.totalProductCount).toBe(1);
  });

  it('includes changes of another tab before its own', async () => {
    const store = new MemoryTextStore();
    const [one, other] = [aVisitor(store), aVisitor(store)];
    await one.cart.add(aProduct());
    await other.cart.add(aProduct({ id: 2 }));
    one.cart.changeQuantity(1, 5);
    expect(one.cart.cart.lines().map(({ product }) => product.quantity)).toEqual([5, 1]);
  });

  it('stores a first piece without a note, and a note that is added later', async () => {
    const { cart } = aVisitor();
    await cart.add(aProduct());
    expect(cart.cart.find(1)).toMatchObject({ quantity: 1, productNotes: '' });
    cart.changeNotes(1, 'червена');
    expect(cart.cart.find(1)?.productNotes).toBe('червена');
  });

  it('counts its products, and how many of a given one it contains', async () => {
    const { cart, modals } = aVisitor();
    await cart.add(aProduct({ quantity: 3 }), 2);
    await cart.add(aProduct({ quantity: 3 }), 2);
    expect(modals.notification).toMatchObject({
      type: 'error',
      message: { values: { count: 3, inCart: 2 } },
    });
    expect(cart.cart.find(1)?.quantity).toBe(2);
    await cart.add(aProduct({ id: 2, quantity: 3 }), 4);
    expect(modals.notification?.message.values).toEqual({ count: 3, inCart: 0 });
  });

  it('shows an error for a quantity beside the field, until it is valid (CART-02)', async () => {
    const { cart } = aVisitor();
    await cart.add(aProduct({ quantity: 3 }));
    await cart.add(aProduct({ id: 2, quantity: 3 }));
    cart.changeQuantity(1, 4);
    cart.changeQuantity(2, 0);
    expect(cart.quantityErrors).toMatchObject({ 1: { values: { count: 3 } }, 2: { values: { count: 3 } } });
    expect(cart.quantityErrors[1]?.key).not.toBe(cart.quantityErrors[2]?.key);
    expect(cart.cart.find(1)?.quantity).toBe(1);
    cart.changeQuantity(1, 3);
    expect([Object.keys(cart.quantityErrors), cart.cart.find(1)?.quantity]).toEqual([['2'], 3]);
  });

  it('computes the delivery days from those of each product', async () => {
    const { cart } = aVisitor();
    const slow = aProduct({ id: 2, deliveryDays: { from: 3, to: 9 } });
    await cart.add(aProduct());
    await cart.add(slow);
    const [parcel] = cart.cart.groups;
    expect(cart.deliveryDaysOf(parcel?.products ?? [])).toBe(9);
    const { cart: reloaded } = aVisitor();
    expect(reloaded.deliveryDaysOf(parcel?.products ?? [])).toBeNull();
  });

  it('limits a quantity to the stock, or to a hundred if that is unknown', async () => {
    const { cart, storage } = aVisitor();
    expect(cart.mostOf(1)).toBe(100);
    cart.noteCurrent([aProduct({ quantity: 3 }), aProduct({ id: 2, quantity: 500 })]);
    expect([cart.mostOf(1), cart.mostOf(2)]).toEqual([3, 100]);
    cart.noteCurrent([aProduct({ id: 3, quantity: 1 })]);
    expect([cart.mostOf(1), cart.mostOf(3)]).toEqual([3, 1]);
    storage.write(cart.cart);
    await cart.add(aProduct({ id: 4, quantity: 7 }));
    expect(cart.mostOf(4)).toBe(7);
    cart.changeQuantity(9, 1_000);
    expect(cart.quantityErrors[9]?.values).toEqual({ count: 0 });
  });

  it('restores the removed line, and only that one', async () => {
    const { cart } = aVisitor();
    cart.undoRemove();
    expect(cart.cart.isEmpty).toBe(true);
    await cart.add(aProduct());
    await cart.add(aProduct({ id: 2 }));
    cart.remove(2);
    expect(cart.removed?.product.id).toBe(2);
    cart.remove(99);
    expect(cart.removed).toBeNull();
  });

  it('rethrows unexpected errors', async () => {
    const { modals, storage, lastOrder } = aVisitor();
    const broken = new CartViewModel(storage, lastOrder, modals, () =>
      Promise.reject(new TypeError('a fault')),
    );
    await expect(broken.add(aProduct())).rejects.toThrow('a fault');
    expect(modals.notification).toBeNull();
  });

  it('restores the last removed line, with its note', async () => {
    const { cart } = aVisitor();
    await cart.add(aProduct(), 3, 'червена');
    cart.remove(1);
    expect([cart.cart.isEmpty, cart.removed?.product.title]).toEqual([true, 'Настолна лампа „Зора“']);
    cart.undoRemove();
    expect(cart.cart.find(1)).toMatchObject({ quantity: 3, productNotes: 'червена' });
    expect(cart.removed).toBeNull();
  });

  it('reports a browser that can’t store it', async () => {
    const { cart, modals, store } = aVisitor();
    await cart.add(aProduct());
    store.full = true;
    cart.changeQuantity(1, 2);
    expect(modals.notification).toMatchObject({ type: 'error', message: { key: 'error-cart-not-kept' } });
    expect(cart.cart.find(1)?.quantity).toBe(2);
  });

  it('opens only with products in it (HEAD-05)', async () => {
    const { cart, modals } = aVisitor();
    expect(cart.mayOpen()).toBe(false);
    expect(modals.notification).toMatchObject({
      type: 'error',
      message: { key: 'error-message-empty-cart' },
    });
    await cart.add(aProduct());
    const shownMessage = modals.notification;
    expect([cart.mayOpen(), modals.notification === shownMessage]).toEqual([true, true]);
  });

  it('opens without products if an order awaits payment', () => {
    const { cart, lastOrder } = aVisitor();
    lastOrder.write({ token: 'the-secret', isThanked: false, isUnpaid: false });
    expect(cart.mayOpen()).toBe(false);
    lastOrder.write({ token: 'the-secret', isThanked: false, isUnpaid: true });
    expect(cart.mayOpen()).toBe(true);
  });
});
