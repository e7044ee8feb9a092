import { describe, expect, it } from 'vitest';
import { Cart } from '../../../../src/core/orders/cart/cart.ts';
import { renewCart } from '../../../../src/core/orders/cart/renew-cart.ts';
import { aCartProduct, aProduct, aVendor } from '../../../support/a-product.ts';

const cart = Cart.empty
  .add(aVendor(), aCartProduct({ quantity: 3, productNotes: 'червена' }))
  .add(aVendor(), aCartProduct({ id: 2, title: 'Абажур', price: 2000 }));
const shade = aProduct({ id: 2, title: 'Абажур', price: 2000 });

describe('A cart compared with the shop (CART-06)', () => {
  it('has no changes if the shop has none', () => {
    const renewed = renewCart(cart, [aProduct(), shade]);
    expect(renewed.changes).toEqual([]);
    expect(renewed.cart.lines()).toEqual(cart.lines());
  });

  it('reports and applies a new price', () => {
    const renewed = renewCart(cart, [aProduct({ promoPrice: 3990 }), shade]);
    expect(renewed.changes).toEqual([
      { kind: 'price', productId: 1, title: 'Настолна лампа „Зора“', before: 4590, now: 3990 },
    ]);
    expect(renewed.cart.find(1)).toMatchObject({ promoPrice: 3990, quantity: 3, productNotes: 'червена' });
  });

  it('reduces quantities to the stock', () => {
    const renewed = renewCart(cart, [aProduct({ quantity: 2 }), shade]);
    expect(renewed.changes).toMatchObject([{ kind: 'stock', before: 3, now: 2 }]);
    expect(renewed.cart.find(1)?.quantity).toBe(2);
  });

  it('removes products that are sold out or no longer sold', () => {
    const renewed = renewCart(cart, [shade, aProduct({ quantity: 0 })]);
    expect(renewed.changes).toMatchObject([{ kind: 'gone', productId: 1 }]);
    expect(renewed.cart.find(1)).toBeUndefined();
    expect(renewCart(cart, []).cart.isEmpty).toBe(true);
  });

  it('reports a new delivery price once for the vendor', () => {
    const vendor = aVendor({ deliveryPrice: 990 });
    const renewed = renewCart(cart, [aProduct({ vendor }), aProduct({ ...shade, vendor })]);
    expect(renewed.changes).toEqual([
      { kind: 'delivery', vendorId: 7, title: 'Дом и светлина', before: 590, now: 990 },
    ]);
    expect(renewed.cart.totalDeliveryAmount).toBe(990);
  });

  it('reports no change the second time', () => {
    const shop = [aProduct({ price: 5000, quantity: 1 })];
    expect(renewCart(renewCart(cart, shop).cart, shop).changes).toEqual([]);
  });
});
