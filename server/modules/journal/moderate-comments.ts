import type { Kysely, Transaction } from 'kysely';
import type { CommentReportReason } from '../../../src/core/journal/comment-rules.ts';
import { REPORTS_THAT_HOLD } from '../../../src/core/journal/comment-rules.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { hashOf } from '../../platform/secrets.ts';
import type { Database } from '../../tables.ts';
import type { JournalDependencies } from './journal-dependencies.ts';

/** Actor on a comment: an account, or a network address. */
type Actor = { accountId: number | null; address: string };

/** Deletes the writer's comment completely. @throws Failure `not-found` for another's */
export async function removeComment(
  { db }: JournalDependencies,
  id: number,
  { accountId, secret }: { accountId: number | null; secret: string | undefined },
): Promise<void> {
  const removed = await db
    .updateTable('post_comment')
    .set({ status: 'removed', name: '', email: '', text: '', text_hash: Buffer.alloc(0) })
    .where('id', '=', id)
    .where('status', 'in', ['shown', 'held'])
    .where((where) =>
      where.or([
        ...(accountId === null ? [] : [where('account_id', '=', accountId)]),
        ...(secret === undefined ? [] : [where('secret_hash', '=', hashOf(secret))]),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw noComment();
}

/**
 * Counts a report of a comment; three reports hide it until the team's decision.
 * @throws Failure `not-found`, `too-many`
 */
export async function reportComment(
  { db, clock, commentMails }: JournalDependencies,
  id: number,
  reason: CommentReportReason,
  { accountId, address }: Actor,
): Promise<void> {
  await countAttempt(db, `comment reports from ${address}`, { most: 20, minutes: 60 }, clock.now());
  const reporter = hashOf(accountId === null ? address : `account ${accountId}`);
  await inTransaction(db, async (transaction) => {
    const comment = await transaction
      .selectFrom('post_comment')
      .innerJoin('post', 'post.id', 'post_comment.post_id')
      .select(['post_comment.id', 'name', 'text', 'slug'])
      .where('post_comment.id', '=', id)
      .where('status', '=', 'shown')
      .forUpdate('post_comment')
      .executeTakeFirst();
    if (!comment) throw noComment();
    await transaction
      .insertInto('comment_report')
      .values({ comment_id: id, reporter, reason, created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { reports } = await transaction
      .selectFrom('comment_report')
      .select(({ fn }) => fn.countAll<number>().as('reports'))
      .where('comment_id', '=', id)
      .executeTakeFirstOrThrow();
    if (reports < REPORTS_THAT_HOLD) return;
    await transaction
      .updateTable('post_comment')
      .set({ status: 'held', held_for: 'reports' })
      .where('id', '=', id)
      .execute();
    await commentMails.pendingReview(transaction, { ...comment, heldFor: 'reports' });
  });
}

/** Returns the comments in moderation, oldest first. */
export async function pendingComments(db: Kysely<Database>) {
  return db
    .selectFrom('post_comment')
    .innerJoin('post', 'post.id', 'post_comment.post_id')
    .select(['post_comment.id', 'slug', 'name', 'text', 'held_for', 'created_at'])
    .where('status', '=', 'held')
    .orderBy('post_comment.id')
    .execute();
}

/**
 * Shows a comment and deletes its reports, or hides it permanently.
 * @returns number of reports this settles @throws Failure `not-found`
 */
export async function moderateComment(
  transaction: Transaction<Database>,
  id: number,
  verdict: 'shown' | 'hidden',
): Promise<number> {
  const judged = await transaction
    .updateTable('post_comment')
    .set({ status: verdict, held_for: null })
    .where('id', '=', id)
    .where('status', 'in', ['shown', 'held', 'hidden'])
    .returning('id')
    .executeTakeFirst();
  if (!judged) throw noComment();
  const { numDeletedRows } = await transaction
    .deleteFrom('comment_report')
    .where('comment_id', '=', id)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const noComment = () => new Failure('error-comment-not-found', {}, 'not-found');
