import type { PlanDay } from './plan-days.ts';

/** The steps of a plan that somebody still has to see to: teams to be ordered, and a contract that is to come. */
export function openSteps(days: readonly PlanDay[], today: string): PlanDay[] {
  return days.filter(({ step, order, day }) => order !== null || (step === 'contract' && day >= today));
}
