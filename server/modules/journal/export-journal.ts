import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';

/** Returns the comments that a person wrote while signed in, for the export of personal data. */
export async function exportJournal(
  db: Kysely<Database>,
  accountId: number,
): Promise<Record<string, unknown>> {
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
