import type { Kysely, Transaction } from 'kysely';
import type { ReviewReportReason } from '../../../src/core/reviews/review.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import { hashOf } from '../../platform/secrets.ts';
import type { Database } from '../../tables.ts';
import { handleListingWarnings } from '../accounts/listing-warnings.ts';
import { countStars } from './count-stars.ts';
import type { ReviewDependencies } from './review-dependencies.ts';

/**
 * Stores a report of a review; the first one notifies the team. The review stays visible until the team's
 * decision, so that reports cannot remove bad reviews. @throws Failure `not-found`, `too-many`
 */
export async function reportReview(
  { db, clock, mails }: ReviewDependencies,
  { id, reason }: { id: number; reason: ReviewReportReason },
  { accountId, address }: { accountId: number | null; address: string },
): Promise<void> {
  await countAttempt(db, `review reports from ${address}`, { most: 20, minutes: 60 }, clock.now());
  const reporter = hashOf(accountId === null ? address : `account ${accountId}`);
  await inTransaction(db, async (transaction) => {
    const review = await transaction
      .selectFrom('review')
      .select(['id', 'subject', 'name', 'text', 'pictures'])
      .where('id', '=', id)
      .where('status', '=', 'shown')
      .forUpdate()
      .executeTakeFirst();
    if (!review) throw notFound();
    const waiting = await transaction
      .selectFrom('review_report')
      .select('review_id')
      .where('review_id', '=', id)
      .where('handled_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    await transaction
      .insertInto('review_report')
      .values({ review_id: id, reporter, reason, created_at: clock.now(), handled_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (!waiting) await mails.reported(transaction, { ...review, reason });
  });
}

/** Returns the open reports, oldest first. */
export async function reportedReviews(db: Kysely<Database>) {
  return db
    .selectFrom('review_report')
    .innerJoin('review', 'review.id', 'review_report.review_id')
    .select(({ fn, ref }) => [
      'review.id',
      'subject',
      'name',
      'stars',
      'text',
      'review.pictures',
      fn.countAll<number>().as('reports'),
      fn
        .agg<string[]>('array_agg', [ref('reason')])
        .distinct()
        .as('reasons'),
      fn.min('review_report.created_at').as('first'),
    ])
    .where('handled_at', 'is', null)
    .groupBy('review.id')
    .orderBy('first')
    .execute();
}

/**
 * Leaves the review visible and marks its reports as handled. @throws Failure `not-found` without reports
 */
export async function handleReviewReports(
  { clock }: Pick<ReviewDependencies, 'clock'>,
  transaction: Transaction<Database>,
  id: number,
): Promise<{ reports: number }> {
  const handled = await markHandled(transaction, id, clock.now());
  if (handled === 0) throw notFound();
  return { reports: handled };
}

/**
 * Hides a review and notifies its writer of the reason and the way to object, or shows it again. Marks its
 * reports as handled.
 * @throws Failure `not-found`
 */
export async function moderateReview(
  { clock, mails }: ReviewDependencies,
  transaction: Transaction<Database>,
  id: number,
  verdict: { status: 'hidden'; reason: string } | { status: 'shown' },
): Promise<void> {
  const before = await transaction
    .selectFrom('review')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw notFound();
  await markHandled(transaction, id, clock.now());
  if (before.status === verdict.status) return;
  await changeReviewStatus(transaction, id, verdict.status);
  if (verdict.status === 'hidden') await mails.hidden(transaction, before, verdict.reason, clock.now());
  else await mails.shownAgain(transaction, before, clock.now());
}

/** Hides or shows a review without a mail, and counts its stars. */
export async function changeReviewStatus(
  transaction: Transaction<Database>,
  id: number,
  status: 'shown' | 'hidden',
): Promise<void> {
  const { subject } = await transaction
    .updateTable('review')
    .set({ status })
    .where('id', '=', id)
    .returning('subject')
    .executeTakeFirstOrThrow();
  await countStars(transaction, subject);
}

/**
 * Removes the reply to a review and its warnings. @returns the removed reply @throws Failure `not-found` without
 * a reply
 */
export async function removeReply(
  { clock }: Pick<ReviewDependencies, 'clock'>,
  transaction: Transaction<Database>,
  id: number,
): Promise<{ reply: string; repliedAt: Date | null }> {
  const review = await transaction
    .selectFrom('review')
    .select(['reply', 'replied_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!review || review.reply === null) throw notFound();
  await transaction
    .updateTable('review')
    .set({ reply: null, replied_at: null })
    .where('id', '=', id)
    .execute();
  await handleListingWarnings(transaction, { kind: 'reply', id }, clock.now());
  return { reply: review.reply, repliedAt: review.replied_at };
}

async function markHandled(transaction: Transaction<Database>, id: number, now: Date): Promise<number> {
  const warnings = await handleListingWarnings(transaction, { kind: 'review', id }, now);
  const { numUpdatedRows } = await transaction
    .updateTable('review_report')
    .set({ handled_at: now })
    .where('review_id', '=', id)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) + warnings;
}

const notFound = () => new Failure('error-review-not-found', {}, 'not-found');
