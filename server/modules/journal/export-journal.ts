import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';
import { subscriptionOf } from './newsletter.ts';

/**
 * The letters and comments that somebody wrote while signed in, and the newsletter, for the export of the own data.
 */
export async function exportJournal(
  db: Kysely<Database>,
  accountId: number,
): Promise<Record<string, unknown>> {
  const [letters, comments, newsletter] = await Promise.all([
    db
      .selectFrom('contact_message')
      .select(['name', 'email', 'phone', 'subject', 'message', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('post_comment')
      .innerJoin('post', 'post.id', 'post_comment.post_id')
      .select(['slug as post', 'name', 'text', 'status', 'created_at'])
      .where('account_id', '=', accountId)
      .where('status', '<>', 'removed')
      .orderBy('post_comment.id')
      .execute(),
    subscriptionOf(db, accountId),
  ]);
  return { letters, comments, newsletter };
}
