import { HttpAccountPlans } from '../../adapters/http/plans/http-account-plans.ts';
import type { HttpClient } from '../../adapters/http/http-client.ts';
import { StoredPlans } from '../../adapters/storage/stored-plans.ts';
import type { TextStore } from '../../adapters/storage/text-store.ts';
import { sofiaDay } from '../../core/shared/sofia-time.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { Session } from '../../view-models/accounts/session.ts';
import { readPlanGlance } from '../../view-models/plans/plan-glance.ts';
import type { PlanGlance } from '../../view-models/plans/plan-glance.ts';
import { PlanRepository } from '../../view-models/plans/plan-repository.ts';

/**
 * Next step of the plan in the account, or in this browser.
 * @throws Failure
 */
export async function planGlance(
  session: Session,
  http: HttpClient,
  store: TextStore,
  clock: Clock,
): Promise<PlanGlance | null> {
  const shelf = new PlanRepository(session, new HttpAccountPlans(http), new StoredPlans(store));
  return readPlanGlance(await shelf.open(), sofiaDay(clock.now()));
}
