import { describe, expect, it } from 'vitest';
import { EXAMPLE_FACTS, examplePlan } from '../../../src/core/plans/example-plan.ts';
import { planCosts, totalsOf } from '../../../src/core/plans/plan-costs.ts';

describe('The example on the home page', () => {
  it('adds a deposit of one rent, a commission of half a rent and the first rent', () => {
    const { contract, movingIn } = totalsOf(planCosts(examplePlan({ price: 120_000, area: 60, people: 2 })));
    expect({ contract, movingIn }).toEqual({ contract: 180_000, movingIn: 120_000 });
  });

  it('includes winter bills by m² and people', () => {
    const winter = (area: number, people: number) =>
      totalsOf(planCosts(examplePlan({ price: 120_000, area, people }))).monthly.winter;
    expect(winter(61, 2) - winter(60, 2)).toBe(170);
    expect(winter(60, 3) - winter(60, 2)).toBe(1_800 + 1_200 + 300 + 900);
  });

  it.each(['price', 'area', 'people'] as const)('starts with a usual %s that its slider reaches', (name) => {
    const { usual, from, to, step } = EXAMPLE_FACTS[name];
    expect([(usual - from) % step, (to - from) % step]).toEqual([0, 0]);
    expect(from < usual && usual < to).toBe(true);
  });
});
