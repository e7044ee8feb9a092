import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handlingDay, promisedDay } from '../../../src/core/orders/promised-day.ts';
import {
  isWorkingDay,
  workingDayFrom,
  workingDaysAfter,
} from '../../../src/core/shared/official-holidays.ts';
import { dayAfter, instantOfSofia, sofiaDay, sofiaTime } from '../../../src/core/shared/sofia-time.ts';

const at = (time: string) => instantOfSofia(time) ?? new Date(Number.NaN);
const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2032-01-01'), noInvalidDate: true });
const hours = fc.integer({ min: 0, max: 23 });

describe('An order of a shop with a cut-off hour', () => {
  it.each([
    ['in the last minute before it', '2026-12-02 13:59', '2026-12-02'],
    ['at it', '2026-12-02 14:00', '2026-12-03'],
    ['after it on a Friday', '2026-12-04 14:00', '2026-12-07'],
    ['on a Saturday morning', '2026-12-05 09:00', '2026-12-07'],
    ['before Christmas', '2026-12-23 18:00', '2026-12-29'],
    ['on the Sunday on which summer time begins', '2027-03-28 04:00', '2027-03-29'],
    ['on the Monday after the beginning of summer time', '2027-03-29 13:59', '2027-03-29'],
    ['on the Monday after the end of summer time', '2026-10-26 14:00', '2026-10-27'],
  ])('%s is handled on a working day', (_, time, day) => {
    expect(handlingDay(at(time), 14)).toBe(day);
  });

  it('is handled the same day exactly if it is a working day before that hour', () => {
    fc.assert(
      fc.property(moments, hours, (moment, hour) => {
        const [day = '', time = ''] = sofiaTime(moment).split(' ');
        const isSameDay = isWorkingDay(day) && Number(time.slice(0, 2)) < hour;
        expect(handlingDay(moment, hour)).toBe(isSameDay ? day : workingDayFrom(dayAfter(day)));
      }),
    );
  });

  it('is never promised earlier than an earlier order, nor than without the hour', () => {
    fc.assert(
      fc.property(
        moments,
        moments,
        hours,
        fc.integer({ min: 0, max: 20 }),
        (one, other, cutoffHour, days) => {
          const [first, second] = one < other ? [one, other] : [other, one];
          const promise = { days, cutoffHour };
          expect(promisedDay(first, promise) <= promisedDay(second, promise)).toBe(true);
          expect(promisedDay(first, { days, cutoffHour: null }) <= promisedDay(first, promise)).toBe(true);
        },
      ),
    );
  });
});

describe('An order of a shop without a cut-off hour', () => {
  it('is handled on its day', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        expect(promisedDay(moment, { days: 3, cutoffHour: null })).toBe(
          workingDaysAfter(sofiaDay(moment), 3),
        );
      }),
    );
  });
});
