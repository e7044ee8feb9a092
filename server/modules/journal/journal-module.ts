import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../module-context.ts';
import { CommentMails } from './comment-mails.ts';
import type { JournalDependencies } from './journal-dependencies.ts';
import { journalRoutes } from './journal-routes.ts';
import { postFeed } from './post-feed.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';

/** The blog and the comments of its readers. */
export function journalModule({
  db,
  clock,
  texts,
  addresses,
  captcha,
  company,
  configuration,
}: ModuleContext) {
  const commentMails = new CommentMails(texts, addresses, company);
  const deps: JournalDependencies = { db, clock, texts, captcha, commentMails };
  return {
    deps,
    operations: journalRoutes(deps),
    serve: (server: FastifyInstance) => postFeed(server, deps, configuration),
    exports: [exportJournal],
  };
}

/** Returns the comments that a person wrote while signed in, for the export of personal data. */
async function exportJournal(db: Kysely<Database>, accountId: number): Promise<Record<string, unknown>> {
  const comments = await db
    .selectFrom('post_comment')
    .innerJoin('post', 'post.id', 'post_comment.post_id')
    .select(['slug as post', 'name', 'text', 'status', 'created_at'])
    .where('account_id', '=', accountId)
    .where('status', '<>', 'removed')
    .orderBy('post_comment.id')
    .execute();
  return { comments };
}
