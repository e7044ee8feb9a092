import { describe, expect, it } from 'vitest';
import { nextVisitActions } from '../../../src/core/services/team-visit.ts';
import { changeUntil, nextActions } from '../../../src/core/services/service-order.ts';
import {
  longestWindows,
  tooLongForDay,
  visitDates,
  workOf,
} from '../../../src/core/services/service-work.ts';
import { TeamCalendar } from '../../../src/core/services/team-calendar.ts';
import {
  endOfWindows,
  isInTime,
  isTimeWindow,
  startOfWindow,
  windowsFrom,
} from '../../../src/core/services/time-window.ts';
import { aService, movingTeam, oneTime, subscription } from '../../support/a-service.ts';
import { addDays } from '../../../src/core/shared/sofia-time.ts';

const NOW = new Date('2027-03-09T10:00:00Z');
const cleaners = { id: 1, kind: 'cleaning' } as const;
const others = { id: 2, kind: 'cleaning' } as const;
const movers = { id: 3, kind: 'moving' } as const;

const short = workOf([oneTime]);
const freeOn = (calendar: TeamCalendar, work = short, from = '2027-03-10') =>
  calendar
    .days(work, from, 1, '2027-03-09', NOW)[0]
    ?.windows.filter(({ free }) => free)
    .map(({ window }) => window);

describe('The work of an order', () => {
  it('takes one window per four hours, rounded up', () => {
    expect(workOf([oneTime]).windows).toEqual({ cleaning: 1, moving: 0 });
    expect(workOf([{ ...oneTime, sqm: 121 }]).windows.cleaning).toBe(2);
    expect(workOf([oneTime, { ...movingTeam, hours: 5 }]).windows).toEqual({ cleaning: 1, moving: 2 });
  });

  it('that is too long for a day is rejected', () => {
    expect(tooLongForDay(workOf([{ ...oneTime, sqm: 360 }]))).toEqual([]);
    expect(tooLongForDay(workOf([{ ...oneTime, sqm: 361 }]))).toEqual(['cleaning']);
  });

  it('at a visit is as long as that of the slowest team', () => {
    expect(longestWindows(workOf([oneTime, { ...movingTeam, hours: 5 }]))).toBe(2);
    expect(longestWindows(workOf([{ ...oneTime, sqm: 121 }, movingTeam]))).toBe(2);
    expect(longestWindows(workOf([]))).toBe(1);
  });

  it('of a subscription has visits for each of its months', () => {
    expect(workOf([subscription])).toMatchObject({ visits: 12, every: 7 });
    expect(workOf([oneTime, subscription])).toMatchObject({ visits: 12, every: 7 });
    expect(workOf([{ ...subscription, visitDays: 14 }])).toMatchObject({ visits: 6, every: 14 });
    expect(workOf([{ ...subscription, visitDays: 28 }])).toMatchObject({ visits: 3, every: 28 });
    expect(visitDates({ visits: 3, every: 14 }, '2027-03-20')).toEqual([
      '2027-03-20',
      '2027-04-03',
      '2027-04-17',
    ]);
  });
});

describe('The calendar of teams', () => {
  it('has a free window while one team of the type is free', () => {
    const taken = (teamId: number) => ({ teamId, date: '2027-03-10', window: '12-16' as const });
    expect(freeOn(new TeamCalendar([cleaners, others], [taken(1)]))).toEqual(['08-12', '12-16', '16-20']);
    expect(freeOn(new TeamCalendar([cleaners, others], [taken(1), taken(2)]))).toEqual(['08-12', '16-20']);
    expect(freeOn(new TeamCalendar([movers], []))).toEqual([]);
  });

  it('assigns one team to all windows of a visit', () => {
    const calendar = new TeamCalendar(
      [cleaners, others],
      [
        { teamId: 1, date: '2027-03-10', window: '08-12' },
        { teamId: 2, date: '2027-03-10', window: '12-16' },
      ],
    );
    // A team is free in each window, but only the first one has two consecutive windows, from noon.
    expect(freeOn(calendar, workOf([{ ...oneTime, sqm: 200 }]))).toEqual(['12-16']);
  });

  it('requires a team of each type if both are needed', () => {
    const work = workOf([oneTime, movingTeam]);
    expect(freeOn(new TeamCalendar([cleaners], []), work)).toEqual([]);
    const plan = new TeamCalendar([cleaners, movers], []).plan(work, '2027-03-10', '08-12');
    expect(plan?.map(({ teamId }) => teamId)).toEqual([1, 3]);
  });

  it('covers every visit of a subscription', () => {
    const taken = [{ teamId: 1, date: '2027-03-24', window: '08-12' as const }];
    const calendar = new TeamCalendar([cleaners], taken);
    expect(freeOn(calendar, workOf([subscription]))).toEqual(['12-16', '16-20']);
    const month = workOf([{ ...subscription, months: 1 }]);
    expect(calendar.plan(month, '2027-03-10', '12-16')).toEqual(
      ['2027-03-10', '2027-03-17', '2027-03-24', '2027-03-31'].map((date, index) => ({
        visit: index + 1,
        teamId: 1,
        date,
        window: '12-16',
      })),
    );
  });

  it('offers no window that is past, too soon, or more than 90 days ahead', () => {
    const calendar = new TeamCalendar([cleaners], []);
    expect(freeOn(calendar, short, '2027-03-08')).toEqual([]);
    // It is noon in Sofia.
    expect(freeOn(calendar, short, '2027-03-09')).toEqual(['16-20']);
    expect(freeOn(calendar, short, addDays('2027-03-09', 90))).toHaveLength(3);
    expect(freeOn(calendar, short, addDays('2027-03-09', 91))).toEqual([]);
  });

  it('limits work to one day', () => {
    expect(windowsFrom('08-12', 3)).toEqual(['08-12', '12-16', '16-20']);
    expect(windowsFrom('16-20', 2)).toBeNull();
  });

  it('has three windows', () => {
    expect(['08-12', '12-16', '16-20'].every(isTimeWindow)).toBe(true);
    expect(['20-24', '', null].some(isTimeWindow)).toBe(false);
  });

  it('uses the time of Sofia', () => {
    expect(startOfWindow('2027-03-10', '12-16')).toEqual(new Date('2027-03-10T10:00:00Z'));
    const ends = (first: '08-12' | '16-20', count: number) =>
      endOfWindows('2027-03-10', first, count).toISOString();
    expect(ends('08-12', 2)).toBe('2027-03-10T14:00:00.000Z');
    expect(ends('08-12', 0)).toBe('2027-03-10T10:00:00.000Z');
    expect(ends('16-20', 2)).toBe('2027-03-10T18:00:00.000Z');
  });

  it('needs a notice of two hours', () => {
    expect(isInTime('2027-03-10', '12-16', new Date('2027-03-10T08:00:00Z'))).toBe(true);
    expect(isInTime('2027-03-10', '12-16', new Date('2027-03-10T08:00:00.001Z'))).toBe(false);
  });

  it('accepts only valid days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(() => addDays('2027-02-30', 1)).toThrow('Not a day: 2027-02-30');
    expect(() => startOfWindow('2027-02-30', '12-16')).toThrow('Not a time: 2027-02-30 12:00');
  });
});

