import { describe, expect, it } from 'vitest';
import {
  daysIn,
  isPeriod,
  lastDays,
  periodBefore,
  stepOf,
  stepsOf,
} from '../../../src/core/shared/period.ts';

describe('a period of figures', () => {
  it('is counted in days of Bulgaria, today included', () => {
    // Half past midnight in Sofia, still the day before by UTC.
    expect(lastDays(7, new Date('2026-11-20T22:30:00Z'))).toEqual({ from: '2026-11-15', to: '2026-11-21' });
    expect(daysIn({ from: '2026-03-28', to: '2026-03-30' })).toBe(3);
  });

  it('is compared with as many days before it', () => {
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-10' })).toEqual({
      from: '2026-02-19',
      to: '2026-02-28',
    });
  });

  it.each([
    ['2026-11-01', '2026-11-30', 'day', 30, '2026-11-01'],
    ['2026-09-01', '2026-11-30', 'week', 14, '2026-08-31'],
    ['2025-12-01', '2026-11-30', 'month', 12, '2025-12-01'],
  ])('from %s to %s is shown by %s', (from, to, step, count, first) => {
    const period = { from, to };
    expect([stepOf(period), stepsOf(period).length, stepsOf(period)[0]]).toEqual([step, count, first]);
  });

  it.each([
    ['backwards', { from: '2026-11-21', to: '2026-11-20' }],
    ['of days that no calendar has', { from: '2026-02-30', to: '2026-03-01' }],
    ['longer than two years', { from: '2024-01-01', to: '2026-11-21' }],
    ['of something else', { from: 'yesterday', to: '2026-11-21' }],
  ])('is none when it is %s', (_, period) => {
    expect(isPeriod(period)).toBe(false);
  });
});
