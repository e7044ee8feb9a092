import { describe, expect, it } from 'vitest';
import { sumOfPrices } from '../../../src/core/services/service-price.ts';
import { nextActions, serviceOrderTotal } from '../../../src/core/services/service-order.ts';

const work = { windows: { cleaning: 1, moving: 0 }, visits: 4, every: 7 };

describe('The prices of the lines of an order', () => {
  it('are added up', () => {
    expect(sumOfPrices([])).toBe(0);
    expect(sumOfPrices([{ total: 1_200 }, { total: 350 }])).toBe(1_550);
  });
});

describe('The total of a service order', () => {
  it('is the price of all visits of an active order', () => {
    const order = { status: 'booked' as const, visitDates: ['2026-11-24'], work };
    expect(serviceOrderTotal(order, 40_000)).toBe(40_000);
  });

  it('is 0 if every visit was cancelled', () => {
    expect(serviceOrderTotal({ status: 'cancelled', visitDates: [], work }, 40_000)).toBe(0);
  });

  it('is the share of the visits before the cancellation', () => {
    const order = { status: 'cancelled' as const, visitDates: ['2026-11-24'], work };
    expect(serviceOrderTotal(order, 40_001)).toBe(10_000);
    expect(serviceOrderTotal(order, 40_002)).toBe(10_001);
  });
});

describe('An unconfirmed service order', () => {
  it('can be cancelled, also the evening before the visit, and not changed', () => {
    const order = { status: 'unconfirmed' as const, visitDates: ['2026-11-24'], declinedDates: [] };
    const evening = new Date('2026-11-23T19:00:00.000Z');
    expect(nextActions(order, evening)).toEqual(['cancel']);
    expect(nextActions({ ...order, status: 'booked' }, evening)).toEqual([]);
  });
});
