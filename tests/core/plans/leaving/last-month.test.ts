import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastMonth, partOfMonth } from '../../../../src/core/plans/leaving/last-month.ts';
import { addDays } from '../../../../src/core/shared/sofia-time.ts';

describe('The last month of a rent', () => {
  it.each([
    ['2027-04-15', 1, { days: 15, of: 30 }],
    ['2027-04-30', 1, { days: 30, of: 30 }],
    // Due on 10 March, left on 15 April: six days of the month from 10 April.
    ['2027-04-15', 10, { days: 6, of: 30 }],
    // Due on 20 March for 31 days.
    ['2027-04-15', 20, { days: 27, of: 31 }],
    // Due on 28 February, the last of that month, until 31 March.
    ['2027-03-10', 31, { days: 11, of: 31 }],
    ['2027-02-28', 31, { days: 1, of: 31 }],
  ])('for leaving on %s with rent due on day %i is %o', (leavingOn, rentDay, month) => {
    expect(lastMonth(leavingOn, rentDay)).toEqual(month);
  });

  it('never exceeds the month, and grows by a day each day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 1, max: 31 }), (day, rentDay) => {
        const leavingOn = addDays('2026-01-01', day);
        const today = lastMonth(leavingOn, rentDay);
        const next = lastMonth(addDays(leavingOn, 1), rentDay);
        expect(today.days).toBeGreaterThanOrEqual(1);
        expect(today.days).toBeLessThanOrEqual(today.of);
        expect(next.days).toBe(today.days === today.of ? 1 : today.days + 1);
      }),
    );
  });

  it('costs its share of the rent, rounded half up', () => {
    expect(partOfMonth(130_000, { days: 15, of: 30 })).toBe(65_000);
    expect(partOfMonth(100_000, { days: 6, of: 31 })).toBe(19_355);
    expect(partOfMonth(101, { days: 15, of: 30 })).toBe(51);
    expect(partOfMonth(90_000, { days: 30, of: 30 })).toBe(90_000);
  });
});
