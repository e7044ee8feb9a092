import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  conflictsOf,
  isFinishable,
  isMovable,
  slotProblem,
  teamChoices,
} from '../../../src/core/services/team-schedule.ts';
import type { ScheduledPart, ScheduledTeam, SlotProblem } from '../../../src/core/services/team-schedule.ts';
import { startOfWindow, TIME_WINDOWS } from '../../../src/core/services/time-window.ts';
import { windowsOf } from '../../../src/core/services/visit-part.ts';
import { addDays } from '../../../src/core/shared/sofia-time.ts';

/** Sunday noon in Sofia. */
const NOW = new Date('2026-11-22T10:00:00.000Z');
const DAY = '2026-11-24';

const aTeam = (change: Partial<ScheduledTeam> = {}): ScheduledTeam => ({
  id: 1,
  name: 'Роса',
  kind: 'cleaning',
  cityId: 1,
  isActive: true,
  daysOff: [],
  ...change,
});
const aPart = (change: Partial<ScheduledPart> = {}): ScheduledPart => ({
  orderId: 1,
  visit: 1,
  teamId: 1,
  kind: 'cleaning',
  cityId: 1,
  date: DAY,
  window: '12-16',
  windowCount: 1,
  status: 'accepted',
  orderStatus: 'booked',
  ...change,
});
const other = aTeam({ id: 2, name: 'Бриз' });
const noon = { date: DAY, window: '12-16' } as const;

describe('A slot for a visit (TEAM-08)', () => {
  it('is free with another suitable team', () => {
    expect(slotProblem(aPart(), other, noon, [aPart()], NOW)).toBeNull();
  });

  it.each<[SlotProblem, Partial<ScheduledTeam>]>([
    ['other-kind', { kind: 'moving' }],
    ['other-city', { cityId: 2 }],
    ['inactive', { isActive: false }],
    ['day-off', { daysOff: [DAY] }],
  ])('has the problem %s of its team', (problem, change) => {
    expect(slotProblem(aPart(), { ...other, ...change }, noon, [], NOW)).toBe(problem);
  });

  it.each([
    ['too-long', { date: DAY, window: '16-20' }, 2],
    ['past', { date: '2026-11-22', window: '08-12' }, 1],
    ['past', { date: '2026-11-22', window: '12-16' }, 1],
    ['too-far', { date: '2027-02-23', window: '08-12' }, 1],
  ] as const)('has the problem %s of its time', (problem, slot, windowCount) => {
    const now = problem === 'past' && slot.window === '12-16' ? startOfWindow(slot.date, slot.window) : NOW;
    expect(slotProblem(aPart({ windowCount, window: '08-12' }), other, slot, [], now)).toBe(problem);
  });

  it('is the same one only until its team declines', () => {
    expect(slotProblem(aPart(), aTeam(), noon, [aPart()], NOW)).toBe('same');
    const declined = aPart({ status: 'declined' });
    expect(slotProblem(declined, aTeam(), noon, [declined], NOW)).toBe('taken');
    expect(slotProblem(declined, other, noon, [declined], NOW)).toBeNull();
  });

  it('is taken by any window of another visit, also of an unconfirmed or declined one', () => {
    for (const change of [{ orderStatus: 'unconfirmed' }, { status: 'declined' }, {}] as const) {
      const long = aPart({ orderId: 2, teamId: 2, window: '08-12', windowCount: 2, ...change });
      expect(slotProblem(aPart(), other, noon, [long], NOW)).toBe('taken');
      expect(slotProblem(aPart(), other, { date: DAY, window: '16-20' }, [long], NOW)).toBeNull();
    }
  });

  it('may overlap the present time of the moved visit', () => {
    const long = aPart({ window: '08-12', windowCount: 2 });
    expect(slotProblem(long, aTeam(), noon, [long], NOW)).toBeNull();
  });

  it('leaves the other windows of a split visit with their team', () => {
    const long = aPart({ window: '08-12', windowCount: 3 });
    const problemOf = (slot: { date: string; window: (typeof TIME_WINDOWS)[number] }, team = aTeam()) =>
      slotProblem(long, team, slot, [long], NOW, 1);
    expect(problemOf({ date: DAY, window: '08-12' })).toBe('taken');
    expect(problemOf({ date: DAY, window: '16-20' })).toBe('same');
    expect(problemOf({ date: DAY, window: '08-12' }, other)).toBeNull();
    expect(problemOf({ date: '2026-11-25', window: '16-20' })).toBeNull();
  });

  it('is next to another part of the visit on the same day, or with another team', () => {
    const first = aPart({ window: '08-12' });
    const second = aPart({ teamId: 2, window: '16-20' });
    expect(slotProblem(second, aTeam(), { date: DAY, window: '16-20' }, [first], NOW)).toBe('apart');
    expect(slotProblem(second, aTeam(), noon, [first], NOW)).toBeNull();
    const done = { ...first, status: 'done' as const };
    expect(slotProblem(second, aTeam(), noon, [done], NOW)).toBe('apart');
  });

  it('never gives a team two visits in one window, nor a slot of the past', () => {
    const window = fc.constantFrom(...TIME_WINDOWS);
    const part = fc
      .record({ orderId: fc.nat({ max: 5 }), window, windowCount: fc.integer({ min: 1, max: 3 }) })
      .filter(({ window: first, windowCount }) => TIME_WINDOWS.indexOf(first) + windowCount <= 3);
    const slots = fc.record({
      days: fc.integer({ min: -2, max: 3 }),
      window,
      moved: part,
      others: fc.array(part),
    });
    fc.assert(
      fc.property(slots, ({ days, window: first, moved, others }) => {
        const slot = { date: addDays('2026-11-22', days), window: first };
        const schedule = others.map((one) =>
          aPart({ ...one, orderId: one.orderId + 10, teamId: 2, date: slot.date }),
        );
        const problem = slotProblem(aPart(moved), other, slot, schedule, NOW);
        if (problem !== null) return true;
        const wanted = windowsOf({ window: first, windowCount: moved.windowCount });
        const isAlone = schedule.every((one) => windowsOf(one).every((busy) => !wanted.includes(busy)));
        return isAlone && startOfWindow(slot.date, first) > NOW && wanted.length === moved.windowCount;
      }),
    );
  });
});

