import type { PlanMaker } from './plan-maker.ts';

/** Loads PlanMaker on demand. */
export abstract class PlanMakerOpener {
  /** @throws Failure if it fails to load */
  abstract open(): Promise<PlanMaker>;
}
