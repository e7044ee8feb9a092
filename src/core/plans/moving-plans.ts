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
    try {
      const { plan } = await browser.read(id);
      if (await isTaken(account, id, plan)) await browser.delete(id);
      else refused += 1;
    } catch (error) {
      // Another window, or another part of this one, was quicker.
      if (!(error instanceof Failure) || error.kind !== 'not-found') throw error;
    }
  }
  return refused;
}

/** Whether the account has the plan now: what it has of it already is newer than what was left in the browser. */
async function isTaken(account: AccountPlans, id: string, plan: MovingPlan): Promise<boolean> {
  try {
    await account.save(id, plan, null);
    return true;
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'conflict') throw error;
    return error.messageKey === 'error-edited-elsewhere';
  }
}
