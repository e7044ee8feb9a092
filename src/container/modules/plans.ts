import { ContainerModule } from 'inversify';
import { HttpAccountPlans } from '../../adapters/http/plans/http-account-plans.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { StoredPlans } from '../../adapters/storage/stored-plans.ts';
import { TextStore } from '../../adapters/storage/text-store.ts';
import { AccountPlans, BrowserPlans } from '../../core/plans/moving-plans.ts';
import { lazyImport } from '../../core/shared/lazy-import.ts';
import { Session } from '../../view-models/accounts/session.ts';
import { PlanMakerOpener } from '../../view-models/plans/plan-openers.ts';
import { PlanRepository } from '../../view-models/plans/plan-repository.ts';

const planMaker = lazyImport(() => import('../on-demand/open-plan-maker.ts'));

/** Module of plans, in the account or in this browser. */
export default new ContainerModule(({ bind }) => {
  bind(AccountPlans).toResolvedValue((http) => new HttpAccountPlans(http), [HttpClient]);
  bind(BrowserPlans).toResolvedValue((store) => new StoredPlans(store), [TextStore]);
  bind(PlanRepository).toResolvedValue(
    (session, account, browser) => new PlanRepository(session, account, browser),
    [Session, AccountPlans, BrowserPlans],
  );
  bind(PlanMakerOpener).toResolvedValue(
    (http) => ({ open: async () => (await planMaker()).openPlanMaker(http) }),
    [HttpClient],
  );
});
