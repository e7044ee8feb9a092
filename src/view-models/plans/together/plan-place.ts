import type { MovingPlan } from '../../../core/plans/moving-plan.ts';
import type { EditedPlan } from '../../../core/plans/moving-plans.ts';
import type { PlanAddress } from '../../../core/plans/together/plan-events.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';

/** Where the plan of a screen is read and saved. */
export type KeptPlans = {
  read(id: string, signal?: CancelSignal): Promise<EditedPlan>;
  save(id: string, plan: MovingPlan, version: string | null): Promise<EditedPlan>;
};

/** How a screen comes to them. */
export type PlanPlace = {
  /** Those that a server can read too; null for a visitor's own, which only a browser has. */
  inAccount(): Promise<KeptPlans | null>;
  /** For a browser. @throws Failure */
  open(): Promise<KeptPlans>;
  /** Where others may change the plan; null where nobody can. */
  addressOf(id: string): Promise<PlanAddress | null>;
  /** Who is signed in, where that makes a difference. */
  readonly owner: number | null;
};
