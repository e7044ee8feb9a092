import { afterAll, beforeAll, describe } from 'vitest';
import { HttpCommentGateway } from '../../../src/adapters/http/journal/http-comment-gateway.ts';
import { HttpContactGateway } from '../../../src/adapters/http/journal/http-contact-gateway.ts';
import { HttpJournalCatalogue } from '../../../src/adapters/http/journal/http-journal-catalogue.ts';
import { HttpNewsletter } from '../../../src/adapters/http/journal/http-newsletter.ts';
import { HttpCaptcha } from '../../../src/adapters/http/site/http-captcha.ts';
import { captchaSolverContract } from '../../contracts/site/captcha-solver.contract.ts';
import { commentGatewayContract } from '../../contracts/journal/comment-gateway.contract.ts';
import { contactGatewayContract } from '../../contracts/contact/contact-gateway.contract.ts';
import { journalCatalogueContract } from '../../contracts/journal/journal-catalogue.contract.ts';
import { newsletterContract } from '../../contracts/newsletter/newsletter.contract.ts';
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

  newsletterContract(async () => {
    await empty('attempt');
    return {
      newsletter: new HttpNewsletter(app.browser()),
      captcha: new HttpCaptcha(app.browser()),
      tokenSentTo: async (email) => {
        const { text } = await app.database.db
          .selectFrom('mail')
          .select('text')
          .where('recipient', '=', email)
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow();
        return /token=([\w-]{43})/.exec(text)?.[1] ?? '';
      },
    };
  });

  contactGatewayContract(async () => {
    await empty('attempt');
    return new HttpContactGateway(app.browser());
  });

  captchaSolverContract(async () => {
    await empty('attempt');
    const browser = app.browser();
    return {
      solver: new HttpCaptcha(browser),
      isTaken: (solved) =>
        new HttpNewsletter(browser).subscribe('solver@example.com', solved).then(
          () => true,
          () => false,
        ),
    };
  });
});
