import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Cart, quantityProblem } from '../../../../src/core/orders/cart/cart.ts';
import { aCartProduct, aVendor } from '../../../support/a-product.ts';

const lampShop = aVendor();
const rugShop = aVendor({ id: 8, name: 'Килими Чипровци', deliveryPrice: 0 });
const lamp = aCartProduct();
const rug = aCartProduct({ id: 2, title: 'Килим', price: 20000, promoPrice: 15000 });

const line = fc.record({
  vendor: fc.integer({ min: 1, max: 4 }).map((id) => aVendor({ id, deliveryPrice: id * 100 })),
  product: fc
    .record({
      id: fc.integer({ min: 1, max: 30 }),
      price: fc.integer({ min: 1, max: 100_000 }),
      promoPrice: fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: null }),
      quantity: fc.integer({ min: 1, max: 100 }),
    })
    .map((facts) => aCartProduct(facts)),
});
const lines = fc.uniqueArray(line, { selector: ({ product }) => product.id, maxLength: 12 });

describe('The cart', () => {
  it('groups products by vendor and charges each delivery once (CART-01, CART-03)', () => {
    const cart = Cart.empty
      .add(lampShop, lamp)
      .add(rugShop, rug)
      .add(lampShop, aCartProduct({ id: 3 }));
    expect(cart.groups.map(({ vendor, products }) => [vendor.id, products.length])).toEqual([
      [7, 2],
      [8, 1],
    ]);
    expect(cart.totalDeliveryAmount).toBe(590);
    expect(cart.totalOrderAmount).toBe(2 * 4590 + 15000 + 590);
  });

  it('uses the promo price if there is one (PRICE-03)', () => {
    expect(Cart.empty.add(rugShop, rug).totalProductsAmount).toBe(15000);
  });

  it('states 20% of the subtotal as taxes and does not add them (CART-03)', () => {
    const cart = Cart.empty.add(lampShop, { ...lamp, price: 10000 });
    expect(cart.groups[0]).toMatchObject({ totalAmount: 10000, totalTaxes: 2000 });
    expect(cart.totalTaxesAmount).toBe(2000);
    expect(cart.totalOrderAmount).toBe(10590);
  });

  it('adds pieces to a product in the cart, up to a hundred, without changing its note', () => {
    const cart = Cart.empty
      .add(lampShop, { ...lamp, quantity: 60, productNotes: 'червена' })
      .add(lampShop, { ...lamp, quantity: 60 });
    expect(cart.find(1)).toMatchObject({ quantity: 100, productNotes: 'червена' });
  });

  it.each([
    [1, 17, null],
    [17, 17, null],
    [18, 17, 'cart-quantity-over-stock'],
    [100, undefined, null],
    [101, undefined, 'cart-quantity-too-large'],
    [0, 17, 'cart-quantity-too-small'],
    [1.5, 17, 'cart-quantity-required'],
    [NaN, 17, 'cart-quantity-required'],
  ])('limits %s pieces to the stock of %s: %s (CART-02)', (quantity, stock, problem) => {
    expect(quantityProblem(quantity, stock)).toBe(problem);
  });

  it('changes the note of one product only', () => {
    const cart = Cart.empty
      .add(lampShop, { ...lamp, productNotes: 'с крушка' })
      .add(rugShop, rug)
      .changeNotes(rug.id, 'навит');
    expect(cart.lines().map(({ product }) => product.productNotes)).toEqual(['с крушка', 'навит']);
  });

  it('updates the delivery price for all products of one vendor only (CART-06)', () => {
    const other = aCartProduct({ id: 3 });
    const cart = Cart.empty
      .add(lampShop, lamp)
      .add(lampShop, other)
      .add(rugShop, rug)
      .replace({ ...lampShop, deliveryPrice: 900 }, { ...lamp, price: 5_000 });
    expect(cart.lines().map(({ vendor, product }) => [product.id, vendor.deliveryPrice])).toEqual([
      [lamp.id, 900],
      [other.id, 900],
      [rug.id, 0],
    ]);
    expect(cart.totalDeliveryAmount).toBe(900);
  });

  it('includes the VAT of products and delivery (CART-03)', () => {
    // 100.00 + 20.00 of delivery: a sixth of it is VAT.
    const cart = Cart.empty.add({ ...lampShop, deliveryPrice: 2_000 }, { ...lamp, price: 10_000 });
    expect(cart.containedVat).toBe(2_000);
  });

  it('limits quantities to between 1 and 100 (CART-02)', () => {
    const cart = Cart.empty.add(lampShop, lamp);
    const quantityAfter = (wanted: number) => cart.changeQuantity(1, wanted).find(1)?.quantity;
    expect([0, -5, 1.9, 7, 101, NaN].map(quantityAfter)).toEqual([1, 1, 1, 7, 100, 1]);
  });

  it('removes a vendor with its last product (CART-04)', () => {
    const cart = Cart.empty.add(lampShop, lamp).add(rugShop, rug).remove(1);
    expect(cart.groups.map(({ vendor }) => vendor.id)).toEqual([8]);
    expect(cart.remove(2).isEmpty).toBe(true);
  });

  it('stores notes with their product', () => {
    expect(Cart.empty.add(lampShop, lamp).changeNotes(1, 'с дълъг кабел').find(1)?.productNotes).toBe(
      'с дълъг кабел',
    );
  });

  it('has a total equal to the sum of its lines', () => {
    fc.assert(
      fc.property(lines, (list) => {
        const cart = Cart.of(list);
        const products = list.reduce(
          (sum, { product }) => sum + (product.promoPrice ?? product.price) * product.quantity,
          0,
        );
        const vendors = new Set(list.map(({ vendor }) => vendor.id));
        const delivery = [...vendors].reduce((sum, id) => sum + id * 100, 0);
        expect(cart.totalProductsAmount).toBe(products);
        expect(cart.totalOrderAmount).toBe(products + delivery);
        expect(cart.totalProductCount).toBe(list.reduce((sum, { product }) => sum + product.quantity, 0));
      }),
    );
  });

  it('has the same total in any order of adding', () => {
    fc.assert(
      fc.property(lines, (list) => {
        expect(Cart.of([...list].reverse()).totalOrderAmount).toBe(Cart.of(list).totalOrderAmount);
      }),
    );
  });

  it('is empty after its last product is removed', () => {
    fc.assert(
      fc.property(lines, (list) => {
        const emptied = list.reduce((cart, { product }) => cart.remove(product.id), Cart.of(list));
        expect(emptied.isEmpty).toBe(true);
        expect(emptied.totalOrderAmount).toBe(0);
      }),
    );
  });
});
