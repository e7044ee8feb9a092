import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveDay } from '../../../../src/core/plans/days/move-day.ts';
import type { MovedStep } from '../../../../src/core/plans/days/plan-day.ts';
import { dayOfWork, planDays } from '../../../../src/core/plans/days/plan-days.ts';
import { openSteps } from '../../../../src/core/plans/days/plan-day.ts';
import { USUAL_LEAVING } from '../../../../src/core/plans/leaving/leaving.ts';
import type { Leaving } from '../../../../src/core/plans/leaving/leaving.ts';
import type { MovingPlan, PlannedServices } from '../../../../src/core/plans/moving-plan.ts';
import { addDays } from '../../../../src/core/shared/sofia-time.ts';
import { aPlan, someHomeFacts } from '../../../support/a-plan.ts';

const TODAY = '2027-03-01';
const some: PlannedServices = {
  services: [{ serviceKey: 'moving-out', name: '', type: 'deep', price: 580, sqm: 60 }],
  chosen: false,
  orderToken: null,
};
/** Leaving on Thursday 15 April, with a month's notice. */
const leavingPlan = (change: Partial<MovingPlan> = {}, leaving: Partial<Leaving> = {}) =>
  aPlan({
    movingInOn: '2027-04-15',
    cleaning: some,
    move: some,
    leaving: { ...USUAL_LEAVING, ...leaving },
    ...change,
  });
const daysOf = (plan: MovingPlan, today = TODAY) =>
  planDays(plan, { today }).days.map(({ step, day }) => `${step} ${day}`);
const problemOf = (plan: MovingPlan, today = TODAY) => planDays(plan, { today }).problem;

describe('The days of leaving a home', () => {
  it('are the notice, the move the day before, the cleaning, the handover, and the deposit', () => {
    expect(daysOf(leavingPlan({}, { depositDays: 14 }))).toEqual([
      'notice 2027-03-15',
      'move 2027-04-14',
      'cleaning 2027-04-15',
      'moving-out 2027-04-15',
      'deposit-back 2027-04-29',
    ]);
    expect(problemOf(leavingPlan())).toBeNull();
    expect(dayOfWork(leavingPlan(), 'move', TODAY)).toBe('2027-04-14');
  });

  it('omit a notice, a deposit and teams that the plan does not have', () => {
    const home = someHomeFacts({ deposit: 0 });
    const nobody = { ...some, services: [] };
    const plan = leavingPlan(
      { home, move: nobody, cleaning: nobody },
      { notice: { count: 0, unit: 'days' } },
    );
    expect(daysOf(plan)).toEqual(['moving-out 2027-04-15']);
  });

  it('list the meters to read at the handover', () => {
    const note = (heating: 'tec' | 'gas' | 'electricity') =>
      planDays(leavingPlan({ home: someHomeFacts({ heating }) }), { today: TODAY }).days.find(
        ({ step }) => step === 'moving-out',
      )?.note;
    const usual = ['electricity-day', 'electricity-night', 'cold-water', 'hot-water'];
    expect(note('electricity')).toEqual({ kind: 'meters', meters: usual });
    expect(note('tec')).toEqual({ kind: 'meters', meters: [...usual, 'heating'] });
    expect(note('gas')).toEqual({ kind: 'meters', meters: [...usual, 'gas'] });
  });

  it('for a Sunday have the move and the cleaning on the preceding working days', () => {
    const days = daysOf(leavingPlan({ movingInOn: '2027-04-18' }));
    expect(days.slice(1, 3)).toEqual(['move 2027-04-16', 'cleaning 2027-04-16']);
  });

  it('have the proposed move before a chosen cleaning', () => {
    expect(daysOf(leavingPlan({ days: { cleaning: '2027-04-10' } }))).toContain('move 2027-04-09');
  });

  it.each([
    ['leaving-over', leavingPlan(), '2027-04-16'],
    ['term-not-over', leavingPlan({}, { termEndsOn: '2027-04-16' }), TODAY],
    ['notice-too-late', leavingPlan({}, { termEndsOn: '2027-04-15' }), '2027-03-16'],
    ['notice-too-late', leavingPlan({}, { noticeGivenOn: '2027-03-20' }), '2027-04-01'],
    ['move-over', leavingPlan({ days: { move: '2027-03-05' } }, { noticeGivenOn: TODAY }), '2027-03-20'],
    [
      'cleaning-over',
      leavingPlan({ days: { cleaning: '2027-03-05', move: '2027-03-20' } }, { noticeGivenOn: TODAY }),
      '2027-03-10',
    ],
    ['move-after-leaving', leavingPlan({ days: { move: '2027-04-16' } }), TODAY],
    ['cleaning-after-leaving', leavingPlan({ days: { cleaning: '2027-04-16' } }), TODAY],
    ['cleaning-before-move', leavingPlan({ days: { move: '2027-04-12', cleaning: '2027-04-10' } }), TODAY],
  ] as const)('report the problem %s', (problem, plan, today) => {
    expect(problemOf(plan, today)).toBe(problem);
  });

  it('report no problem if the notice was given in time', () => {
    const given = leavingPlan({}, { noticeGivenOn: '2027-03-14' });
    expect(problemOf(given, '2027-04-01')).toBeNull();
    const notice = planDays(given, { today: '2027-04-01' }).days[0];
    expect(notice).toMatchObject({ day: '2027-03-14', note: { kind: 'notice-given', ends: '2027-04-14' } });
    expect(openSteps(planDays(given, { today: TODAY }).days, TODAY).map(({ step }) => step)).toEqual([
      'move',
      'cleaning',
    ]);
    expect(openSteps(planDays(leavingPlan(), { today: TODAY }).days, TODAY)[0]?.step).toBe('notice');
  });
});

