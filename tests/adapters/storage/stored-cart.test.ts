import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredCart } from '../../../src/adapters/storage/stored-cart.ts';
import { aCartProduct, aVendor } from '../../support/a-product.ts';

function read(stored: unknown) {
  const store = new MemoryTextStore();
  store.write('cart', typeof stored === 'string' ? stored : JSON.stringify(stored));
  return new StoredCart(store).read();
}

const withProducts = (...products: unknown[]) => ({ vendors: { 7: { vendor: aVendor(), products } } });

describe('A stored cart that is broken or of an older format (CART-09)', () => {
  it.each([
    '',
    'null',
    '[]',
    '{',
    '7',
    '"cart"',
    '{"vendors":null}',
    '{"vendors":[null,1]}',
    '{"vendors":{"7":{}}}',
  ])('is empty if its text is %s', (text) => {
    expect(read(text).isEmpty).toBe(true);
  });

  it('preserves the valid products and drops the others', () => {
    const cart = read(
      withProducts(
        aCartProduct(),
        aCartProduct({ id: 2, quantity: 0 }),
        aCartProduct({ id: 3, quantity: 101 }),
        aCartProduct({ id: 4, price: -45.9 }),
        { id: 5 },
        null,
        'lamp',
      ),
    );
    expect(cart.lines().map(({ product }) => product.id)).toEqual([1]);
  });

  it('converts vendors at the top level, with numbers as texts and amounts in leva', () => {
    const product = { id: '1', title: 'Лампа', price: '19.90', promoPrice: null, quantity: '2' };
    const cart = read({
      7: {
        vendor: { id: 7, name: 'Дом и светлина', deliveryPrice: '5,90' },
        products: [product, { id: 2, price: 20, quantity: 1 }],
        totalAmount: '59.80',
        totalTaxes: 11.96,
      },
      8: { products: { 3: { id: 3, price: 7.5, promoPrice: '6.99', quantity: 1 } } },
      totalOrderAmount: 65.7,
      totalDeliveryAmount: 5.9,
      totalProductCount: 4,
    });
    expect(
      cart
        .lines()
        .map(({ vendor, product: { id, price, promoPrice, quantity } }) => [
          vendor.id,
          id,
          price,
          promoPrice,
          quantity,
        ]),
    ).toEqual([
      [7, 1, 1990, null, 2],
      [7, 2, 2000, null, 1],
      [8, 3, 750, 699, 1],
    ]);
    expect(cart.totalDeliveryAmount).toBe(590);
  });

  it('converts texts in the current format', () => {
    expect(read(withProducts({ id: 1, price: '45.90', quantity: '2' })).find(1)).toMatchObject({
      price: 4590,
      quantity: 2,
    });
  });

  it('preserves a product without optional fields', () => {
    expect(read(withProducts({ id: 1, price: 4590, quantity: 2 })).find(1)).toEqual({
      id: 1,
      title: '',
      price: 4590,
      promoPrice: null,
      image: null,
      quantity: 2,
      productNotes: '',
    });
  });

  it('computes totals itself, and ignores stored ones', () => {
    const cart = read({ ...withProducts(aCartProduct()), totalOrderAmount: 1, totalDeliveryAmount: 0 });
    expect(cart.totalOrderAmount).toBe(4590 + 590);
  });

  it('contains a product once', () => {
    expect(read(withProducts(aCartProduct(), aCartProduct({ quantity: 5 }))).totalProductCount).toBe(5);
  });

  it('drops a picture of another site', () => {
    for (const url of [
      'https://evil.example/x.png',
      '//evil.example/x.png',
      '/\\evil.example',
      'javascript:1',
    ]) {
      const image = { url, width: 10, height: 10 };
      expect(read(withProducts(aCartProduct({ image }))).find(1)?.image).toBeNull();
    }
  });

  it.each([
    [
      [320, 640],
      [320, 640],
    ],
    [undefined, undefined],
    [[], undefined],
    [[320, 'wide'], undefined],
    [[320.5], undefined],
    ['320', undefined],
  ])('preserves whole widths of a picture: %j', (stored, existing) => {
    const image = { url: '/pictures/uploads/a', width: 640, height: 480 };
    const cart = read(withProducts({ ...aCartProduct(), image: { ...image, widths: stored } }));
    expect(cart.find(1)?.image).toEqual({ ...image, ...(existing && { widths: existing }) });
  });

  it('never throws for any JSON', () => {
    fc.assert(
      fc.property(fc.json(), fc.jsonValue(), (text, value) => {
        read(text);
        const cart = read({ vendors: { 1: { vendor: value, products: [value, aCartProduct()] }, 2: value } });
        expect(cart.totalOrderAmount).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
