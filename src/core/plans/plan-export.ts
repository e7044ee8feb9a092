import type { MovingPlan } from './moving-plan.ts';

/** Formats of a plan's files: calendar and paper. */
export const PLAN_FORMATS = ['ics', 'pdf'] as const;
export type PlanFormat = (typeof PLAN_FORMATS)[number];

/** A file with its content in Base64. */
export type PlanFile = { name: string; type: string; content: string };

/** Port to the files and the calendar address of a plan (PLAN-06, PLAN-09). */
export abstract class PlanExport {
  /**
   * Returns a file of the plan, stored or not.
   * @throws Failure
   */
  abstract planFile(input: { id: string; plan: MovingPlan; format: PlanFormat }): Promise<PlanFile>;
  /**
   * Returns the calendar subscription of an account's plan; null without one.
   * @throws Failure `error-plan-not-found` (`not-found`)
   */
  abstract planCalendar(input: { id: string }): Promise<{ address: string | null }>;
  /**
   * Creates the subscription unless it exists.
   * @throws Failure as `planCalendar`
   */
  abstract openPlanCalendar(input: { id: string }): Promise<{ address: string }>;
  /**
   * Revokes the subscription.
   * @throws Failure as `planCalendar`
   */
  abstract endPlanCalendar(input: { id: string }): Promise<unknown>;
}

/** Port that downloads a file in the browser. */
export abstract class FileSaver {
  abstract save(file: PlanFile): void;
}
