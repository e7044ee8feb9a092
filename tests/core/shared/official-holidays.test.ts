import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  holidayOn,
  isWeekend,
  isWorkingDay,
  officialHolidays,
  orthodoxEaster,
  workingDayBefore,
  workingDaysAfter,
} from '../../../src/core/shared/official-holidays.ts';
import { addDays } from '../../../src/core/shared/sofia-time.ts';

const years = fc.integer({ min: 1990, max: 2190 });

/** Days off on weekdays, by the official calendars of working days. */
const weekdaysOff = (year: number) => {
  const days = officialHolidays(year).map(({ day }) => day);
  return [...new Set(days)].filter((day) => !isWeekend(day)).map((day) => day.slice(5));
};

describe('Orthodox Easter', () => {
  it.each([
    '1990-04-15',
    '2000-04-30',
    '2016-05-01',
    '2019-04-28',
    '2021-05-02',
    '2024-05-05',
    '2025-04-20',
    '2026-04-12',
    '2027-05-02',
    '2028-04-16',
    '2030-04-28',
  ])('is on %s', (day) => {
    expect(orthodoxEaster(Number(day.slice(0, 4)))).toBe(day);
  });

  it('is a Sunday between 4 April and 11 May from 1900 to 2099', () => {
    fc.assert(
      fc.property(years, (year) => {
        const easter = orthodoxEaster(year);
        expect(new Date(easter).getUTCDay()).toBe(0);
        expect(easter.slice(5) >= '04-03' && easter.slice(5) <= '05-12').toBe(true);
      }),
    );
  });
});

describe('The official holidays of Bulgaria (Labour Code, art. 154)', () => {
  it('of 2026: 24 May and 6 September are Sundays, 26 December a Saturday', () => {
    expect(weekdaysOff(2026)).toEqual([
      '01-01',
      '03-03',
      '04-10',
      '04-13',
      '05-01',
      '05-06',
      '05-25',
      '09-07',
      '09-22',
      '12-24',
      '12-25',
      '12-28',
    ]);
  });

  it('of 2021: 1 May is Holy Saturday, so the day after Easter Monday is free too', () => {
    expect(weekdaysOff(2021)).toEqual([
      '01-01',
      '03-03',
      '04-30',
      '05-03',
      '05-04',
      '05-06',
      '05-24',
      '09-06',
      '09-22',
      '12-24',
      '12-27',
      '12-28',
    ]);
  });

  it('of 2022: 24 and 25 December are a weekend, and 26 is free itself', () => {
    expect(weekdaysOff(2022).slice(-3)).toEqual(['12-26', '12-27', '12-28']);
    expect(holidayOn('2022-12-27')).toEqual({ day: '2022-12-27', name: 'christmas-eve', moved: true });
  });

  it('of 2024: 6 May is Easter Monday, and no other day replaces it', () => {
    expect(isWorkingDay('2024-05-07')).toBe(true);
    const inMay = weekdaysOff(2024).filter((day) => day.startsWith('05'));
    expect(inMay).toEqual(['05-01', '05-03', '05-06', '05-24']);
  });

  it('exclude 1 November', () => {
    expect(isWorkingDay('2027-11-01')).toBe(true);
  });

  it('on a weekend are each replaced by a later weekday, except those of Easter', () => {
    fc.assert(
      fc.property(years, (year) => {
        const holidays = officialHolidays(year);
        const moved = holidays.filter((holiday) => holiday.moved);
        const ofEaster = ['good-friday', 'holy-saturday', 'easter', 'easter-monday'];
        const lost = holidays.filter(
          ({ day, name, moved: isMoved }) => !isMoved && !ofEaster.includes(name) && isWeekend(day),
        );
        expect(moved.map(({ name }) => name).toSorted()).toEqual(lost.map(({ name }) => name).toSorted());
        for (const { day, name } of moved) {
          const origin = lost.find((holiday) => holiday.name === name)?.day ?? '';
          expect(isWeekend(day)).toBe(false);
          expect(day > origin && day <= addDays(origin, 5)).toBe(true);
          expect(holidays.filter((holiday) => holiday.day === day)).toHaveLength(1);
        }
      }),
    );
  });
});

describe('The working day before', () => {
  it.each([
    ['2026-11-24', '2026-11-23'],
    ['2026-11-23', '2026-11-20'],
    ['2026-12-28', '2026-12-23'],
    ['2026-04-14', '2026-04-09'],
    ['2027-01-01', '2026-12-31'],
  ])('%s is %s', (day, before) => {
    expect(workingDayBefore(day)).toBe(before);
  });
});

describe('Working days after an order', () => {
  it.each([
    ['2026-12-01', 1, '2026-12-02'],
    // A Friday.
    ['2026-12-04', 1, '2026-12-07'],
    // Christmas, the days that replace a Saturday, and the weekend.
    ['2026-12-23', 1, '2026-12-29'],
    ['2026-12-05', 0, '2026-12-05'],
  ])('from %s on: %d of them end on %s', (day, count, reached) => {
    expect(workingDaysAfter(day, count)).toBe(reached);
  });
});
