import type { PlanMaker } from './plan-maker.ts';
import type { PlanGlance } from './plan-glance.ts';

export abstract class PlanMakerOpener {
  /** @throws Failure if it fails to load */
  abstract open(): Promise<PlanMaker>;
}

/** Loads the code of plans for people who have one. */
export abstract class PlanGlanceOpener {
  /** @returns null without plans @throws Failure */
  abstract open(isSignedIn: boolean): Promise<PlanGlance | null>;
}
