import { describe, expect, it } from 'vitest';
import { CREDIT_PACKAGES, packageOf } from '../../../src/core/wallet/credit-prices.ts';

describe('Packages of credits (WALL-01)', () => {
  it('are six; those that save something say so', () => {
    expect(CREDIT_PACKAGES.map(({ credits, price, promo }) => [credits, price / 100, promo])).toEqual([
      [4, 4, false],
      [9, 9, false],
      [39, 35, true],
      [58, 50, true],
      [86, 70, true],
      [132, 100, true],
    ]);
  });

  it('are found by their credits, and no other number is sold', () => {
    expect(packageOf(39)?.price).toBe(3_500);
    expect(packageOf(40)).toBeUndefined();
  });
});
