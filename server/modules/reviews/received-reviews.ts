import type { Kysely } from 'kysely';
import { ReviewReplyCommand } from '../../../src/core/reviews/review-command.ts';
import type { ReceivedReview, ReviewReply } from '../../../src/core/reviews/review.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { PAGE_SIZE } from '../../../src/core/shared/page.ts';
import type { Page } from '../../../src/core/shared/page.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import type { Database } from '../../tables.ts';
import { checkText } from '../accounts/listing-warnings.ts';
import type { ReviewDependencies } from './review-dependencies.ts';
import { describeSubjects } from './reviewed-subjects.ts';
import { reviewOf } from './review-rows.ts';

type Reviewed = Pick<SignedIn, 'id' | 'vendorId'>;

/** Returns the reviews of a vendor's shop and products, or of a landlord, latest first. */
export async function listReceivedReviews(
  deps: ReviewDependencies,
  reviewed: Reviewed,
  { offset = 0, limit = PAGE_SIZE.reviews }: { offset?: number; limit?: number },
  language: Language,
): Promise<Page<ReceivedReview>> {
  const about = ofReviewed(deps.db, reviewed).where('status', '=', 'shown');
  const [rows, { total }] = await Promise.all([
    about.selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute(),
    about.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const subjects = rows.map(({ subject }) => subject);
  const known = await describeSubjects(deps, subjects, language);
  const data = rows.map((row) => ({
    ...reviewOf(row),
    subject: row.subject,
    title: known.get(row.subject)?.title ?? '',
  }));
  return { data, total };
}

/**
 * Stores the reviewed party's only reply. Idempotent.
 * @throws Failure `invalid` by field, `not-found`, `conflict` `error-review-answered`
 */
export async function replyToReview(
  { db, clock }: ReviewDependencies,
  reviewed: Reviewed,
  { id, text: typed }: { id: number; text: string },
): Promise<ReviewReply> {
  const command = new ReviewReplyCommand(typed);
  const errors = command.errors();
  if (Object.keys(errors).length > 0) throw new Failure('validation_failed', errors, 'invalid');
  const { text } = command;
  return inTransaction(db, async (transaction) => {
    const row = await ofReviewed(transaction, reviewed)
      .select(['id', 'reply', 'replied_at'])
      .where('id', '=', id)
      .where('status', '=', 'shown')
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new Failure('error-review-not-found', {}, 'not-found');
    if (row.reply !== null && row.replied_at !== null) {
      if (row.reply !== text) throw new Failure('error-review-answered', {}, 'conflict');
      return { text, at: row.replied_at.toISOString() };
    }
    const now = clock.now();
    await transaction
      .updateTable('review')
      .set({ reply: text, replied_at: now })
      .where('id', '=', id)
      .execute();
    await checkText(transaction, { kind: 'reply', id }, [text], now);
    return { text, at: now.toISOString() };
  });
}

/** A vendor may be a landlord too. */
function ofReviewed(db: Kysely<Database>, { id, vendorId }: Reviewed) {
  return db
    .selectFrom('review')
    .where(({ eb, or }) =>
      or([eb('subject', '=', `owner-${id}`), ...(vendorId === null ? [] : [eb('vendor_id', '=', vendorId)])]),
    );
}
