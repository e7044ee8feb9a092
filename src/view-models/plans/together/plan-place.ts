import type { MovingPlan } from '../../../core/plans/moving-plan.ts';
import type { EditedPlan } from '../../../core/plans/moving-plans.ts';
import type { PlanAddress } from '../../../core/plans/together/shared-plans.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';

export type KeptPlans = {
  read(id: string, signal?: CancelSignal): Promise<EditedPlan>;
  save(id: string, plan: MovingPlan, version: string | null): Promise<EditedPlan>;
};

/** Access to the storage of a screen. */
export type PlanPlace = {
  /** Plans that the server can read; null for visitors. */
  inAccount(): Promise<KeptPlans | null>;
  /**
   * Opens the storage in a browser.
   * @throws Failure
   */
  open(): Promise<KeptPlans>;
  /** Address for changes by others; null if the plan is private. */
  addressOf(id: string): Promise<PlanAddress | null>;
  /** Id of the account, if relevant. */
  readonly owner: number | null;
};
