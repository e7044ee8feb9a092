import type { PlanMaker } from './plan-maker.ts';

/** Brings what makes plans: it weighs, and most visitors of where a plan begins have not told of a home yet. */
export abstract class PlanMakerOpener {
  /** @throws Failure when it does not come. */
  abstract open(): Promise<PlanMaker>;
}
