import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planSums, upFrontOf } from '../../../src/core/plans/plan-sums.ts';
import { budgetCover } from '../../../src/core/plans/plan-budget.ts';
import { aPlan } from '../../support/a-plan.ts';
import { aThing } from '../../support/a-thing.ts';

// Deposit 900.00, commission 450.00, rent 900.00, two things for 960.00, delivery 5.90.
const plan = aPlan({ things: { budget: 'modest', things: [aThing({ quantity: 2 })] } });

describe('The costs within a budget (PLAN-02)', () => {
  it('are in the order of their due dates', () => {
    expect(budgetCover({ ...plan, budget: 200_000 })).toEqual({
      covered: ['deposit', 'commission'],
      short: [
        { name: 'first-rent', missing: 25_000 },
        { name: 'things', missing: 96_000 },
        { name: 'delivery', missing: 590 },
      ],
    });
  });

  it('have missing amounts that add up to the excess over the budget', () => {
    const total = upFrontOf(planSums(plan));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), (budget) => {
        const missing = budgetCover({ ...plan, budget }).short.reduce((sum, one) => sum + one.missing, 0);
        expect(missing).toBe(Math.max(0, total - budget));
      }),
    );
  });
});
