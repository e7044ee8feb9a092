import type { Kysely, Transaction } from 'kysely';
import type { BodyOf } from '../../../api/operation.ts';
import type { writeReview as contract } from '../../../api/reviews/reviews.ts';
import { ReviewCommand } from '../../../src/core/reviews/review-command.ts';
import type { OwnReview, Stars } from '../../../src/core/reviews/review.ts';
import type { ReviewState } from '../../../src/core/reviews/review-gateway.ts';
import { parseSubject } from '../../../src/core/reviews/review.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { TEXT_WARNINGS } from '../../../src/core/shared/text-warnings.ts';
import { languageOfText } from '../../../src/core/shared/language.ts';
import { inTransaction, json } from '../../platform/database/database.ts';
import { attachPictures, releasePictures } from '../../platform/pictures/attached-pictures.ts';
import { keyOfPicture } from '../../platform/pictures/picture-rows.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import type { Database } from '../../tables.ts';
import { checkText, liftWarnings } from '../accounts/listing-warnings.ts';
import { publicNameOf } from '../accounts/user-info.ts';
import { countStars } from './count-stars.ts';
import type { ReviewDependencies } from './review-dependencies.ts';
import { evidenceOf } from './review-evidence.ts';
import { describeSubjects } from './reviewed-subjects.ts';
import type { ReviewedSubject } from './reviewed-subjects.ts';
import { ownReviewOf } from './review-rows.ts';
import type { ReviewRow } from './review-rows.ts';

type Writer = Pick<SignedIn, 'id' | 'vendorId'>;
type Sent = BodyOf<typeof contract>;
type Checked = { stars: Stars; text: string; pictures: readonly string[] };

/** Returns the account's review state of a subject. @throws Failure `not-found` */
export async function reviewState(
  deps: ReviewDependencies,
  writer: Writer,
  subject: string,
  language: Language,
): Promise<ReviewState> {
  const known = await subjectOf(deps, subject, language);
  const row = await rowOf(deps.db, writer.id, subject);
  const { title, image } = known;
  return {
    subject,
    title,
    image,
    problem: row ? hiddenProblem(row) : await problemOf(deps, writer, subject, known),
    review: row ? ownReviewOf(row, known) : null,
  };
}

/**
 * Stores a buyer's review (TRUST-04). Idempotent.
 * @throws Failure `invalid` by field, `not-found`, `too-many`, `conflict` by `ReviewState.problem` or
 * `error-review-exists`
 */
export async function writeReview(
  deps: ReviewDependencies,
  writer: Writer,
  { subject, form }: { subject: string; form: Sent },
  language: Language,
): Promise<OwnReview> {
  const { db, clock } = deps;
  const command = checked(form);
  const { stars, text, pictures } = command;
  const known = await subjectOf(deps, subject, language);
  const before = await rowOf(db, writer.id, subject);
  if (before) return sameOrConflict(before, command, known);
  const problem = await problemOf(deps, writer, subject, known);
  if (problem !== null) throw new Failure(problem, {}, 'conflict');
  await limitWriter(deps, writer);
  const { name } = await db
    .selectFrom('account')
    .select('name')
    .where('id', '=', writer.id)
    .executeTakeFirstOrThrow();
  const row = await inTransaction(db, async (transaction) => {
    const written = await transaction
      .insertInto('review')
      .values({
        stars,
        text,
        subject,
        vendor_id: known.vendorId,
        account_id: writer.id,
        name: publicNameOf(name),
        language: languageOfText(text),
        reply: null,
        replied_at: null,
        created_at: clock.now(),
        changed_at: null,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'subject']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!written) return undefined;
    await checkText(transaction, { kind: 'review', id: written.id }, [text], clock.now());
    await countStars(transaction, subject);
    return attach(transaction, writer, written, pictures);
  });
  if (row) return ownReviewOf(row, known);
  // A simultaneous request has stored the review.
  const first = await rowOf(db, writer.id, subject);
  if (!first) throw new Failure('error-please-try-again-later', {}, 'unavailable');
  return sameOrConflict(first, command, known);
}

