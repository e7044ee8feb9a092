import { describe, expect, it } from 'vitest';
import {
  DEFAULT_CREDIT_PACKAGES,
  packageOf,
  isPremiumOffered,
  premiumCredits,
  premiumPeriod,
} from '../../../src/core/wallet/credit-prices.ts';

describe('Packages of credits (WALL-01)', () => {
  it('are six, with the saving of each', () => {
    expect(DEFAULT_CREDIT_PACKAGES.map(({ credits, price, promo }) => [credits, price / 100, promo])).toEqual(
      [
        [4, 4, false],
        [9, 9, false],
        [39, 35, true],
        [58, 50, true],
        [86, 70, true],
        [132, 100, true],
      ],
    );
  });

  it('are found by their credits; other amounts are not sold', () => {
    expect(packageOf(DEFAULT_CREDIT_PACKAGES, 39)?.price).toBe(3_500);
    expect(packageOf(DEFAULT_CREDIT_PACKAGES, 40)).toBeUndefined();
  });
});

const now = new Date('2026-11-22T12:00:00Z');

describe('A top place (HOME-17)', () => {
  it('costs 5 credits for a week and 15 for a month', () => {
    expect([premiumCredits(7), premiumCredits(30)]).toEqual([5, 15]);
  });

  it.each([
    ['starts now without an earlier period', null, '2026-11-22T12:00:00.000Z', '2026-11-29T12:00:00.000Z'],
    [
      'starts now after an expired period',
      '2026-11-20T08:00:00Z',
      '2026-11-22T12:00:00.000Z',
      '2026-11-29T12:00:00.000Z',
    ],
    [
      'starts at the end of an active period',
      '2026-11-25T08:00:00Z',
      '2026-11-25T08:00:00.000Z',
      '2026-12-02T08:00:00.000Z',
    ],
  ])('%s', (_, until, from, to) => {
    const period = premiumPeriod(now, until === null ? null : new Date(until), 7);
    expect([period.from.toISOString(), period.to.toISOString()]).toEqual([from, to]);
  });

  it('is offered to accounts that can buy credits or have enough', () => {
    expect(isPremiumOffered(true, 0)).toBe(true);
    expect([4, 5, 6].map((balance) => isPremiumOffered(false, balance))).toEqual([false, true, true]);
  });
});
