import { describe, expect, it } from 'vitest';
import { currentPrice, discountPercent, LAST_PIECES, stockOf } from '../../../src/core/shop/product.ts';

describe('A product’s price', () => {
  it('is the promo price if there is one (PRICE-03)', () => {
    expect(currentPrice({ price: 10_000, promoPrice: 8_000 })).toBe(8_000);
    expect(currentPrice({ price: 10_000, promoPrice: null })).toBe(10_000);
  });

  it.each([
    ['none without a promo', { price: 10_000, promoPrice: null }, null],
    ['a percentage of the price', { price: 10_000, promoPrice: 7_500 }, 25],
    ['rounded down', { price: 9_000, promoPrice: 6_001 }, 33],
    ['none below one percent', { price: 10_000, promoPrice: 9_950 }, null],
  ])('has a discount: %s', (_, product, percent) => {
    expect(discountPercent(product)).toBe(percent);
  });
});

describe('A product’s stock', () => {
  it('is reported when empty or low', () => {
    expect([0, 1, LAST_PIECES, LAST_PIECES + 1].map((quantity) => stockOf({ quantity }))).toEqual([
      'sold-out',
      'last',
      'last',
      'in-stock',
    ]);
  });
});
