import type { Kysely, Selectable } from 'kysely';
import { QuestionCommand } from '../../../../src/core/reviews/question-command.ts';
import { SHOWN_QUESTIONS } from '../../../../src/core/reviews/product-questions.ts';
import type { ProductQuestion } from '../../../../src/core/reviews/product-questions.ts';
import { ReviewReplyCommand } from '../../../../src/core/reviews/review-command.ts';
import type { ReviewReply } from '../../../../src/core/reviews/review.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { FieldErrors } from '../../../../src/core/shared/failure.ts';
import type { Page } from '../../../../src/core/shared/page.ts';
import { languageOfText } from '../../../../src/core/shared/language.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { countAttempt } from '../../../platform/http/attempt-limits.ts';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import type { Database } from '../../../tables.ts';
import { publicNameOf } from '../../accounts/user-info.ts';
import type { ReviewDependencies } from '../review-dependencies.ts';
import type { ProductQuestionTable } from '../tables.ts';

type Row = Selectable<ProductQuestionTable>;
type Person = Pick<SignedIn, 'id' | 'vendorId'>;

/** Questions of one account in an hour. */
const QUESTIONS_LIMIT = { most: 10, minutes: 60 };

/** Returns the latest public questions about a product. @throws Failure `not-found` */
export async function listQuestions(
  { db }: Pick<ReviewDependencies, 'db'>,
  productId: number,
): Promise<Page<ProductQuestion> & { productId: number }> {
  await soldProduct(db, productId);
  const shown = db
    .selectFrom('product_question')
    .where('product_id', '=', productId)
    .where('status', '=', 'shown');
  const [rows, { total }] = await Promise.all([
    shown.selectAll().orderBy('id', 'desc').limit(SHOWN_QUESTIONS).execute(),
    shown.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { productId, data: rows.map(questionOf), total };
}

/** Ids of the shown questions that an account asked about a product. */
export async function ownQuestionIds(
  { db }: Pick<ReviewDependencies, 'db'>,
  { id: accountId }: Person,
  productId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('product_question')
    .select('id')
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .where('status', '=', 'shown')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Publishes a question and mails the vendor.
 * @throws Failure `invalid` by field, `not-found`, `too-many`, `conflict` `error-question-own` or `error-question-hidden`
 */
export async function askAboutProduct(
  { db, clock, questionMails }: ReviewDependencies,
  person: Person,
  { productId, text: typed }: { productId: number; text: string },
): Promise<ProductQuestion> {
  const command = new QuestionCommand(typed);
  ensureNone(command.errors());
  const { text } = command;
  const product = await soldProduct(db, productId);
  if (product.vendor_id === person.vendorId) throw new Failure('error-question-own', {}, 'conflict');
  const before = await sameQuestion(db, person.id, productId, text);
  if (before) return shownQuestion(before);
  await countAttempt(db, `questions of account ${person.id}`, QUESTIONS_LIMIT, clock.now());
  const row = await inTransaction(db, async (transaction) => {
    const { name } = await transaction
      .selectFrom('account')
      .select('name')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    const written = await transaction
      .insertInto('product_question')
      .values({
        product_id: productId,
        account_id: person.id,
        name: publicNameOf(name),
        text,
        language: languageOfText(text),
        answer: null,
        answered_at: null,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'product_id', 'text']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (written) await questionMails.received(transaction, written);
    return written;
  });
  // A simultaneous request has stored the same question.
  const question = row ?? (await sameQuestion(db, person.id, productId, text));
  if (!question) throw new Failure('error-please-try-again-later', {}, 'unavailable');
  return shownQuestion(question);
}

/** Deletes the asker's question with its answer. @throws Failure `not-found` */
export async function withdrawQuestion(
  { db }: Pick<ReviewDependencies, 'db'>,
  { id: accountId }: Person,
  id: number,
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('product_question')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('status', '=', 'shown')
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
}

/**
 * Stores the vendor's only answer and mails the asker. Idempotent.
 * @throws Failure `invalid` by field, `not-found`, `conflict` `error-question-answered`
 */
export async function answerQuestion(
  { db, clock, questionMails }: ReviewDependencies,
  { vendorId }: Person,
  { id, text: typed }: { id: number; text: string },
): Promise<Pick<ReviewReply, 'text' | 'at'>> {
  const command = new ReviewReplyCommand(typed, 'error-question-contact');
  ensureNone(command.errors());
  const { text } = command;
  return inTransaction(db, async (transaction) => {
    const row = await transaction
      .selectFrom('product_question')
      .innerJoin('product', 'product.id', 'product_question.product_id')
      .selectAll('product_question')
      .where('product_question.id', '=', id)
      .where('product_question.status', '=', 'shown')
      .where('product.vendor_id', '=', vendorId)
      .forUpdate('product_question')
      .executeTakeFirst();
    if (!row) throw notFound();
    if (row.answer !== null && row.answered_at !== null) {
      if (row.answer !== text) throw new Failure('error-question-answered', {}, 'conflict');
      return { text, at: row.answered_at.toISOString() };
    }
    const now = clock.now();
    await transaction
      .updateTable('product_question')
      .set({ answer: text, answered_at: now })
      .where('id', '=', id)
      .execute();
    await questionMails.answered(transaction, { ...row, answer: text });
    return { text, at: now.toISOString() };
  });
}

/** @throws Failure `not-found` for a product that is not for sale */
async function soldProduct(db: Kysely<Database>, id: number): Promise<{ vendor_id: number }> {
  const product = await db
    .selectFrom('product')
    .select('vendor_id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  if (!product) throw new Failure('error-product-not-found', {}, 'not-found');
  return product;
}

function sameQuestion(
  db: Kysely<Database>,
  accountId: number,
  productId: number,
  text: string,
): Promise<Row | undefined> {
  return db
    .selectFrom('product_question')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .where('text', '=', text)
    .executeTakeFirst();
}

/** @throws Failure `conflict` for a question that the team has hidden */
function shownQuestion(row: Row): ProductQuestion {
  if (row.status === 'hidden') throw new Failure('error-question-hidden', {}, 'conflict');
  return questionOf(row);
}

function questionOf(row: Row): ProductQuestion {
  const { id, name, text, language, answer, answered_at: answeredAt } = row;
  return {
    id,
    name,
    text,
    language,
    at: row.created_at.toISOString(),
    answer: answer === null || answeredAt === null ? null : { text: answer, at: answeredAt.toISOString() },
  };
}

/** @throws Failure `invalid` */
function ensureNone(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new Failure('validation_failed', errors, 'invalid');
}

export const notFound = (): Failure => new Failure('error-question-not-found', {}, 'not-found');
