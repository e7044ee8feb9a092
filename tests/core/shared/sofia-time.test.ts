import { describe, expect, it } from 'vitest';
import {
  dayAfter,
  instantOfSofia,
  isDay,
  sofiaDay,
  sofiaTime,
  todayInSofia,
} from '../../../src/core/shared/sofia-time.ts';
import { WrittenDates } from '../../../src/core/shared/date-format.ts';

describe('The time of Sofia', () => {
  it.each([
    ['2026-11-21T10:00:00Z', '2026-11-21 12:00'],
    ['2026-07-01T10:00:00Z', '2026-07-01 13:00'],
    ['2026-12-31T22:30:00Z', '2027-01-01 00:30'],
  ])('shows %s as %s', (instant, shown) => {
    expect(sofiaTime(new Date(instant))).toBe(shown);
    expect(sofiaDay(new Date(instant))).toBe(shown.slice(0, 10));
    expect(instantOfSofia(shown)?.toISOString()).toBe(new Date(instant).toISOString());
  });

  it.each([
    '2026-02-31 10:00',
    '2026-13-01 10:00',
    '2026-11-21 24:00',
    '2026-11-21 10:60',
    '2026-11-21T10:00',
    ' 2026-11-21 10:00',
    '2026-11-21 10:00 ',
    '12026-11-21 10:00',
    '21.11.2026 10:00',
    '',
    // The hour skipped in spring.
    '2027-03-28 03:30',
  ])('never shows %s', (text) => {
    expect(instantOfSofia(text)).toBeNull();
  });

  it('uses the first of the two hours repeated in autumn', () => {
    expect(instantOfSofia('2026-10-25 03:30')?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(instantOfSofia('2026-10-25 02:59')?.toISOString()).toBe('2026-10-24T23:59:00.000Z');
    expect(instantOfSofia('2026-10-25 04:00')?.toISOString()).toBe('2026-10-25T02:00:00.000Z');
  });

  it.each([
    ['2026-11-21', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['2026-11-21T00:00', false],
    ['+002026-11-21', false],
    ['завчера', false],
    ['', false],
  ])('%s as a day: %s', (text, is) => {
    expect(isDay(text)).toBe(is);
  });

  it.each([
    ['2026-11-21', '2026-11-22'],
    ['2026-12-31', '2027-01-01'],
    ['2028-02-28', '2028-02-29'],
    ['2026-02-30', '2026-02-30'],
    ['вчера', 'вчера'],
  ])('after %s shows %s', (day, next) => {
    expect(dayAfter(day)).toBe(next);
  });
});

describe('Today in Sofia', () => {
  it.each([
    ['its first moment', '2026-11-20T22:00:00Z', '2026-11-21'],
    ['the last moment of its evening', '2026-11-21T21:59:59Z', '2026-11-21'],
    ['the next midnight', '2026-11-21T22:00:00Z', '2026-11-22'],
    ['the midnight of a summer', '2027-06-30T21:00:00Z', '2027-07-01'],
    ['an earlier time', '2026-11-20T21:59:59Z', '2026-11-20'],
  ])('is right at %s, for any day of the page', (_moment, now, day) => {
    for (const written of ['2026-11-21', '2027-06-30']) {
      const dates = new WrittenDates({ today: written });
      expect(todayInSofia(new Date(now), dates)).toBe(day);
    }
  });

  it('is stored with the page for its next reader', () => {
    const noon = new Date('2026-11-21T12:00:00Z');
    const dates = new WrittenDates();
    expect(todayInSofia(noon, dates)).toBe('2026-11-21');
    expect(dates.known).toEqual({ today: '2026-11-21' });
  });
});
