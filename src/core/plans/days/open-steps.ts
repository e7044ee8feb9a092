import type { PlanDay } from './plan-day.ts';

/** Steps that still need an action: teams and goods to order, a contract to sign, a notice to give. */
export function openSteps(days: readonly PlanDay[], today: string): PlanDay[] {
  return days.filter(
    ({ step, order, day, note }) =>
      order !== null || note?.kind === 'notice-open' || (step === 'contract' && day >= today),
  );
}

/** The first step that needs an action, else the first one from today on; null if all are over. */
export function nextStep(days: readonly PlanDay[], today: string): PlanDay | null {
  const open = openSteps(days, today);
  return open[0] ?? days.find(({ day }) => day >= today) ?? null;
}
