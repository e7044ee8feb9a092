import { describe, expect, it } from 'vitest';
import { Cart } from '../../../../src/core/orders/cart/cart.ts';
import { refillCart } from '../../../../src/core/orders/cart/refill-cart.ts';
import { aCartProduct, aProduct, aVendor } from '../../../support/a-product.ts';

const wanted = (productId: number, quantity: number) => ({
  productId,
  title: `Поръчано ${productId}`,
  quantity,
  productNotes: 'с крушка',
});

describe('Reordering (CART-05)', () => {
  it('uses current prices of the right products', () => {
    const chair = aProduct({ id: 2, title: 'Стол', price: 9_900, vendor: aVendor({ id: 8 }) });
    const { cart, missing } = refillCart(Cart.empty, [wanted(2, 1), wanted(1, 4)], [aProduct(), chair]);
    expect(cart.find(2)).toMatchObject({
      title: 'Стол',
      price: 9_900,
      quantity: 1,
      productNotes: 'с крушка',
    });
    expect(cart.find(1)).toMatchObject({ title: aProduct().title, price: 4_590, quantity: 4 });
    expect(cart.groups.map(({ vendor }) => vendor.id)).toEqual([8, 7]);
    expect(missing).toEqual([]);
  });

  it.each([
    ['no more than the stock', 10, 0, 12, 10, true],
    ['the whole stock', 10, 0, 10, 10, false],
    ['the stock that is not in the cart', 10, 7, 4, 10, true],
    ['nothing if the cart has the whole stock', 10, 10, 1, 10, true],
    ['nothing if the cart exceeds the stock', 10, 12, 1, 12, true],
    ['no more than the limit of an order', 500, 90, 20, 100, true],
    ['the ordered quantity', 10, 0, 3, 3, false],
  ])('adds %s', (_, stock, inCart, quantity, result, isMissing) => {
    const before = inCart > 0 ? Cart.empty.add(aVendor(), aCartProduct({ quantity: inCart })) : Cart.empty;
    const { cart, missing } = refillCart(before, [wanted(1, quantity)], [aProduct({ quantity: stock })]);
    expect(cart.find(1)?.quantity).toBe(result);
    expect(missing).toEqual(isMissing ? ['Поръчано 1'] : []);
  });

  it('lists unavailable products, and does not add them', () => {
    const sold = aProduct({ id: 2, quantity: 0 });
    const { cart, missing } = refillCart(
      Cart.empty,
      [wanted(2, 1), wanted(3, 1), wanted(1, 1)],
      [sold, aProduct()],
    );
    expect(missing).toEqual(['Поръчано 2', 'Поръчано 3']);
    expect(cart.lines().map(({ product }) => product.id)).toEqual([1]);
  });

  it('skips products that were removed from the order', () => {
    expect(refillCart(Cart.empty, [wanted(3, 0)], [])).toEqual({ cart: Cart.empty, missing: [] });
  });
});
