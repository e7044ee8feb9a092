import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planDays } from '../../../../src/core/plans/days/plan-days.ts';
import type { OrderedDays } from '../../../../src/core/plans/days/plan-day.ts';
import type { ChosenDays, PlannedServices } from '../../../../src/core/plans/moving-plan.ts';
import { isWorkingDay } from '../../../../src/core/plans/days/official-holidays.ts';
import { addDays, isDay } from '../../../../src/core/shared/sofia-time.ts';
import { aPlan } from '../../../support/a-plan.ts';

const some: PlannedServices = {
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
  const plan = aPlan({ movingInOn, cleaning: some, move: some, days: chosen });
  const { days: list, problem } = planDays(plan, { ordered, today });
  return { list, problem, said: list.map(({ step, day }) => `${step} ${day}`) };
};

describe('The days of a plan (PLAN-06)', () => {
  it('are in the order of the calendar, the contract on a working day before', () => {
    expect(days('2027-03-10', '2027-03-01').said).toEqual([
      'contract 2027-03-09',
      'cleaning 2027-03-09',
      'move 2027-03-10',
      'moving-in 2027-03-10',
      'next-rent 2027-04-12',
    ]);
  });

  it('over Easter: the contract before Good Friday, the rent after its Monday', () => {
    // Easter of 2027 is on 2 May; Labour Day, a Saturday, is made good on Tuesday the 4th.
    const { said } = days('2027-05-01', '2027-04-01');
    expect(said[0]).toBe('contract 2027-04-29');
    expect(days('2027-04-02', '2027-03-01').said.at(-1)).toBe('next-rent 2027-05-05');
  });

  it('over 24 December', () => {
    const { said, list } = days('2026-12-24', '2026-12-01');
    expect(said[0]).toBe('contract 2026-12-23');
    expect(list.find(({ step }) => step === 'move')?.holiday?.name).toBe('christmas-eve');
    expect(days('2026-12-28', '2026-12-01').said[0]).toBe('contract 2026-12-23');
  });

  it('say when what is not ordered can be ordered, and follow what is', () => {
    const open = days('2027-08-10', '2027-03-01').list.find(({ step }) => step === 'move');
    expect(open?.order).toEqual({ from: '2027-05-12', until: '2027-08-09' });
    const ordered = days('2027-03-10', '2027-03-01', { cleaning: '2027-03-08', move: '2027-03-10' });
    // The keys come with the contract: it is signed before the cleaners come.
    expect(ordered.said.slice(0, 2)).toEqual(['contract 2027-03-08', 'cleaning 2027-03-08']);
    expect(ordered.list.filter(({ order }) => order)).toEqual([]);
  });

  it('are none before a day is said, and without services but what everybody does', () => {
    expect(days(null, '2027-03-01')).toMatchObject({ list: [], problem: null });
    expect(planDays(aPlan(), { today: '2027-03-01' }).days.map(({ step }) => step)).toEqual([
      'contract',
      'moving-in',
      'next-rent',
    ]);
  });

  it('of the end of a month are of the end of the next', () => {
    expect(days('2027-03-31', '2027-03-01').said.at(-1)).toBe('next-rent 2027-05-05');
    expect(days('2028-01-31', '2028-01-01').said.at(-1)).toBe('next-rent 2028-02-29');
  });

  it.each([
    ['2027-03-10', '2027-03-11', {}, 'over'],
    ['2027-03-13', '2027-03-13', {}, 'no-working-day'],
    ['2027-03-15', '2027-03-13', {}, null],
    ['2027-03-10', '2027-03-01', { move: '2027-03-09' }, 'move-too-early'],
    ['2027-03-10', '2027-03-01', { move: '2027-03-11' }, 'move-too-late'],
    ['2027-03-10', '2027-03-01', { cleaning: '2027-03-11' }, 'cleaning-too-late'],
    ['2027-03-10', '2027-03-01', { cleaning: '2027-03-10', move: '2027-03-10' }, null],
    ['2027-03-10', '2027-03-09', { cleaning: '2027-03-08' }, null],
  ] as const)('%s, looked at on %s with %j ordered: %s', (movingInOn, today, ordered, problem) => {
    expect(days(movingInOn, today, ordered).problem).toBe(problem);
  });

  it.each([
    [{ contract: '2027-03-06' }, 'contract-closed'],
    [{ contract: '2027-03-11' }, 'contract-too-late'],
    [{ contract: '2027-03-09', cleaning: '2027-03-08' }, 'cleaning-too-early'],
    [{ cleaning: '2027-02-28' }, 'cleaning-over'],
    [{ move: '2027-02-28' }, 'move-over'],
    [{ move: '2027-03-09' }, 'move-too-early'],
    [{ cleaning: '2027-03-12' }, 'cleaning-too-late'],
    [{ contract: '2027-02-26', cleaning: '2027-03-05' }, null],
  ] as const)('on the chosen days %j: %s', (chosen, problem) => {
    expect(days('2027-03-10', '2027-03-01', {}, chosen).problem).toBe(problem);
  });

  it('are those that somebody chose; a proposed contract is signed before a chosen cleaning', () => {
    const { said, list } = days('2027-03-10', '2027-03-01', {}, { cleaning: '2027-03-07' });
    expect(said.slice(0, 2)).toEqual(['contract 2027-03-05', 'cleaning 2027-03-07']);
    expect(list.filter(({ isChosen }) => isChosen).map(({ step }) => step)).toEqual(['cleaning']);
  });

  it('begin with the viewing that is agreed, at its time', () => {
    const [first] = planDays(aPlan(), { today: '2027-03-01', viewing: '2027-03-02 18:30' }).days;
    expect(first).toMatchObject({ step: 'viewing', day: '2027-03-02', time: '18:30', isFixed: true });
  });

  it('are possible where nothing is said against them, whenever one moves', () => {
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
