import type { Kysely, Transaction } from 'kysely';
import type { OwnReview, Reviewable } from '../../../src/core/reviews/review.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Database } from '../../tables.ts';
import type { ReviewDependencies } from './review-dependencies.ts';
import { evidenceOf } from './review-evidence.ts';
import { describeSubjects } from './reviewed-subjects.ts';
import { ownReviewOf } from './review-rows.ts';
import { anonymizeQuestions } from './questions/question-data.ts';

/** Returns the account's reviews, latest first, and what it can still review. */
export async function listOwnReviews(
  deps: ReviewDependencies,
  account: { id: number; vendorId: number | null },
  language: Language,
): Promise<{ written: OwnReview[]; open: Reviewable[] }> {
  const { db, clock } = deps;
  const [rows, evidence] = await Promise.all([
    db.selectFrom('review').selectAll().where('account_id', '=', account.id).orderBy('id', 'desc').execute(),
    evidenceOf(db, account.id, clock.now()),
  ]);
  const written = new Set(rows.map(({ subject }) => subject));
  const subjects = [...written, ...evidence.map(({ subject }) => subject)];
  const known = await describeSubjects(deps, subjects, language);
  return {
    written: rows.flatMap((row) => {
      const subject = known.get(row.subject);
      return subject ? [ownReviewOf(row, subject)] : [];
    }),
    open: evidence.flatMap(({ subject, at }) => {
      const about = known.get(subject);
      if (!about || about.isGone || written.has(subject)) return [];
      const isOwn =
        about.ownerId === account.id || (about.vendorId !== null && about.vendorId === account.vendorId);
      return isOwn ? [] : [{ subject, title: about.title, image: about.image, at: at.toISOString() }];
    }),
  };
}

export async function exportReviews(
  db: Kysely<Database>,
  accountId: number,
): Promise<Record<string, unknown>> {
  const [reviews, helpful] = await Promise.all([
    db
      .selectFrom('review')
      .select(['subject', 'name', 'stars', 'text', 'pictures', 'status', 'reply', 'created_at', 'changed_at'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('review_vote')
      .select(['review_id', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('review_id')
      .execute(),
  ]);
  return { reviews, reviewsFoundHelpful: helpful };
}

/**
 * Anonymises the reviews of a deleted account and removes their pictures. Deletes the reviews about it as a
 * landlord.
 */
export async function anonymizeReviewer(
  transaction: Transaction<Database>,
  accountId: number,
): Promise<void> {
  await transaction
    .updateTable('review')
    .set({ account_id: null, name: null, pictures: '[]' })
    .where('account_id', '=', accountId)
    .execute();
  const subject = `owner-${accountId}`;
  await transaction.deleteFrom('review').where('subject', '=', subject).execute();
  await transaction.deleteFrom('review_summary').where('subject', '=', subject).execute();
  await anonymizeQuestions(transaction, accountId);
}
