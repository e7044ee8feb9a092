import { describe, expect, it } from 'vitest';
import { lowestPriceBefore } from '../../../src/core/shop/lowest-price.ts';

const DAY = 24 * 60 * 60 * 1000;
const promoBegan = Date.parse('2026-11-01T00:00:00Z');
const point = (price: number, daysBefore: number) => ({ price, from: promoBegan - daysBefore * DAY });

describe('The lowest price of the last 30 days', () => {
  it('is the lowest that was asked in the 30 days before the promotion', () => {
    expect(lowestPriceBefore([point(5000, 90), point(4200, 20), point(4800, 10), point(3900, 0)])).toBe(4200);
  });

  it('counts a price that began earlier and was still asked within them', () => {
    expect(lowestPriceBefore([point(4000, 90), point(5000, 29), point(4500, 0)])).toBe(4000);
  });

  it('forgets a price that ended before them', () => {
    expect(lowestPriceBefore([point(1000, 90), point(5000, 31), point(4500, 0)])).toBe(5000);
    expect(lowestPriceBefore([point(1000, 90), point(5000, 30), point(4500, 0)])).toBe(5000);
  });

  it('is unknown while there was no earlier price', () => {
    expect(lowestPriceBefore([])).toBeNull();
    expect(lowestPriceBefore([point(4500, 0)])).toBeNull();
  });
});
