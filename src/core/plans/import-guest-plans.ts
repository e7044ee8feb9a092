import { Failure } from '../shared/failure.ts';
import type { MovingPlan } from './moving-plan.ts';
import type { AccountPlans, BrowserPlans } from './moving-plans.ts';

/**
 * Moves visitors' plans to the account after a login (PLAN-01): each leaves the browser once the account has
 * it.
 * @returns number of plans left in the browser because the account is full
 * @throws Failure if the account cannot be reached
 */
export async function importGuestPlans(browser: BrowserPlans, account: AccountPlans): Promise<number> {
  let refused = 0;
  for (const { id } of (await browser.list()).toReversed()) {
    try {
      const { plan } = await browser.read(id);
      if (await isImported(account, id, plan)) await browser.delete(id);
      else refused += 1;
    } catch (error) {
      // Another tab was faster.
      if (!(error instanceof Failure) || error.kind !== 'not-found') throw error;
    }
  }
  return refused;
}

/** True if the account has the plan; its version is newer than the browser's. */
async function isImported(account: AccountPlans, id: string, plan: MovingPlan): Promise<boolean> {
  try {
    await account.save(id, plan, null);
    return true;
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'conflict') throw error;
    return error.messageKey === 'error-edited-elsewhere';
  }
}
