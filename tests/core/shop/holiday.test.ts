import { describe, expect, it } from 'vitest';
import { holidayOf, holidayProblem } from '../../../src/core/shop/holiday.ts';

describe('The holiday of a shop (VEND-03)', () => {
  it.each([
    ['2026-12-04', '2026-12-04'],
    ['2026-12-05', '2026-12-05'],
    ['2026-12-03', null],
    [null, null],
    [undefined, null],
  ])('until %s is %s on 4 December', (holidayUntil, until) => {
    expect(holidayOf({ holidayUntil }, '2026-12-04')).toBe(until);
  });

  it.each([
    ['2026-12-04', null],
    ['2027-12-04', null],
    ['2027-12-05', 'error-holiday-too-far'],
    ['2026-12-03', 'error-holiday-past'],
    ['2026-02-30', 'error-holiday-day'],
    ['', 'error-holiday-day'],
  ])('can end on %s from 4 December, or has the problem %s', (until, problem) => {
    expect(holidayProblem(until, '2026-12-04')).toBe(problem);
  });
});
