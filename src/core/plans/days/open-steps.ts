import type { PlanDay } from './plan-day.ts';

/** The steps of a plan that somebody still has to see to: teams to be ordered, a contract to come, a notice to give. */
export function openSteps(days: readonly PlanDay[], today: string): PlanDay[] {
  return days.filter(
    ({ step, order, day, note }) =>
      order !== null || note?.kind === 'notice-open' || (step === 'contract' && day >= today),
  );
}