/** @throws Failure `invalid` by field, `not-found`, `too-many`, `conflict` `error-review-hidden` */
export async function changeReview(
  deps: ReviewDependencies,
  { writer, id }: { writer: Writer; id: number },
  form: Sent,
  language: Language,
): Promise<OwnReview> {
  const command = checked(form);
  await ensureOwn(deps.db, writer, id);
  await limitWriter(deps, writer);
  const row = await inTransaction(deps.db, async (transaction) => {
    const before = await ensureOwn(transaction, writer, id);
    if (isSame(before, command)) return before;
    const { stars, text, pictures } = command;
    const changed = await transaction
      .updateTable('review')
      .set({ stars, text, language: languageOfText(text), changed_at: deps.clock.now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await checkText(transaction, { kind: 'review', id }, [text], deps.clock.now());
    await countStars(transaction, changed.subject);
    await releasePictures(transaction, subjectOfPictures(id), pictures);
    return attach(transaction, writer, changed, pictures);
  });
  return ownReviewOf(row, await subjectOf(deps, row.subject, language));
}

/** Deletes the review completely. @throws Failure `not-found`; `conflict` `error-review-hidden` */
export async function withdrawReview(
  { db }: ReviewDependencies,
  { writer, id }: { writer: Writer; id: number },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { subject } = await ensureOwn(transaction, writer, id);
    await transaction.deleteFrom('review').where('id', '=', id).execute();
    for (const kind of ['review', 'reply'] as const)
      await liftWarnings(transaction, { kind, id }, TEXT_WARNINGS);
    await countStars(transaction, subject);
  });
}

/** @throws Failure `invalid` by field */
function checked({ pictures: keys = [], ...form }: Sent): Checked {
  const command = new ReviewCommand({ ...form, pictures: keys.map((key) => ({ key })) });
  const errors = command.errors();
  const { stars, text, pictures } = command;
  if (stars === null || Object.keys(errors).length > 0)
    throw new Failure('validation_failed', errors, 'invalid');
  return { stars, text, pictures };
}

const subjectOfPictures = (id: number): string => `review:${id}`;

/** @throws Failure `invalid` for another account's picture */
async function attach(
  transaction: Transaction<Database>,
  writer: Writer,
  row: ReviewRow,
  keys: readonly string[],
): Promise<ReviewRow> {
  const pictures = await attachPictures(transaction, writer.id, keys, subjectOfPictures(row.id), 'pictures');
  await transaction
    .updateTable('review')
    .set({ pictures: json(pictures) })
    .where('id', '=', row.id)
    .execute();
  return { ...row, pictures };
}

function isSame(row: ReviewRow, { stars, text, pictures }: Checked): boolean {
  return (
    row.stars === stars && row.text === text && row.pictures.map(keyOfPicture).join() === pictures.join()
  );
}

async function limitWriter({ db, clock }: ReviewDependencies, { id }: Writer): Promise<void> {
  await countAttempt(db, `reviews of account ${id}`, { most: 30, minutes: 60 }, clock.now());
}

/** @throws Failure `not-found` */
async function subjectOf(
  deps: ReviewDependencies,
  subject: string,
  language: Language,
): Promise<ReviewedSubject> {
  const known = (await describeSubjects(deps, [subject], language)).get(subject);
  if (!known) throw new Failure('error-review-subject', {}, 'not-found');
  return known;
}

/** Message key of the reason against a review; null if allowed. */
async function problemOf(
  { db, clock }: ReviewDependencies,
  { id, vendorId }: Writer,
  subject: string,
  known: ReviewedSubject,
): Promise<string | null> {
  const isOwn = known.ownerId === id || (known.vendorId !== null && known.vendorId === vendorId);
  if (isOwn) return 'error-review-own';
  const [evidence] = await evidenceOf(db, id, clock.now(), subject);
  if (!evidence) return `error-review-unverified-${parseSubject(subject)?.kind}`;
  return known.isGone ? 'error-review-gone' : null;
}

const hiddenProblem = ({ status }: ReviewRow) => (status === 'hidden' ? 'error-review-hidden' : null);

function sameOrConflict(row: ReviewRow, command: Checked, known: ReviewedSubject): OwnReview {
  if (isSame(row, command)) return ownReviewOf(row, known);
  throw new Failure('error-review-exists', {}, 'conflict');
}

function rowOf(db: Kysely<Database>, accountId: number, subject: string): Promise<ReviewRow | undefined> {
  return db
    .selectFrom('review')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/**
 * Locks the writer's review. @throws Failure `not-found` for another's, `conflict` if the team has hidden it
 */
async function ensureOwn(db: Kysely<Database>, writer: Writer, id: number): Promise<ReviewRow> {
  const row = await db
    .selectFrom('review')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', writer.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Failure('error-review-not-found', {}, 'not-found');
  if (row.status === 'hidden') throw new Failure('error-review-hidden', {}, 'conflict');
  return row;
}
