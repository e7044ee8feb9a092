import type { Kysely, Transaction } from 'kysely';
import type { ReviewReportReason } from '../../../../src/core/reviews/review.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { countAttempt } from '../../../platform/http/attempt-limits.ts';
import { hashOf } from '../../../platform/secrets.ts';
import type { Database } from '../../../tables.ts';
import type { ReviewDependencies } from '../review-dependencies.ts';
import { notFound } from './product-questions.ts';

/**
 * Stores a report of a question or of its answer; the first one notifies the team. @throws Failure
 * `not-found`, `too-many`
 */
export async function reportQuestion(
  { db, clock, questionMails }: ReviewDependencies,
  { id, reason }: { id: number; reason: ReviewReportReason },
  { accountId, address }: { accountId: number | null; address: string },
): Promise<void> {
  await countAttempt(db, `question reports from ${address}`, { most: 20, minutes: 60 }, clock.now());
  const reporter = hashOf(accountId === null ? address : `account ${accountId}`);
  await inTransaction(db, async (transaction) => {
    const question = await transaction
      .selectFrom('product_question')
      .selectAll()
      .where('id', '=', id)
      .where('status', '=', 'shown')
      .forUpdate()
      .executeTakeFirst();
    if (!question) throw notFound();
    const waiting = await transaction
      .selectFrom('product_question_report')
      .select('question_id')
      .where('question_id', '=', id)
      .where('handled_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    await transaction
      .insertInto('product_question_report')
      .values({ question_id: id, reporter, reason, created_at: clock.now(), handled_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (!waiting) await questionMails.reported(transaction, question, reason);
  });
}

/** Returns the open reports of questions, oldest first. */
export async function reportedQuestions(db: Kysely<Database>) {
  return db
    .selectFrom('product_question_report as report')
    .innerJoin('product_question as question', 'question.id', 'report.question_id')
    .select(({ fn, ref }) => [
      'question.id',
      'product_id',
      'name',
      'text',
      'answer',
      fn.countAll<number>().as('reports'),
      fn
        .agg<string[]>('array_agg', [ref('reason')])
        .distinct()
        .as('reasons'),
      fn.min('report.created_at').as('first'),
    ])
    .where('handled_at', 'is', null)
    .groupBy('question.id')
    .orderBy('first')
    .execute();
}

/**
 * Hides a question with its answer and mails its asker the reason; shows it again; or leaves it. Marks its
 * reports as handled.
 * @throws Failure `not-found`
 */
export async function judgeQuestion(
  { clock, questionMails }: Pick<ReviewDependencies, 'clock' | 'questionMails'>,
  transaction: Transaction<Database>,
  id: number,
  verdict: { status: 'hidden'; reason: string } | { status: 'shown' } | { status: 'kept' },
): Promise<{ reports: number }> {
  const before = await transaction
    .selectFrom('product_question')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw notFound();
  const { numUpdatedRows } = await transaction
    .updateTable('product_question_report')
    .set({ handled_at: clock.now() })
    .where('question_id', '=', id)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  if (verdict.status !== 'kept' && before.status !== verdict.status) {
    await transaction
      .updateTable('product_question')
      .set({ status: verdict.status })
      .where('id', '=', id)
      .execute();
    if (verdict.status === 'hidden') await questionMails.hidden(transaction, before, verdict.reason);
    else await questionMails.shownAgain(transaction, before);
  }
  return { reports: Number(numUpdatedRows) };
}
