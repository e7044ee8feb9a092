import { afterAll, beforeAll, describe } from 'vitest';
import { HttpSavedSearches } from '../../../src/adapters/http/http-saved-searches.ts';
import { savedSearchesContract } from '../../contracts/searches/saved-searches.contract.ts';
import { aSolvedCaptcha } from '../support/a-captcha.ts';
import { mailsTo, somePlaces } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import { startListeningApplication } from '../support/listening-application.ts';
import type { ListeningApplication } from '../support/listening-application.ts';

let app: ListeningApplication;
beforeAll(async () => {
  app = await startListeningApplication();
  await somePlaces(app);
});
afterAll(() => app.close());

describe('over HTTP', () => {
  savedSearchesContract(async () => ({
    searches: new HttpSavedSearches(app.browser(await aPerson(app))),
    solveCaptcha: () => aSolvedCaptcha(app, 'login'),
    tokenSentTo: async (email) =>
      /([\w-]{43})\?confirm=1/.exec((await mailsTo(app, email)).at(-1)?.text ?? '')?.[1] ?? '',
  }));
});
