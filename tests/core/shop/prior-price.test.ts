import { describe, expect, it } from 'vitest';
import {
  isPromoWithoutReduction,
  NO_PRICE_HISTORY,
  priorPriceOf,
  shownPrices,
} from '../../../src/core/shop/prior-price.ts';

const raised = { price: 5_790, promoPrice: 5_230 };
const since = (lowestPrice: number | null) => ({ ...NO_PRICE_HISTORY, price: 5_790, lowestPrice });

describe('A promo (Price Indication Directive, art. 6a)', () => {
  it.each([
    [4_090, null],
    [5_230, null],
    [5_500, 5_500],
    [9_000, 5_790],
    [null, null],
  ])('of 52,30 after a lowest price of %s is displayed against %s', (lowestPrice, prior) => {
    expect(priorPriceOf(raised, since(lowestPrice))).toBe(prior);
    expect(isPromoWithoutReduction(raised, since(lowestPrice))).toBe(prior === null);
    expect(shownPrices(raised, since(lowestPrice))).toEqual(
      prior === null ? { price: 5_230, promoPrice: null } : { price: prior, promoPrice: 5_230 },
    );
  });

  it('preserves the reference price from its start', () => {
    const running = { price: 5_790, promoPrice: 5_230, priorPrice: 5_500, lowestPrice: 5_230 };
    expect(priorPriceOf(raised, running)).toBe(5_500);
    expect(priorPriceOf({ price: 5_300, promoPrice: 5_230 }, running)).toBe(5_300);
    expect(priorPriceOf({ price: 5_790, promoPrice: 5_000 }, running)).toBe(5_230);
  });

  it('without a reduction is not displayed as a promo', () => {
    expect(isPromoWithoutReduction({ price: 5_790, promoPrice: null }, NO_PRICE_HISTORY)).toBe(false);
    expect(isPromoWithoutReduction({ price: null, promoPrice: 100 }, NO_PRICE_HISTORY)).toBe(false);
  });
});
