import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { USUAL_LEAVING } from '../../../../src/core/plans/leaving/leaving.ts';
import type { Leaving } from '../../../../src/core/plans/leaving/leaving.ts';
import type { MovingPlan, PlannedServices } from '../../../../src/core/plans/moving-plan.ts';
import { planSums, upFrontOf } from '../../../../src/core/plans/plan-sums.ts';
import { aPlan, someHomeFacts } from '../../../support/a-plan.ts';

const cleaning: PlannedServices = {
  services: [{ serviceKey: 'moving-out', name: '', type: 'deep', price: 580, sqm: 64 }],
  chosen: false,
  orderToken: null,
};
/** 900 leva of rent and as much deposit; left on 15 April. */
const leavingPlan = (change: Partial<MovingPlan> = {}, leaving: Partial<Leaving> = {}) =>
  aPlan({ movingInOn: '2027-04-15', leaving: { ...USUAL_LEAVING, ...leaving }, cleaning, ...change });
const totals = (plan: MovingPlan) =>
  Object.fromEntries(planSums(plan).map(({ name, total }) => [name, total]));
const sumOf = (plan: MovingPlan, name: string) => planSums(plan).find((sum) => sum.name === name);

describe('The costs and refunds of leaving a home', () => {
  it('are the last rent and bills by days, the teams, and the deposit less the debt', () => {
    const plan = leavingPlan({}, { owed: 20_000 });
    const lines = sumOf(plan, 'last-month')?.lines ?? [];
    expect(lines[0]).toMatchObject({ name: 'last-rent', amount: 45_000, month: { days: 15, of: 30 } });
    expect(totals(plan)).toMatchObject({ leaving: 37_120, 'deposit-back': 70_000 });
    expect(sumOf(plan, 'deposit-back')?.lines).toEqual([
      { name: 'deposit', amount: 90_000, source: 'listing' },
      { name: 'owed', amount: -20_000, source: 'typed' },
    ]);
  });

  it('include the bills of the season of leaving', () => {
    const home = someHomeFacts({ heating: 'tec', bills: [] });
    const heating = (movingInOn: string) =>
      sumOf(leavingPlan({ home, movingInOn }), 'last-month')?.lines.find(({ name }) => name === 'heating');
    // 6 + 9 × 2 leva for the home and two people. In winter 1.70 more for each of 64 m². Half a month.
    expect(heating('2027-04-15')?.amount).toBe(1_200);
    expect(heating('2027-11-15')?.amount).toBe(6_640);
  });

  it('include no rent without a day, and never deduct more than the deposit', () => {
    expect(totals(leavingPlan({ movingInOn: null }))['last-month']).toBe(0);
    const owing = leavingPlan({}, { owed: 95_000 });
    expect(totals(owing)['deposit-back']).toBe(0);
    expect(totals(leavingPlan({ home: someHomeFacts({ deposit: 0 }) }))['deposit-back']).toBe(0);
  });

  it('return to each person their share of the deposit, to the stotinka', () => {
    const plan = leavingPlan({ people: 3, parts: [2, 1, 1] }, { owed: 1 });
    expect(sumOf(plan, 'deposit-back')?.shares).toEqual([44_999, 22_500, 22_500]);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 90_000 }),
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (owed, parts, rentDay) => {
          for (const { total, shares } of planSums(
            leavingPlan({ people: parts.length, parts }, { owed, rentDay }),
          )) {
            expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
          }
        },
      ),
    );
  });

  it('do not count refunds as payments', () => {
    const sums = planSums(leavingPlan());
    const [last = 0, leaving = 0] = sums.map(({ total }) => total);
    expect(upFrontOf(sums)).toBe(last + leaving);
  });
});
