import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../module-context.ts';
import { CommentMails } from './comment-mails.ts';
import { exportJournal } from './export-journal.ts';
import type { JournalDependencies } from './journal-dependencies.ts';
import { journalRoutes } from './journal-routes.ts';
import { postFeed } from './post-feed.ts';

/** The blog and the comments of its readers. */
export function journalModule({ db, clock, texts, addresses, captcha, configuration }: ModuleContext) {
  const commentMails = new CommentMails(texts, addresses, configuration.teamEmail);
  const deps: JournalDependencies = { db, clock, texts, captcha, commentMails };
  return {
    deps,
    operations: journalRoutes(deps),
    serve: (server: FastifyInstance) => postFeed(server, deps, configuration),
    exports: [exportJournal],
  };
}
