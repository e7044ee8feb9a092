import { SEASONS, seasonOf } from '../properties/bills/average-bills.ts';
import type { Season } from '../properties/bills/average-bills.ts';
import { leavingCosts } from './leaving/leaving-costs.ts';
import { isAlike, planCosts, totalOfLines, totalsOf } from './plan-costs.ts';
import type { CostLine } from './plan-costs.ts';
import { weightsOf } from './moving-plan.ts';
import type { MovingPlan } from './moving-plan.ts';
import { splitCosts } from './split-costs.ts';

/** Names of the sums of a plan: payments by date, and refunds. */
export type SumName =
  | 'contract'
  | 'moving-in'
  | 'monthly'
  | `monthly-${Season}`
  | 'last-month'
  | 'leaving'
  | 'deposit-back';

/** A sum in stotinki with its lines and the share of each person. */
export type PlanSum = { name: SumName; lines: CostLine[]; total: number; shares: number[] };

/** Sums of a plan in order (PLAN-02); equal months have one sum. */
export function planSums(plan: MovingPlan): PlanSum[] {
  const parts = weightsOf(plan);
  const sum = (name: SumName, lines: CostLine[]): PlanSum => {
    const total = totalOfLines(lines);
    return { name, lines, total, shares: splitCosts(total, parts) };
  };
  if (plan.leaving) {
    const { lastMonth, leaving, depositBack } = leavingCosts(plan, plan.leaving);
    return [sum('last-month', lastMonth), sum('leaving', leaving), sum('deposit-back', depositBack)];
  }
  const costs = planCosts(plan);
  const monthly = isAlike(totalsOf(costs))
    ? [sum('monthly', costs.monthly.winter)]
    : SEASONS.map((season) => sum(`monthly-${season}`, costs.monthly[season]));
  return [sum('contract', costs.contract), sum('moving-in', costs.movingIn), ...monthly];
}

/** Three sums for the summary; the monthly one is of the first month's season. `today` is `YYYY-MM-DD`. */
export function sumsInView(plan: MovingPlan, today: string): PlanSum[] {
  const season = seasonOf(plan.movingInOn ?? today);
  return planSums(plan).filter(({ name }) => !name.startsWith('monthly-') || name === `monthly-${season}`);
}

const isUpFront = ({ name }: PlanSum): boolean => !name.startsWith('monthly') && name !== 'deposit-back';

/** Sums that are paid before moving in, or out. */
export const upFrontSums = (plan: MovingPlan): PlanSum[] => planSums(plan).filter(isUpFront);

/** Total paid before moving in, or out, in stotinki. */
export const upFrontOf = (sums: readonly PlanSum[]): number =>
  sums.filter(isUpFront).reduce((all, { total }) => all + total, 0);