describe('Moving a day of leaving', () => {
  const known = { today: TODAY };
  const moved = (plan: MovingPlan, step: MovedStep, day: string) =>
    moveDay(plan, step, day, known).follow.map((one) => `${one.step} ${one.to}`);

  it('of the handover moves the steps that are not ordered', () => {
    expect(moved(leavingPlan(), 'moving-out', '2027-04-20')).toEqual([
      'cleaning 2027-04-20',
      'move 2027-04-19',
    ]);
    const chosen = leavingPlan({ days: { move: '2027-04-10' } });
    expect(moved(chosen, 'moving-out', '2027-04-20')).toEqual(['cleaning 2027-04-20', 'move 2027-04-15']);
  });

  it('of the move moves only the steps that would precede it', () => {
    expect(moved(leavingPlan(), 'move', '2027-04-10')).toEqual([]);
    expect(
      moved(leavingPlan({ days: { cleaning: '2027-04-14', move: '2027-04-13' } }), 'move', '2027-04-15'),
    ).toEqual(['cleaning 2027-04-15']);
    const sameDay = leavingPlan({ days: { cleaning: '2027-04-14', move: '2027-04-13' } });
    expect(moved(sameDay, 'move', '2027-04-14')).toEqual([]);
    expect(moved(leavingPlan(), 'move', '2027-04-17')).toEqual([
      'cleaning 2027-04-17',
      'moving-out 2027-04-17',
    ]);
  });

  it('does not move the other steps if the person chooses so', () => {
    const { alone } = moveDay(leavingPlan(), 'moving-out', '2027-04-20', known);
    expect(alone).toEqual({ movingInOn: '2027-04-20', days: { cleaning: '2027-04-15', move: '2027-04-14' } });
  });

  it('preserves a possible plan', () => {
    const day = fc.integer({ min: 1, max: 300 }).map((days) => addDays('2027-04-15', days));
    const chosen = fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined });
    fc.assert(
      fc.property(
        day,
        chosen,
        chosen,
        fc.constantFrom('move', 'cleaning', 'moving-out' as const),
        fc.integer({ min: -20, max: 40 }),
        (leavingOn, beforeMove, beforeCleaning, step, by) => {
          const days = {
            ...(beforeMove !== undefined && { move: addDays(leavingOn, -beforeMove) }),
            ...(beforeCleaning !== undefined && { cleaning: addDays(leavingOn, -beforeCleaning) }),
          };
          const notice = { count: 0, unit: 'days' } as const;
          const plan = leavingPlan({ movingInOn: leavingOn, days }, { notice });
          fc.pre(problemOf(plan) === null);
          const { together } = moveDay(plan, step, addDays(leavingOn, by), known);
          expect(problemOf({ ...plan, ...together })).toBeNull();
        },
      ),
    );
  });
});
