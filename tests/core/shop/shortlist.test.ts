import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRICE_LEVELS, SHORTLISTED, shortlisted } from '../../../src/core/shop/shortlist.ts';

const priced = (prices: readonly number[]) => prices.map((price, place) => ({ id: place + 1, price }));
const cheapest = (products: ReturnType<typeof priced>) =>
  products.toSorted((one, other) => one.price - other.price);

describe('A shortlist (PLAN-05)', () => {
  it('has the cheapest products, and the most popular of the middle and upper prices', () => {
    const products = priced(Array.from({ length: 100 }, (_, place) => 100 - place));
    const levels = shortlisted(cheapest(products), products);
    const prices = PRICE_LEVELS.map((one) =>
      levels.filter(({ level }) => level === one).map(({ product }) => product.price),
    );
    expect(prices).toEqual([
      [1, 2, 3, 4, 5, 6],
      [60, 61, 62, 63, 64, 65],
      [90, 91, 92, 93, 94, 95],
    ]);
  });

  it('lists each product once by price, and is empty only without products', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 60 }), (prices) => {
        const products = priced(prices);
        const found = shortlisted(cheapest(products), products);
        const ids = found.map(({ product }) => product.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(found.map(({ product }) => product.price)).toEqual(
          found.map(({ product }) => product.price).toSorted((one, other) => one - other),
        );
        expect(found.length > 0).toBe(prices.length > 0);
        expect(found.length).toBeLessThanOrEqual(PRICE_LEVELS.length * SHORTLISTED);
      }),
    );
  });
});
