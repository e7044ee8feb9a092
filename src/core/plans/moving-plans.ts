import type { CancelSignal } from '../shared/failure.ts';
import { directionOf } from './leaving/leaving.ts';
import type { MovingPlan } from './moving-plan.ts';
import type { PlanChange } from './together/plan-history.ts';

/** A plan as it is kept; a save names the version that it began with. */
export type EditedPlan = {
  id: string;
  plan: MovingPlan;
  version: string;
  /** Who changed what, the latest first; in a browser nobody but its visitor does. */
  changes?: PlanChange[];
};

/** A plan in a list. */
export type PlanSummary = Pick<EditedPlan, 'id'> &
  Pick<MovingPlan, 'movingInOn'> &
  Pick<MovingPlan['home'], 'title' | 'cityId' | 'district' | 'area'> & { direction: 'in' | 'out' };

/** Where plans are kept; each has an id that whoever makes it draws, and that nobody guesses. */
export abstract class MovingPlans {
  /** The latest first. */
  abstract list(signal?: CancelSignal): Promise<PlanSummary[]>;
  /** @throws Failure `error-plan-not-found` (`not-found`), also for one of somebody else */
  abstract read(id: string, signal?: CancelSignal): Promise<EditedPlan>;
  /**
   * Keeps a plan: a new one with null for its version, which sent again is the same one.
   * @throws Failure `error-edited-elsewhere` (`conflict`) for an older version, `error-too-many-plans` (`conflict`)
   */
  abstract save(id: string, plan: MovingPlan, version: string | null): Promise<EditedPlan>;
  /** @throws Failure `error-plan-not-found` (`not-found`) */
  abstract delete(id: string): Promise<void>;
}

/** The plans of whoever is signed in. */
export abstract class AccountPlans extends MovingPlans {}

/** The plans of a visitor, in this browser. */
export abstract class BrowserPlans extends MovingPlans {}

/** What a list shows of a plan. */
export function summaryOf({ id, plan }: Pick<EditedPlan, 'id' | 'plan'>): PlanSummary {
  const { movingInOn, home } = plan;
  const { title, cityId, district, area } = home;
  return { id, movingInOn, title, cityId, district, area, direction: directionOf(plan) };
}
