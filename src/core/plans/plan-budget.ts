import type { CostName } from './plan-costs.ts';
import { upFrontSums } from './plan-sums.ts';
import type { MovingPlan } from './moving-plan.ts';

/** Costs that a budget covers, and those it does not, with the stotinki missing for each. */
export type BudgetCover = {
  covered: CostName[];
  short: { name: CostName; missing: number }[];
};

/**
 * Spends the budget on the up-front costs in the order in which they are paid (PLAN-02). The missing amounts add up to
 * what the plan is over its budget.
 */
export function budgetCover(plan: MovingPlan): BudgetCover {
  let left = plan.budget ?? 0;
  const cover: BudgetCover = { covered: [], short: [] };
  for (const { name, amount } of upFrontSums(plan).flatMap(({ lines }) => lines)) {
    const missing = Math.max(0, amount - left);
    left -= amount - missing;
    if (missing > 0) cover.short.push({ name, missing });
    else if (amount > 0) cover.covered.push(name);
  }
  return cover;
}
