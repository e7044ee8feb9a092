import { planDays } from '../../core/plans/days/plan-days.ts';
import { nextStep } from '../../core/plans/days/plan-day.ts';
import type { PlanDay } from '../../core/plans/days/plan-day.ts';
import type { MovingPlans, PlanSummary } from '../../core/plans/moving-plans.ts';

/** The next plan with its next step; the step is null without a date or after all steps. */
export type PlanGlance = { summary: PlanSummary; step: PlanDay | null };

/**
 * Returns the plan with the nearest future date, else the latest one.
 * @param today `YYYY-MM-DD`
 * @returns null without plans
 * @throws Failure
 */
export async function readPlanGlance(plans: MovingPlans, today: string): Promise<PlanGlance | null> {
  const listed = await plans.list();
  const coming = listed
    .filter(({ movingInOn }) => movingInOn !== null && movingInOn >= today)
    .toSorted((one, other) => (one.movingInOn! < other.movingInOn! ? -1 : 1));
  const summary = coming[0] ?? listed[0];
  if (!summary) return null;
  const { plan } = await plans.read(summary.id);
  return { summary, step: nextStep(planDays(plan, { today }).days, today) };
}
