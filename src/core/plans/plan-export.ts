import type { MovingPlan } from './moving-plan.ts';

/** What a plan is made into: entries for a calendar, a page of paper. */
export const PLAN_FORMATS = ['ics', 'pdf'] as const;
export type PlanFormat = (typeof PLAN_FORMATS)[number];

/** A file; its content is in Base64. */
export type PlanFile = { name: string; type: string; content: string };

/** Port to the files and the calendar address of a plan (PLAN-06, PLAN-09). */
export abstract class PlanExport {
  /** Returns the plan as it is shown, stored or not. @throws Failure */
  abstract planFile(input: { id: string; plan: MovingPlan; format: PlanFormat }): Promise<PlanFile>;
  /**
   * Returns the address that calendars subscribe to, of a plan in the account; null while there is none.
   * @throws Failure `error-plan-not-found` (`not-found`)
   */
  abstract planCalendar(input: { id: string }): Promise<{ address: string | null }>;
  /** Makes that address, unless there is one. @throws Failure as `planCalendar` does */
  abstract openPlanCalendar(input: { id: string }): Promise<{ address: string }>;
  /** Revokes the address. @throws Failure as `planCalendar` does */
  abstract endPlanCalendar(input: { id: string }): Promise<unknown>;
}

/** Hands a file to whoever looks at the page. */
export abstract class FileSaver {
  abstract save(file: PlanFile): void;
}
