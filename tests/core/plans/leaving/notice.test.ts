import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Notice } from '../../../../src/core/plans/leaving/leaving.ts';
import { lastNoticeDay, noticeEnds } from '../../../../src/core/plans/leaving/notice.ts';
import { addDays } from '../../../../src/core/shared/sofia-time.ts';

const months = (count: number): Notice => ({ count, unit: 'months' });
const days = (count: number): Notice => ({ count, unit: 'days' });

describe('A notice', () => {
  it('of months ends on the same day of the month, or on the last day of a shorter month', () => {
    expect(noticeEnds('2027-01-15', months(1))).toBe('2027-02-15');
    expect(noticeEnds('2027-01-31', months(1))).toBe('2027-02-28');
    expect(noticeEnds('2027-12-31', months(2))).toBe('2028-02-29');
    expect(noticeEnds('2027-11-10', months(3))).toBe('2028-02-10');
  });

  it('of days does not count its own day', () => {
    expect(noticeEnds('2027-02-20', days(14))).toBe('2027-03-06');
  });

  it.each([
    ['2027-03-31', months(1), '2027-02-28'],
    ['2027-02-28', months(1), '2027-01-31'],
    ['2027-04-10', months(1), '2027-03-10'],
    ['2027-03-10', months(3), '2026-12-10'],
    ['2027-03-06', days(14), '2027-02-20'],
    ['2027-03-06', days(0), '2027-03-06'],
  ] as const)('for leaving on %s with %o is given by %s', (leavingOn, notice, last) => {
    expect(lastNoticeDay(leavingOn, notice)).toBe(last);
  });

  it('on the last possible day ends in time, and a day later does not', () => {
    const notice = fc.oneof(
      fc.integer({ min: 0, max: 12 }).map(months),
      fc.integer({ min: 0, max: 365 }).map(days),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), notice, (day, asked) => {
        const leavingOn = addDays('2026-01-01', day);
        const last = lastNoticeDay(leavingOn, asked);
        expect(noticeEnds(last, asked) <= leavingOn).toBe(true);
        expect(noticeEnds(addDays(last, 1), asked) > leavingOn).toBe(true);
      }),
    );
  });
});
