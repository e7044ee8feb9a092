import { describe, expect, it } from 'vitest';
import { changeOf, firstMonthOf, monthsBefore } from '../../../src/core/properties/rent-trend.ts';

const months = (...of: [string, number][]) => ({
  months: of.map(([month, rent]) => ({ month, rent, homes: 12 })),
});

describe('The change of rents (TRUST-01)', () => {
  it('is relative to the same month a year earlier', () => {
    const change = changeOf(
      months(['2025-10', 900], ['2025-11', 1_000], ['2026-03', 1_500], ['2026-11', 1_060]),
    );
    expect(change).toMatchObject({ percent: 6, from: { month: '2025-11' }, to: { month: '2026-11' } });
  });

  it('is relative to the earliest month of the year if that month is missing', () => {
    const change = changeOf(months(['2025-10', 900], ['2026-02', 1_000], ['2026-11', 940]));
    expect(change).toMatchObject({ percent: -6, from: { month: '2026-02' } });
  });

  it('is empty until there are three months', () => {
    expect(changeOf(months())).toBeNull();
    expect(changeOf(months(['2026-11', 1_000]))).toBeNull();
    expect(changeOf(months(['2026-09', 1_000], ['2026-11', 1_100]))).toBeNull();
    expect(changeOf(months(['2026-08', 1_000], ['2026-11', 1_100]))?.percent).toBe(10);
    expect(changeOf(months(['2026-08', 1_000], ['2026-11', 1_004]))?.percent).toBe(0);
  });

  it('covers the turn of a year', () => {
    expect(firstMonthOf('2026-11')).toBe('2025-11');
    expect([monthsBefore('2026-01', 1), monthsBefore('2026-12', 12)]).toEqual(['2025-12', '2025-12']);
  });
});
