import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../../src/adapters/storage/memory-text-store.ts';
import { StoredCart } from '../../../../src/adapters/storage/stored-cart.ts';
import { AddToCart } from '../../../../src/core/orders/cart/add-to-cart.ts';
import type { ProductSummary } from '../../../../src/core/shop/product.ts';
import { aProduct } from '../../../support/a-product.ts';
import { aFailure } from '../../../support/a-failure.ts';

function aShop() {
  const store = new MemoryTextStore();
  const storage = new StoredCart(store);
  return { store, storage, add: new AddToCart(storage) };
}

describe('Adding to the cart (CART-02)', () => {
  it('stores the product as the buyer saw it', () => {
    const { add, storage } = aShop();
    add.run(aProduct({ promoPrice: 3990 }), 2, 'с крушка');
    expect(storage.read().find(1)).toMatchObject({
      price: 4590,
      promoPrice: 3990,
      quantity: 2,
      productNotes: 'с крушка',
    });
  });

  it.each([
    [0, 'cart-quantity-too-small'],
    [101, 'cart-quantity-too-large'],
    [1.5, 'cart-quantity-required'],
    [NaN, 'cart-quantity-required'],
  ])('rejects %s pieces', (quantity, message) => {
    const { add, storage } = aShop();
    expect(() => add.run(aProduct(), quantity)).toThrow(
      expect.objectContaining({ fields: { quantity: message } }),
    );
    expect(storage.read().isEmpty).toBe(true);
  });

  it('adds no empty notes', () => {
    const { add, storage } = aShop();
    add.run(aProduct(), 1);
    expect(storage.read().find(1)?.productNotes).toBe('');
  });

  it.each([
    ['more than the stock', 10, 0, 11, 'cart-quantity-over-stock'],
    ['more than the stock, together with the cart', 10, 8, 3, 'cart-quantity-over-stock-together'],
    [
      'more than the limit of an order, together with the cart',
      200,
      60,
      41,
      'cart-quantity-too-large-together',
    ],
  ])('rejects %s', (_, stock, inCart, quantity, message) => {
    const { add, storage } = aShop();
    const product = aProduct({ quantity: stock });
    if (inCart > 0) add.run(product, inCart);
    expect(() => add.run(product, quantity)).toThrow(aFailure(message));
    expect(storage.read().totalProductCount).toBe(inCart);
    add.run(product, quantity - 1);
    expect(storage.read().totalProductCount).toBe(inCart + quantity - 1);
  });

  it('rejects a product without id or vendor', () => {
    const { add } = aShop();
    const nameless = { ...aProduct(), id: undefined, vendor: undefined } as unknown as ProductSummary;
    expect(() => add.run(nameless, 1)).toThrow(
      expect.objectContaining({
        fields: { id: 'cart-product-id-required', vendorId: 'cart-vendor-required' },
      }),
    );
  });

  it('fails if the browser cannot store the cart', () => {
    const { add, store } = aShop();
    store.full = true;
    expect(() => add.run(aProduct(), 1)).toThrow(
      expect.objectContaining({ messageKey: 'error-cart-not-kept' }),
    );
  });
});
