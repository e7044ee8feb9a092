import { afterAll, beforeAll, describe } from 'vitest';
import { HttpCommentGateway } from '../../../src/adapters/http/journal/http-comment-gateway.ts';
import { HttpJournalCatalogue } from '../../../src/adapters/http/journal/http-journal-catalogue.ts';
import * as calls from '../../../api/calls/newsletter/newsletter.ts';
import { httpGateway } from '../../../src/adapters/http/http-gateway.ts';
import type { Newsletter } from '../../../src/core/newsletter/newsletter.ts';
import { HttpCaptcha } from '../../../src/adapters/http/site/http-captcha.ts';
import { captchaSolverContract } from '../../contracts/site/captcha-solver.contract.ts';
import { commentGatewayContract } from '../../contracts/journal/comment-gateway.contract.ts';
import { journalCatalogueContract } from '../../contracts/journal/journal-catalogue.contract.ts';
import { aSolvedCaptcha } from '../support/a-captcha.ts';
import { POST, theJournal } from '../support/a-journal.ts';
import { aPerson } from '../support/an-account.ts';
import { startListeningApplication } from '../support/listening-application.ts';
import type { ListeningApplication } from '../support/listening-application.ts';

let app: ListeningApplication;
beforeAll(async () => {
  app = await startListeningApplication();
  await theJournal(app);
});
afterAll(() => app.close());

const empty = async (...tables: ('attempt' | 'post_comment')[]) => {
  for (const table of tables) await app.database.db.deleteFrom(table).execute();
};

describe('over HTTP', () => {
  journalCatalogueContract(async () => new HttpJournalCatalogue(app.browser()));

  commentGatewayContract(async () => {
    await empty('attempt', 'post_comment');
    return {
      visitor: new HttpCommentGateway(app.browser()),
      person: new HttpCommentGateway(app.browser(await aPerson(app))),
      captcha: () => aSolvedCaptcha(app),
      post: POST,
    };
  });

  captchaSolverContract(async () => {
    await empty('attempt');
    const browser = app.browser();
    return {
      solver: new HttpCaptcha(browser),
      isTaken: (solved) =>
        httpGateway<Newsletter>(browser, calls)
          .subscribe({ email: 'solver@example.com', captcha: solved })
          .then(
            () => true,
            () => false,
          ),
    };
  });
});
