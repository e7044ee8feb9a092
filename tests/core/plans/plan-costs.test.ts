import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageBills, SEASONS, seasonOf } from '../../../src/core/properties/bills/average-bills.ts';
import {
  homeCosts,
  planCosts,
  sharesOf,
  totalOfLines,
  totalsOf,
} from '../../../src/core/plans/plan-costs.ts';
import type { CostLine, PlanTotals } from '../../../src/core/plans/plan-costs.ts';
import { BILLS, HEATINGS } from '../../../src/core/properties/property-choices.ts';
import { plannedService } from '../../../src/core/plans/prefilled-services.ts';
import { deep, movingTeam, windows } from '../../support/a-service.ts';
import { aPlan, someHomeFacts } from '../../support/a-plan.ts';
import { aThing } from '../../support/a-thing.ts';

const short = (lines: readonly CostLine[]) => lines.map(({ name, amount, source }) => [name, amount, source]);

describe('The cost of moving in (PLAN-02)', () => {
  it('counts the contract and the first rent as costs of the home', () => {
    const plan = aPlan({ home: someHomeFacts({ price: 100_000, deposit: 80_000, commission: 50_000 }) });
    const lines = homeCosts(planCosts(plan));
    expect(lines.map(({ name }) => name)).toEqual(['deposit', 'commission', 'first-rent']);
    expect(totalOfLines(lines)).toBe(230_000);
  });

  it('is grouped by due date, with the source of each amount', () => {
    const services = { chosen: false, orderToken: null };
    const plan = aPlan({
      cleaning: { ...services, services: [deep, windows].map(plannedService) },
      move: { ...services, services: [plannedService(movingTeam)] },
      things: { budget: 'modest', things: [aThing({ quantity: 2 })] },
    });
    const { contract, movingIn } = planCosts(plan);
    expect(short(contract)).toEqual([
      ['deposit', 90_000, 'listing'],
      ['commission', 45_000, 'listing'],
    ]);
    // 7.50 × 60 m² × 1.3, and four windows at 9.00. Three hours at 75.00.
    expect(short(movingIn)).toEqual([
      ['first-rent', 90_000, 'listing'],
      ['cleaning', 58_500 + 3_600, 'services'],
      ['move', 22_500, 'services'],
      ['things', 96_000, 'shop'],
      ['delivery', 590, 'shop'],
    ]);
  });

  it('omits zero amounts, and marks the source of a typed home', () => {
    const home = someHomeFacts({ propertyId: null, deposit: 0, commission: 0 });
    const costs = planCosts(aPlan({ home }));
    expect(costs.contract).toEqual([]);
    expect(short(costs.movingIn)).toEqual([['first-rent', 90_000, 'typed']]);
  });
});

describe('A month in the home (PLAN-02)', () => {
  const monthly = (home = someHomeFacts(), people = 2) => planCosts(aPlan({ home, people })).monthly;

  it('includes the listed bills, none that the owner pays, and averages for the others', () => {
    expect(short(monthly().winter)).toEqual([
      ['rent', 90_000, 'listing'],
      ['electricity', 6_000, 'listing'],
      ['water', 2_400, 'average'],
      ['internet', 2_500, 'average'],
      ['heating', 600 + 2 * 900 + 64 * 170, 'average'],
    ]);
  });

  it('costs less for heating in summer', () => {
    expect(short(monthly().summer).at(-1)).toEqual(['heating', 2_400, 'average']);
  });

  it('uses the heating of the listing in winter and the average in summer', () => {
    const entered = (amount: number) =>
      monthly(someHomeFacts({ bills: [{ bill: 'heating', payer: 'tenant', amount }] }));
    expect(short(entered(12_000).winter).at(-1)).toEqual(['heating', 12_000, 'listing']);
    expect(short(entered(12_000).summer).at(-1)).toEqual(['heating', 2_400, 'average']);
    expect(short(entered(2_000).summer).at(-1)).toEqual(['heating', 2_000, 'listing']);
  });

  it('adds electric heating to the electricity bill, unless the listing states that bill', () => {
    const home = someHomeFacts({ heating: 'electricity', bills: [] });
    const [winter, summer] = SEASONS.map((season) =>
      monthly(home)[season].find(({ name }) => name === 'electricity'),
    );
    expect(winter?.amount).toBe(1_500 + 2 * 1_800 + 64 * 280);
    expect(summer?.amount).toBe(1_500 + 2 * 1_800);
    const entered = monthly({ ...home, bills: [{ bill: 'electricity', payer: 'tenant', amount: 20_000 }] });
    expect([entered.winter, entered.summer].map((lines) => lines[1]?.amount)).toEqual([20_000, 20_000]);
  });

  it('omits zero bills, and includes bills that only the listing has', () => {
    const bills = [
      { bill: 'water', payer: 'tenant', amount: 0 },
      { bill: 'television', payer: 'tenant', amount: 1_800 },
      { bill: 'gas', payer: 'tenant', amount: null },
    ] as const;
    const names = monthly(someHomeFacts({ bills: [...bills] })).winter.map(({ name }) => name);
    expect(names).toEqual(['rent', 'electricity', 'internet', 'entrance-fee', 'heating', 'television']);
  });

  it('is a winter month from November to March', () => {
    const months = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-15`);
    expect(
      months
        .map(seasonOf)
        .map((season) => (season === 'winter' ? 1 : 0))
        .join(''),
    ).toBe('111000000011');
  });

  it('is never more expensive in summer than in winter, by the averages', () => {
    fc.assert(
      fc.property(fc.constantFrom(...HEATINGS), fc.integer({ min: 1, max: 12 }), (heating, people) => {
        const { winter, summer } = totalsOf(
          planCosts(aPlan({ home: someHomeFacts({ heating, bills: [] }), people })),
        ).monthly;
        expect(summer).toBeLessThanOrEqual(winter);
        expect([...averageBills(heating, 'winter').keys()].every((name) => BILLS.includes(name))).toBe(true);
      }),
    );
  });
});

describe('The cost per person (PLAN-02, PLAN-08)', () => {
  const flat = ({ contract, movingIn, upFront, monthly }: PlanTotals) => [
    contract,
    movingIn,
    upFront,
    monthly.winter,
    monthly.summer,
  ];

  it('adds up to the totals to the stotinka, for every due date and any shares', () => {
    const money = fc.integer({ min: 0, max: 20_000_000 });
    const parts = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(money, money, money, parts, (price, deposit, commission, chosen) => {
        const home = someHomeFacts({ price, deposit, commission });
        const plan = aPlan({ home, people: chosen.length, parts: chosen });
        const totals = totalsOf(planCosts(plan));
        const shares = sharesOf(plan, totals).map(flat);
        expect(shares).toHaveLength(chosen.length);
        expect(
          flat(totals).map((_, place) => shares.reduce((sum, share) => sum + (share[place] ?? 0), 0)),
        ).toEqual(flat(totals));
      }),
    );
  });

  it('is equal if the shares are zero or not one per person', () => {
    const totals = totalsOf(planCosts(aPlan()));
    for (const parts of [null, [3, 1, 1], [0, 0]]) {
      const [first, second] = sharesOf(aPlan({ parts }), totals).map(flat);
      expect((first?.[2] ?? 0) - (second?.[2] ?? 0)).toBeLessThanOrEqual(2);
    }
    expect(sharesOf(aPlan({ parts: [2, 1] }), totals).map(({ contract }) => contract)).toEqual([
      90_000, 45_000,
    ]);
  });
});
