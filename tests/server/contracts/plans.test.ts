import { afterAll, beforeAll, describe } from 'vitest';
import { HttpAccountPlans } from '../../../src/adapters/http/plans/http-account-plans.ts';
import { HttpPlanLinks, HttpSharedPlans } from '../../../src/adapters/http/plans/http-shared-plans.ts';
import { movingPlansContract } from '../../contracts/plans/moving-plans.contract.ts';
import { planLinksContract } from '../../contracts/plans/plan-links.contract.ts';
import { sharedPlansContract } from '../../contracts/plans/shared-plans.contract.ts';
import { aPerson } from '../support/an-account.ts';
import { startListeningApplication } from '../support/listening-application.ts';
import type { ListeningApplication } from '../support/listening-application.ts';

let app: ListeningApplication;
beforeAll(async () => {
  app = await startListeningApplication();
});
afterAll(() => app.close());

describe('over HTTP', () => {
  movingPlansContract(async () => new HttpAccountPlans(app.browser(await aPerson(app))));
  const sharing = async () => {
    const owner = app.browser(await aPerson(app));
    const visitor = app.browser();
    return {
      plans: new HttpAccountPlans(owner),
      links: new HttpPlanLinks(owner),
      shared: new HttpSharedPlans(visitor),
    };
  };
  planLinksContract(sharing);
  sharedPlansContract(sharing);
});