describe('The teams for a slot', () => {
  it('are those of the kind and city, the free ones first and then by name', () => {
    const teams = [
      aTeam(),
      other,
      aTeam({ id: 3, name: 'Ален' }),
      aTeam({ id: 4, kind: 'moving' }),
      aTeam({ id: 5, cityId: 2 }),
    ];
    const busy = aPart({ orderId: 2, teamId: 3 });
    const choices = teamChoices(aPart(), teams, noon, [aPart(), busy], NOW);
    expect(choices.map(({ team, problem }) => [team.name, problem])).toEqual([
      ['Бриз', null],
      ['Ален', 'taken'],
      ['Роса', 'same'],
    ]);
  });
});

describe('A booked visit', () => {
  it('has conflicts until it is done or past', () => {
    const team = aTeam({ isActive: false, cityId: 2, daysOff: [DAY] });
    const part = aPart({ status: 'declined' });
    expect(conflictsOf(part, team, NOW)).toEqual(['declined', 'inactive', 'day-off', 'other-city']);
    expect(conflictsOf(aPart(), aTeam(), NOW)).toEqual([]);
    expect(conflictsOf({ ...part, status: 'done' }, team, NOW)).toEqual([]);
    expect(conflictsOf({ ...part, date: '2026-11-21' }, team, NOW)).toEqual([]);
  });

  it('is moved unless it is done or its order is not booked', () => {
    expect(isMovable(aPart())).toBe(true);
    expect(isMovable(aPart({ status: 'done' }))).toBe(false);
    for (const orderStatus of ['unconfirmed', 'cancelled', 'done'] as const)
      expect(isMovable(aPart({ orderStatus }))).toBe(false);
  });

  it('is finished after its start, unless it is declined', () => {
    const started = startOfWindow(DAY, '12-16');
    expect(isFinishable(aPart(), NOW)).toBe(false);
    expect(isFinishable(aPart(), started)).toBe(true);
    expect(isFinishable(aPart({ status: 'declined' }), started)).toBe(false);
  });
});
