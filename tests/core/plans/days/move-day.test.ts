import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayError, moveDay, proposedDay } from '../../../../src/core/plans/days/move-day.ts';
import type { ChosenDays, PlannedServices } from '../../../../src/core/plans/moving-plan.ts';
import { planDays } from '../../../../src/core/plans/days/plan-days.ts';
import type { MovedStep, OrderedDays } from '../../../../src/core/plans/days/plan-day.ts';
import { addDays } from '../../../../src/core/shared/sofia-time.ts';
import { aPlan } from '../../../support/a-plan.ts';

const TODAY = '2027-03-01';
const some: PlannedServices = {
  services: [{ serviceKey: 'deep-home', name: '', type: 'deep', price: 650, sqm: 60 }],
  chosen: false,
  orderToken: null,
};
const planOf = (days: ChosenDays = {}) => aPlan({ cleaning: some, move: some, days });

/**
 * Moves a step of a plan for Wednesday 10 March. By default the contract and the cleaning are on the 9th.
 */
function moved(step: MovedStep, day: string, { days = {} as ChosenDays, ordered = {} as OrderedDays } = {}) {
  const known = { today: TODAY, ordered };
  const { follow, together, alone } = moveDay(planOf(days), step, day, known);
  const said = (change: typeof together) =>
    Object.fromEntries(
      planDays({ ...planOf(days), ...change }, known).days.map((one) => [one.step, one.day]),
    );
  return {
    follow: follow.map((one) => `${one.step} ${one.to}`),
    together: said(together),
    alone: said(alone),
  };
}

describe('Moving a day of a plan (PLAN-06)', () => {
  it('of moving in moves every step that is not ordered', () => {
    expect(moved('moving-in', '2027-03-17').follow).toEqual([
      'contract 2027-03-16',
      'cleaning 2027-03-16',
      'move 2027-03-17',
    ]);
    const { follow, together } = moved('moving-in', '2027-03-17', { ordered: { move: '2027-03-10' } });
    // The ordered move requires the keys and a clean home.
    expect(follow).toEqual([]);
    expect(together).toMatchObject({ move: '2027-03-10', 'moving-in': '2027-03-17' });
  });

  it('of the move moves the day of moving in only if it would be earlier', () => {
    expect(moved('move', '2027-03-08').follow).toEqual(['contract 2027-03-05', 'cleaning 2027-03-05']);
    expect(moved('move', '2027-03-08').together).toMatchObject({ 'moving-in': '2027-03-10' });
    const days = { contract: '2027-03-09' };
    expect(moved('move', '2027-03-08', { days }).together['contract']).toBe('2027-03-05');
    expect(moved('move', '2027-03-12').follow).toEqual([
      'contract 2027-03-11',
      'cleaning 2027-03-11',
      'moving-in 2027-03-12',
    ]);
  });

  it('does not move the other steps if the person chooses so', () => {
    expect(moved('moving-in', '2027-03-17').alone).toMatchObject({
      contract: '2027-03-09',
      cleaning: '2027-03-09',
      move: '2027-03-10',
      'moving-in': '2027-03-17',
    });
    expect(moved('move', '2027-03-12').alone).toMatchObject({
      move: '2027-03-12',
      'moving-in': '2027-03-10',
    });
  });

  it('preserves the distance of chosen days, on working days where required', () => {
    const days = { contract: '2027-03-05', cleaning: '2027-03-06' };
    // Two days after Friday the 5th is a Sunday, so the contract stays on the Friday.
    expect(moved('moving-in', '2027-03-12', { days }).follow).toEqual([
      'cleaning 2027-03-08',
      'move 2027-03-12',
    ]);
    expect(moved('moving-in', '2027-03-17', { days }).together).toMatchObject({
      contract: '2027-03-12',
      cleaning: '2027-03-13',
    });
  });

  it('of the contract moves only the steps that would precede it', () => {
    expect(moved('contract', '2027-03-05').follow).toEqual([]);
    expect(moved('contract', '2027-03-10').follow).toEqual(['cleaning 2027-03-10']);
    expect(moved('contract', '2027-03-12').together).toMatchObject({
      contract: '2027-03-12',
      cleaning: '2027-03-12',
      move: '2027-03-12',
      'moving-in': '2027-03-12',
    });
  });

  it('of the cleaning moves the contract, which must precede it', () => {
    expect(moved('cleaning', '2027-03-05').follow).toEqual(['contract 2027-03-05']);
    const days = { contract: '2027-03-08' };
    expect(moved('cleaning', '2027-03-05', { days }).together['contract']).toBe('2027-03-05');
    expect(moved('cleaning', '2027-03-10').follow).toEqual([]);
  });

  it('is undone to the proposed day when the choice is removed', () => {
    const plan = planOf({ cleaning: '2027-03-05', contract: '2027-03-04' });
    expect(proposedDay(plan, 'cleaning')).toEqual({
      movingInOn: '2027-03-10',
      days: { contract: '2027-03-04' },
    });
  });

  it.each([
    ['2027-03-01', null],
    ['2027-02-28', 'error-date-past'],
    ['2027-02-30', 'error-date-invalid'],
    ['', 'error-date-invalid'],
    ['2028-03-01', 'error-plan-too-far'],
  ])('to "%s" gives: %s', (day, error) => {
    expect(dayError(day, TODAY)).toBe(error);
  });

  it('with the following steps preserves a possible plan; without them changes one step', () => {
    const offset = fc.integer({ min: 0, max: 60 }).map((days) => addDays(TODAY, days));
    const step = fc.constantFrom<MovedStep[]>('contract', 'cleaning', 'move', 'moving-in');
    fc.assert(
      fc.property(offset, offset, step, fc.boolean(), (movingInOn, day, which, isChosen) => {
        const plan = { ...planOf(), movingInOn };
        const days = isChosen
          ? Object.fromEntries(
              planDays(plan, { today: TODAY })
                .days.filter((one) => one.step === 'cleaning')
                .map((one) => ['cleaning', one.day]),
            )
          : {};
        const begun = { ...plan, days };
        const before = planDays(begun, { today: TODAY });
        const { together, alone } = moveDay(begun, which, day, { today: TODAY });
        const after = planDays({ ...begun, ...together }, { today: TODAY });
        const dayOf = (list: typeof before.days, one: string) => list.find((each) => each.step === one)?.day;
        expect(dayOf(after.days, which)).toBe(day);
        if (before.problem === null)
          expect([null, 'no-working-day', 'contract-closed']).toContain(after.problem);
        const left = planDays({ ...begun, ...alone }, { today: TODAY }).days;
        for (const one of ['contract', 'cleaning', 'move', 'moving-in']) {
          expect(dayOf(left, one)).toBe(one === which ? day : dayOf(before.days, one));
        }
      }),
    );
  });
});
