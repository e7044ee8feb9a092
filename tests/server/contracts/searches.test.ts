import { afterAll, beforeAll, describe } from 'vitest';
import { HttpPushAlerts } from '../../../src/adapters/http/http-push-alerts.ts';
import { HttpSavedSearches } from '../../../src/adapters/http/http-saved-searches.ts';
import { HttpSiteSearch } from '../../../src/adapters/http/http-site-search.ts';
import { siteSearchContract } from '../../contracts/searches/site-search.contract.ts';
import { pushAlertsContract } from '../../contracts/searches/push-alerts.contract.ts';
import { savedSearchesContract } from '../../contracts/searches/saved-searches.contract.ts';
import { aSolvedCaptcha } from '../support/a-captcha.ts';
import { mailsTo, somePlaces } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import { SOME_PUSH_KEYS } from '../support/outside-servers/push-service.ts';
import { startListeningApplication } from '../support/listening-application.ts';
import type { ListeningApplication } from '../support/listening-application.ts';

let app: ListeningApplication;
beforeAll(async () => {
  app = await startListeningApplication({ environment: SOME_PUSH_KEYS });
  await somePlaces(app);
});
afterAll(() => app.close());

describe('over HTTP', () => {
  siteSearchContract(async () => new HttpSiteSearch(app.browser()));
  pushAlertsContract(async () => {
    const person = await aPerson(app);
    return {
      alerts: new HttpPushAlerts(app.browser(person)),
      endpoints: async () => {
        const rows = await app.database.db
          .selectFrom('push_subscription')
          .select('endpoint')
          .where('account_id', '=', person.id)
          .orderBy('id')
          .execute();
        return rows.map(({ endpoint }) => endpoint);
      },
    };
  });
  savedSearchesContract(async () => ({
    searches: new HttpSavedSearches(app.browser(await aPerson(app))),
    solveCaptcha: () => aSolvedCaptcha(app, 'login'),
    tokenSentTo: async (email) =>
      /([\w-]{43})\?confirm=1/.exec((await mailsTo(app, email)).at(-1)?.text ?? '')?.[1] ?? '',
  }));
});
