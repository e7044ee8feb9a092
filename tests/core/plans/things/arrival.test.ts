import { describe, expect, it } from 'vitest';
import { daysToArrive } from '../../../../src/core/plans/things/deliveries.ts';

describe('The working days that a delivery has (PLAN-05, PLAN-06)', () => {
  it.each([
    ['a Monday for the Friday', '2027-03-08', '2027-03-12', 4],
    ['a Friday for the Monday', '2027-03-12', '2027-03-15', 1],
    ['the day itself', '2027-03-12', '2027-03-12', 0],
    // 30 April to 3 May are Easter, and 4 May is for the Labour Day that fell on its Saturday.
    ['over Easter', '2027-04-29', '2027-05-05', 1],
    ['over Christmas', '2026-12-23', '2026-12-29', 1],
  ])('of %s', (_, today, day, days) => {
    expect(daysToArrive(today, day)).toBe(days);
  });

  it('do not matter without a day, or once it is over', () => {
    expect([daysToArrive('2027-03-08', null), daysToArrive('2027-03-08', '2027-03-01')]).toEqual([
      null,
      null,
    ]);
  });

  it('are no more than any vendor takes', () => {
    expect(daysToArrive('2027-01-01', '2027-12-31')).toBe(180);
  });
});
