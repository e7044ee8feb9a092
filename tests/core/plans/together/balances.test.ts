import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharesOf, totalsOf, planCosts } from '../../../../src/core/plans/plan-costs.ts';
import { balancesOf } from '../../../../src/core/plans/together/balances.ts';
import { PAID_ONCE } from '../../../../src/core/plans/together/plan-payment.ts';
import type { PlanPayment } from '../../../../src/core/plans/together/plan-payment.ts';
import { aPayment, aPlan } from '../../../support/a-plan.ts';

const amounts = fc.integer({ min: 1, max: 500_000_000 });
const aPerson = fc.integer({ min: 0, max: 11 });
const somePayments = fc.array(
  fc.record({
    by: aPerson,
    to: fc.option(aPerson),
    cost: fc.constantFrom(...PAID_ONCE, null),
    amount: amounts,
  }),
  { maxLength: 20 },
);

describe('Payments and shares in a plan (PLAN-08)', () => {
  it('are half each for a deposit that one person paid', () => {
    const payments = [aPayment({ by: 0, cost: 'deposit', amount: 90_000 })];
    expect(balancesOf(aPlan({ payments }))).toEqual([
      { paid: 90_000, share: 45_000, balance: 45_000 },
      { paid: 0, share: 45_000, balance: -45_000 },
    ]);
  });

  it('are balanced after the debt is paid', () => {
    const payments = [
      aPayment({ by: 0, cost: 'deposit', amount: 90_000 }),
      aPayment({ by: 1, to: 0, amount: 45_000 }),
    ];
    expect(balancesOf(aPlan({ payments })).map(({ balance }) => balance)).toEqual([0, 0]);
  });

  it('follow the chosen shares', () => {
    const payments = [aPayment({ by: 1, cost: null, note: 'Ток', amount: 90_01 })];
    const shares = balancesOf(aPlan({ parts: [2, 1], payments })).map(({ share }) => share);
    expect(shares).toEqual([60_01, 30_00]);
  });

  it('include a person who left the plan, without a share of the costs', () => {
    const payments = [aPayment({ by: 2, cost: 'deposit', amount: 90_000 })];
    expect(balancesOf(aPlan({ people: 2, payments })).map(({ balance }) => balance)).toEqual([
      -45_000, -45_000, 90_000,
    ]);
  });

  it('have balances that add up to 0', () => {
    fc.assert(
      fc.property(somePayments, fc.integer({ min: 1, max: 12 }), (some, people) => {
        const payments = some.map((one) => aPayment(one as Partial<PlanPayment>));
        const balances = balancesOf(aPlan({ people, payments }));
        expect(balances.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
      }),
    );
  });

  it('match the plan’s cost per person once everything is paid', () => {
    fc.assert(
      fc.property(amounts, amounts, fc.integer({ min: 1, max: 12 }), (deposit, price, people) => {
        const plan = aPlan({ people });
        plan.home = { ...plan.home, deposit, price };
        const { contract, movingIn } = planCosts(plan);
        const payments = [...contract, ...movingIn].map(({ name, amount }) =>
          aPayment({ cost: PAID_ONCE.find((one) => one === name) ?? null, amount }),
        );
        const shares = sharesOf(plan, totalsOf(planCosts(plan)));
        expect(balancesOf({ ...plan, payments }).map(({ share }) => share)).toEqual(
          shares.map(({ upFront }) => upFront),
        );
      }),
    );
  });
});
