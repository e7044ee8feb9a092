import type { PlanGlance } from './plan-glance.ts';

/** Loads the code of plans for people who have one. */
export abstract class PlanGlanceOpener {
  /** @returns null without plans @throws Failure */
  abstract open(isSignedIn: boolean): Promise<PlanGlance | null>;
}
