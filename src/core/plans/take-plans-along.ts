import { Failure } from '../shared/failure.ts';
import type { MovingPlan } from './moving-plan.ts';
import type { AccountPlans, BrowserPlans } from './moving-plans.ts';

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
