import { Failure } from '../shared/failure.ts';
import type { CancelSignal } from '../shared/failure.ts';
import type { MovingPlan } from './moving-plan.ts';

/** A plan as it is kept; a save names the version that it began with. */
export type EditedPlan = { id: string; plan: MovingPlan; version: string };

/** A plan in a list. */
export type PlanSummary = Pick<EditedPlan, 'id'> &
  Pick<MovingPlan, 'movingInOn'> &
  Pick<MovingPlan['home'], 'title' | 'cityId' | 'district' | 'area'>;

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
  return { id, movingInOn, title, cityId, district, area };
}

/**
 * Signing in takes the visitor's plans along (PLAN-01): each leaves the browser once the account has it.
 * @returns how many stay in the browser, as the account takes no more. @throws Failure when the account can't be reached
 */
export async function takePlansAlong(browser: BrowserPlans, account: AccountPlans): Promise<number> {
  let refused = 0;
  for (const { id } of (await browser.list()).toReversed()) {
    const { plan } = await browser.read(id);
    try {
      await account.save(id, plan, null);
    } catch (error) {
      if (!(error instanceof Failure) || error.kind !== 'conflict') throw error;
      // What the account has under this id is newer than what was left here.
      if (error.messageKey !== 'error-edited-elsewhere') {
        refused += 1;
        continue;
      }
    }
    await browser.delete(id);
  }
  return refused;
}
