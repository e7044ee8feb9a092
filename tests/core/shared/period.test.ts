import { describe, expect, it } from 'vitest';
import {
  daysIn,
  ensurePeriod,
  isPeriod,
  lastDays,
  MAX_PERIOD_DAYS,
  periodBefore,
  startOfStep,
  stepOf,
  stepsOf,
} from '../../../src/core/shared/period.ts';
import { invalidFields } from '../../support/a-failure.ts';

describe('A period of statistics', () => {
  it('is counted in days of Bulgaria, including today', () => {
    // 00:30 in Sofia, the previous day in UTC.
    expect(lastDays(7, new Date('2026-11-20T22:30:00Z'))).toEqual({ from: '2026-11-15', to: '2026-11-21' });
    expect(daysIn({ from: '2026-03-28', to: '2026-03-30' })).toBe(3);
  });

  it('is compared with the same number of preceding days', () => {
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-10' })).toEqual({
      from: '2026-02-19',
      to: '2026-02-28',
    });
  });

  it.each([
    ['2026-11-01', '2026-11-30', 'day', 30, '2026-11-01'],
    ['2026-09-01', '2026-11-30', 'week', 14, '2026-08-31'],
    ['2025-12-01', '2026-11-30', 'month', 12, '2025-12-01'],
  ])('from %s to %s is displayed by %s', (from, to, step, count, first) => {
    const period = { from, to };
    expect([stepOf(period), stepsOf(period).length, stepsOf(period)[0]]).toEqual([step, count, first]);
  });

  it.each([
    ['backwards', { from: '2026-11-21', to: '2026-11-20' }],
    ['of impossible days', { from: '2026-02-30', to: '2026-03-01' }],
    ['longer than two years', { from: '2024-01-01', to: '2026-11-21' }],
    ['not of days', { from: 'yesterday', to: '2026-11-21' }],
  ])('is invalid when it is %s', (_, period) => {
    expect(isPeriod(period)).toBe(false);
  });

  it('is rejected when invalid', () => {
    ensurePeriod({ from: '2026-11-20', to: '2026-11-21' });
    expect(() => ensurePeriod({ from: '2026-11-21', to: '2026-11-20' })).toThrow(
      invalidFields({ to: 'error-period-invalid' }),
    );
  });

  it('may have from one day to two years', () => {
    expect(isPeriod({ from: '2026-11-21', to: '2026-11-21' })).toBe(true);
    const twoYears = { from: '2024-11-21', to: '2026-11-21' };
    expect([daysIn(twoYears), isPeriod(twoYears)]).toEqual([MAX_PERIOD_DAYS, true]);
    expect(isPeriod({ ...twoYears, to: '2026-11-22' })).toBe(false);
    expect(isPeriod({ from: '2026-11-21', to: 'tomorrow' })).toBe(false);
  });

  it.each([
    ['2026-01-31', 'day'],
    ['2026-02-01', 'week'],
    ['2026-07-03', 'week'],
    ['2026-07-04', 'month'],
  ])('from New Year to %s is displayed by %s', (to, step) => {
    expect(stepOf({ from: '2026-01-01', to })).toBe(step);
  });

  it.each([
    ['2026-11-22', 'day', '2026-11-22'],
    ['2026-11-22', 'week', '2026-11-16'],
    ['2026-11-16', 'week', '2026-11-16'],
    ['2026-11-22', 'month', '2026-11-01'],
  ] as const)('has %s in the %s from %s', (day, step, first) => {
    expect(startOfStep(day, step)).toBe(first);
  });

  it('lists the first day of each of its intervals once', () => {
    expect(stepsOf({ from: '2026-11-29', to: '2026-12-01' })).toEqual([
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
    ]);
    expect(stepsOf({ from: '2026-01-15', to: '2026-08-01' })).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((month) => `2026-0${month}-01`),
    );
  });
});
