import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planDays } from '../../../../src/core/plans/days/plan-days.ts';
import type { OrderedDays } from '../../../../src/core/plans/days/plan-day.ts';
import type { ChosenDays, PlannedServices } from '../../../../src/core/plans/moving-plan.ts';
import { isWorkingDay } from '../../../../src/core/shared/official-holidays.ts';
import { addDays, isDay } from '../../../../src/core/shared/sofia-time.ts';
import { aPlan, someHomeFacts } from '../../../support/a-plan.ts';

const SERVICES: PlannedServices = {
  services: [{ serviceKey: 'deep-home', name: '', type: 'deep', price: 650, sqm: 60 }],
  chosen: false,
  orderToken: null,
};
const days = (
  movingInOn: string | null,
  today: string,
  ordered: OrderedDays = {},
  chosen: ChosenDays = {},
) => {
  const plan = aPlan({ movingInOn, cleaning: SERVICES, move: SERVICES, days: chosen });
  const { days: list, problem } = planDays(plan, { ordered, today });
  return { list, problem, steps: list.map(({ step, day }) => `${step} ${day}`) };
};

describe('The days of a plan (PLAN-06)', () => {
  it('are in date order, with the contract on the preceding working day', () => {
    expect(days('2027-03-10', '2027-03-01').steps).toEqual([
      'contract 2027-03-09',
      'cleaning 2027-03-09',
      'move 2027-03-10',
      'moving-in 2027-03-10',
      'next-rent 2027-04-12',
    ]);
  });

  it('at Easter: the contract, cleaning and move before Good Friday, the rent after Easter Monday', () => {
    // Easter of 2027 is on 2 May. Tuesday the 4th replaces Labour Day, a Saturday.
    const { steps } = days('2027-05-01', '2027-04-01');
    expect(steps.slice(0, 4)).toEqual([
      'contract 2027-04-28',
      'cleaning 2027-04-28',
      'move 2027-04-29',
      'moving-in 2027-05-01',
    ]);
    expect(days('2027-05-02', '2027-04-01').steps.slice(0, 3)).toEqual(steps.slice(0, 3));
    expect(days('2027-04-02', '2027-03-01').steps.at(-1)).toBe('next-rent 2027-05-05');
  });

  it('are proposed around 24 December', () => {
    const { steps, list } = days('2026-12-24', '2026-12-01');
    expect(steps.slice(0, 3)).toEqual(['contract 2026-12-22', 'cleaning 2026-12-22', 'move 2026-12-23']);
    expect(list.find(({ step }) => step === 'moving-in')?.holiday?.name).toBe('christmas-eve');
    expect(days('2026-12-28', '2026-12-01').steps.slice(0, 3)).toEqual(steps.slice(0, 3));
  });

  it('include a Monday for the move if only days off precede it', () => {
    // Saturday 13 March is also the current day.
    expect(days('2027-03-13', '2027-03-13').steps).toContain('move 2027-03-15');
  });

  it('include no work before the home is free, and the problem of moving in', () => {
    const plan = (movingInOn: string) =>
      aPlan({
        movingInOn,
        cleaning: SERVICES,
        move: SERVICES,
        home: someHomeFacts({ availableFrom: '2027-03-15', shortestTerm: 12 }),
      });
    const early = planDays(plan('2027-03-12'), { today: '2027-03-01' });
    expect(early.problem).toBe('home-not-free');
    const { days: list, problem } = planDays(plan('2027-03-16'), { today: '2027-03-01' });
    expect(problem).toBeNull();
    expect(list.map(({ step, day }) => `${step} ${day}`).slice(0, 3)).toEqual([
      'contract 2027-03-15',
      'cleaning 2027-03-15',
      'move 2027-03-16',
    ]);
    // On the first day with keys the home is cleaned and moved into.
    const first = planDays(plan('2027-03-15'), { today: '2027-03-01' });
    expect(first.problem).toBeNull();
    expect(first.days.find(({ step }) => step === 'cleaning')?.day).toBe('2027-03-15');
    expect(list[0]?.note).toEqual({ kind: 'shortest-term', months: 12, ends: '2028-03-16' });
  });

  it('include the range for orders, and follow existing orders', () => {
    const open = days('2027-08-10', '2027-03-01').list.find(({ step }) => step === 'move');
    expect(open?.order).toEqual({ from: '2027-05-12', until: '2027-08-09' });
    const ordered = days('2027-03-10', '2027-03-01', { cleaning: '2027-03-08', move: '2027-03-10' });
    // The contract gives the keys, so it precedes the cleaning.
    expect(ordered.steps.slice(0, 2)).toEqual(['contract 2027-03-08', 'cleaning 2027-03-08']);
    expect(ordered.list.filter(({ order }) => order)).toEqual([]);
  });

  it('are empty without a moving day, and only the common steps without services', () => {
    expect(days(null, '2027-03-01')).toMatchObject({ list: [], problem: null });
    expect(planDays(aPlan(), { today: '2027-03-01' }).days.map(({ step }) => step)).toEqual([
      'contract',
      'moving-in',
      'next-rent',
    ]);
  });

  it('at the end of a month fall on the end of the next one', () => {
    expect(days('2027-03-31', '2027-03-01').steps.at(-1)).toBe('next-rent 2027-05-05');
    expect(days('2028-01-31', '2028-01-01').steps.at(-1)).toBe('next-rent 2028-02-29');
  });

  it.each([
    ['2027-03-10', '2027-03-11', {}, 'over'],
    ['2027-03-13', '2027-03-13', {}, 'no-working-day'],
    ['2027-03-15', '2027-03-13', {}, null],
    ['2027-03-10', '2027-03-01', { move: '2027-03-09' }, null],
    ['2027-03-10', '2027-03-01', { move: '2027-03-11' }, 'move-too-late'],
    ['2027-03-10', '2027-03-01', { cleaning: '2027-03-11' }, 'cleaning-too-late'],
    ['2027-03-10', '2027-03-01', { cleaning: '2027-03-10', move: '2027-03-10' }, null],
    ['2027-03-10', '2027-03-09', { cleaning: '2027-03-08' }, null],
  ] as const)('for %s, seen on %s with %j ordered, report: %s', (movingInOn, today, ordered, problem) => {
    expect(days(movingInOn, today, ordered).problem).toBe(problem);
  });

  it.each([
    [{ contract: '2027-03-06' }, 'contract-closed'],
    [{ contract: '2027-03-11' }, 'contract-too-late'],
    [{ contract: '2027-03-09', cleaning: '2027-03-08' }, 'cleaning-too-early'],
    [{ cleaning: '2027-02-28' }, 'cleaning-over'],
    [{ move: '2027-02-28' }, 'move-over'],
    [{ move: '2027-03-09' }, null],
    [{ contract: '2027-03-09', move: '2027-03-08' }, 'move-too-early'],
    [{ cleaning: '2027-03-12' }, 'cleaning-too-late'],
    [{ contract: '2027-02-26', cleaning: '2027-03-05' }, null],
  ] as const)('chosen as %j report: %s', (chosen, problem) => {
    expect(days('2027-03-10', '2027-03-01', {}, chosen).problem).toBe(problem);
  });

  it('follow chosen days; a proposed contract precedes a chosen cleaning', () => {
    const { steps, list } = days('2027-03-10', '2027-03-01', {}, { cleaning: '2027-03-07' });
    expect(steps.slice(0, 2)).toEqual(['contract 2027-03-05', 'cleaning 2027-03-07']);
    expect(list.filter(({ isChosen }) => isChosen).map(({ step }) => step)).toEqual(['cleaning']);
  });

  it('start with the agreed viewing, at its time', () => {
    const [first] = planDays(aPlan(), { today: '2027-03-01', viewing: '2027-03-02 18:30' }).days;
    expect(first).toMatchObject({ step: 'viewing', day: '2027-03-02', time: '18:30', isFixed: true });
  });

  it('are possible for any moving day without a reported problem', () => {
    const start = fc.integer({ min: 0, max: 3_000 }).map((offset) => addDays('2026-01-01', offset));
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 365 }), (today, ahead) => {
        const movingInOn = addDays(today, ahead);
        const { list, problem } = days(movingInOn, today);
        const of = (name: string) => list.find(({ step }) => step === name);
        expect(list.every(({ day }) => isDay(day) && day >= today)).toBe(true);
        expect(of('contract')?.day && of('contract')!.day <= movingInOn).toBe(true);
        if (problem === null) expect(isWorkingDay(of('contract')?.day ?? '')).toBe(true);
        expect(isWorkingDay(of('next-rent')?.day ?? '')).toBe(true);
        for (const { order, day } of list) {
          if (order) expect(order.from <= order.until && order.until <= day).toBe(true);
        }
      }),
    );
  });
});
