import { describe, expect, it } from 'vitest';
import {
  comparedPeriod,
  ensureFigurePeriod,
  momentsOf,
  suggestedPeriod,
} from '../../../../src/core/team/figures/figure-period.ts';
import { invalidFields } from '../../../support/a-failure.ts';

// 00:30 on 1 December in Sofia, still November in UTC.
const NIGHT = new Date('2026-11-30T22:30:00Z');

describe('A suggested period of figures (TEAM-10)', () => {
  it.each([
    ['today', '2026-12-01', '2026-12-01'],
    ['days-7', '2026-11-25', '2026-12-01'],
    ['days-30', '2026-11-02', '2026-12-01'],
    ['days-90', '2026-09-03', '2026-12-01'],
    ['this-month', '2026-12-01', '2026-12-01'],
    ['last-month', '2026-11-01', '2026-11-30'],
  ] as const)('%s is counted in days of Sofia', (choice, from, to) => {
    expect(suggestedPeriod(choice, NIGHT)).toEqual({ from, to });
  });
});

describe('The compared period', () => {
  it('has as many days before', () => {
    const period = { from: '2026-11-10', to: '2026-11-16' };
    expect(comparedPeriod(period, 'previous')).toEqual({ from: '2026-11-03', to: '2026-11-09' });
  });

  it('is the month before for a whole month', () => {
    const march = { from: '2026-03-01', to: '2026-03-31' };
    expect(comparedPeriod(march, 'previous')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    const quarter = { from: '2026-01-01', to: '2026-03-31' };
    expect(comparedPeriod(quarter, 'previous')).toEqual({ from: '2025-10-03', to: '2025-12-31' });
  });

  it('has the same days of the year before', () => {
    const period = { from: '2028-02-28', to: '2028-02-29' };
    expect(comparedPeriod(period, 'last-year')).toEqual({ from: '2027-02-28', to: '2027-02-28' });
    expect(comparedPeriod(period, 'none')).toBeNull();
  });
});

describe('The moments of a period', () => {
  it('are midnights of Sofia', () => {
    const { from, before } = momentsOf({ from: '2026-11-21', to: '2026-11-21' });
    expect([from.toISOString(), before.toISOString()]).toEqual([
      '2026-11-20T22:00:00.000Z',
      '2026-11-21T22:00:00.000Z',
    ]);
  });

  it.each([
    ['23 hours in spring', '2026-03-29', 23],
    ['25 hours in autumn', '2026-10-25', 25],
  ])('have %s', (_, day, hours) => {
    const { from, before } = momentsOf({ from: day, to: day });
    expect((before.getTime() - from.getTime()) / 3_600_000).toBe(hours);
  });
});

describe('An invalid period of figures', () => {
  it.each([
    ['is longer than two years', '2024-01-01', '2026-11-21'],
    ['ends before it begins', '2026-11-21', '2026-11-20'],
    ['begins before there were figures', '0001-01-01', '0001-01-02'],
    ['is too far in the future', '2150-01-01', '2150-01-02'],
    ['has a day that does not exist', '2026-02-30', '2026-03-01'],
  ])('%s', (_, from, to) => {
    expect(() => ensureFigurePeriod({ from, to })).toThrow(invalidFields({ to: 'error-period-invalid' }));
  });
});