describe('An order', () => {
  const order: Parameters<typeof nextActions>[0] = {
    status: 'booked',
    visitDates: ['2027-03-10', '2027-03-17', '2027-03-24'],
    declinedDates: [],
  };
  const at = (time: string) => nextActions(order, new Date(time));

  it('can be changed until 18:00 the day before, and its later visits cancelled after that', () => {
    expect(at('2027-03-09T15:59:59Z')).toEqual(['change', 'cancel']);
    expect(at('2027-03-09T16:00:00Z')).toEqual(['cancel']);
    expect(at('2027-03-23T15:59:59Z')).toEqual(['cancel']);
    expect(at('2027-03-23T16:00:00Z')).toEqual([]);
    expect(changeUntil(order, NOW)).toEqual(new Date('2027-03-09T16:00:00Z'));
    expect(changeUntil(order, new Date('2027-03-09T16:00:00Z'))).toEqual(new Date('2027-03-23T16:00:00Z'));
  });

  it('can be changed until the end of the day if the team cannot attend', () => {
    const declined = { ...order, visitDates: ['2027-03-10'], declinedDates: ['2027-03-10'] };
    expect(nextActions(declined, new Date('2027-03-10T17:59:59Z'))).toEqual(['change', 'cancel']);
    expect(nextActions(declined, new Date('2027-03-10T18:00:00Z'))).toEqual([]);
  });

  it('that is over cannot be changed', () => {
    expect(nextActions({ ...order, visitDates: [] }, NOW)).toEqual([]);
    expect(nextActions({ ...order, status: 'cancelled' }, NOW)).toEqual([]);
    expect(changeUntil({ ...order, status: 'done', visitDates: ['2027-03-01'] }, NOW)).toBeNull();
  });
});

describe('A visit of a team', () => {
  const visit = { date: '2027-03-10', window: '12-16' } as const;
  const BEFORE = new Date('2027-03-10T09:59:59Z');
  const DURING = new Date('2027-03-10T10:00:00Z');

  it('is accepted or declined before it begins, and finished afterwards', () => {
    expect(nextVisitActions({ ...visit, status: 'new' }, BEFORE)).toEqual(['accept', 'decline']);
    expect(nextVisitActions({ ...visit, status: 'accepted' }, BEFORE)).toEqual(['decline']);
    expect(nextVisitActions({ ...visit, status: 'new' }, DURING)).toEqual(['done', 'decline']);
    expect(nextVisitActions({ ...visit, status: 'accepted' }, DURING)).toEqual(['done', 'decline']);
  });

  it('that is finished or declined has no further action', () => {
    expect(nextVisitActions({ ...visit, status: 'done' }, DURING)).toEqual([]);
    expect(nextVisitActions({ ...visit, status: 'declined' }, BEFORE)).toEqual([]);
  });
});

describe('The work of teams', () => {
  it('is longer for larger amounts', () => {
    expect(workOf([aService({ minutes: 10, sqm: 24 })]).windows.cleaning).toBe(1);
    expect(workOf([aService({ minutes: 10, sqm: 25 })]).windows.cleaning).toBe(2);
  });
});
