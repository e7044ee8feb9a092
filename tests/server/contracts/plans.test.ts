import { afterAll, beforeAll, describe } from 'vitest';
import { HttpAccountPlans } from '../../../src/adapters/http/plans/http-account-plans.ts';
import { movingPlansContract } from '../../contracts/plans/moving-plans.contract.ts';
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
});
