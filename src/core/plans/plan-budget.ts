import type { CostName } from './plan-costs.ts';
import { upFrontSums } from './plan-sums.ts';
import type { MovingPlan } from './moving-plan.ts';

/** Costs that a budget covers, and those it does not, with the missing stotinki of each. */
export type BudgetCover = {
  covered: CostName[];
  short: { name: CostName; missing: number }[];
};

/**
 * Spends the budget on costs in the order of payment (PLAN-02). Missing amounts add up to the excess over the
 * budget.
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
