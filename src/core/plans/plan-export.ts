import type { MovingPlan } from './moving-plan.ts';

/** What a plan is made into: entries for a calendar, a page of paper. */
export const PLAN_FORMATS = ['ics', 'pdf'] as const;
export type PlanFormat = (typeof PLAN_FORMATS)[number];

/** A file; its content is in Base64. */
export type PlanFile = { name: string; type: string; content: string };

/** Takes plans out of the site (PLAN-06, PLAN-09). */
export abstract class PlanExport {
  /** The plan as it is shown, wherever it is kept. @throws Failure */
  abstract file(id: string, plan: MovingPlan, format: PlanFormat): Promise<PlanFile>;
  /**
   * The address that calendars subscribe to, of a plan in the account; null while there is none.
   * @throws Failure `error-plan-not-found` (`not-found`)
   */
  abstract feed(id: string): Promise<string | null>;
  /** Makes that address; one that is there stays. @throws Failure as `feed` does */
  abstract openFeed(id: string): Promise<string>;
  /** Ends it: whoever has it gets nothing more. @throws Failure as `feed` does */
  abstract endFeed(id: string): Promise<void>;
}

/** Hands a file to whoever looks at the page. */
export abstract class FileSaver {
  abstract save(file: PlanFile): void;
}
