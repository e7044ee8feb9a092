import { createHash, createHmac } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { postComment as contract } from '../../../api/journal/comments.ts';
import type { AnswerOf, BodyOf } from '../../../api/operation.ts';
import { CommentCommand, VisitorCommentCommand } from '../../../src/core/journal/comment-command.ts';
import { sameTextKey, moderationReason } from '../../../src/core/journal/comment-rules.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { languageOfText } from '../../../src/core/shared/language.ts';
import { ensureValid } from '../../../src/core/shared/validation.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { hashOf, serverKey } from '../../platform/secrets.ts';
import type { Database } from '../../tables.ts';
import { commentOf } from './comment-rows.ts';
import type { JournalDependencies } from './journal-dependencies.ts';
import { idOfPost } from './post-rows.ts';

type Written = AnswerOf<typeof contract>;
type Body = BodyOf<typeof contract>;
/** Writer and text. `isKnown`: signed in, with a confirmed address. */
type Writing = { name: string; email: string; text: string; accountId: number | null; isKnown: boolean };

/**
 * Stores a comment (BLOG-02). Idempotent by key. The core's rule decides between publication and moderation.
 * @throws Failure `invalid` by field or `captcha-failed`, `not-found`, `conflict` `comment-key-used`,
 * `too-many`, `unavailable` `captcha-unavailable`
 */
export async function writeComment(
  deps: JournalDependencies,
  slug: string,
  body: Body,
  { accountId, address }: { accountId: number | null; address: string },
): Promise<Written> {
  const { db, clock, captcha, commentMails } = deps;
  const secret = accountId === null ? await secretOf(db, body.key) : null;
  // A repeated request may have another captcha.
  const { name, email, text } = body;
  const content = createHash('sha256')
    .update(JSON.stringify([slug, name, email, text, accountId]))
    .digest('base64url');
  const before = await commentOfKey(db, body.key, content, secret);
  if (before) return before;
  const writing = await writingOf(db, body, accountId);
  const postId = await idOfPost(db, slug);
  if (accountId === null) await captcha.check(body.captcha, 'comment');
  const who = accountId === null ? address : `account ${accountId}`;
  await countAttempt(db, `comments from ${who}`, { most: 10, minutes: 60 }, clock.now());
  return inTransaction(db, async (transaction) => {
    const textHash = hashOf(sameTextKey(writing.text));
    const heldFor = moderationReason({
      ...writing,
      isRepeated: await isRepeated(transaction, textHash),
      hadTrouble: await hadTrouble(transaction, writing),
    });
    const row = await transaction
      .insertInto('post_comment')
      .values({
        post_id: postId,
        key: body.key,
        content_hash: content,
        account_id: accountId,
        secret_hash: secret === null ? null : hashOf(secret),
        name: writing.name,
        email: writing.email,
        text: writing.text,
        language: languageOfText(writing.text),
        text_hash: textHash,
        status: heldFor === null ? 'shown' : 'held',
        held_for: heldFor,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning(['id', 'name', 'text', 'language', 'status', 'created_at'])
      .executeTakeFirst();
    if (!row) {
      const first = await commentOfKey(transaction, body.key, content, secret);
      if (first) return first;
      throw new Failure('error-please-try-again-later', {}, 'unavailable');
    }
    if (heldFor !== null) await commentMails.pendingReview(transaction, { ...row, slug, heldFor });
    return { comment: commentOf(row, true), secret };
  });
}

/**
 * Derives the secret of a visitor's comment from its key, so that a repeated request gets the same answer.
 */
async function secretOf(db: Kysely<Database>, key: string): Promise<string> {
  return createHmac('sha256', await serverKey(db, 'comments'))
    .update(key)
    .digest('base64url');
}

async function writingOf(db: Kysely<Database>, body: Body, accountId: number | null): Promise<Writing> {
  if (accountId === null) {
    const command = new VisitorCommentCommand(body);
    ensureValid(command);
    const { name, email, text } = command;
    return { name, email, text, accountId, isKnown: false };
  }
  const command = new CommentCommand(body);
  ensureValid(command);
  const {
    name,
    email,
    email_confirmed_at: confirmed,
  } = await db
    .selectFrom('account')
    .select(['name', 'email', 'email_confirmed_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { name, email, text: command.text, accountId, isKnown: confirmed !== null };
}

async function isRepeated(transaction: Transaction<Database>, textHash: Buffer): Promise<boolean> {
  const row = await transaction
    .selectFrom('post_comment')
    .select('id')
    .where('text_hash', '=', textHash)
    .where('status', '<>', 'removed')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function hadTrouble(
  transaction: Transaction<Database>,
  { email, accountId }: Writing,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('post_comment')
    .select('id')
    .where((where) =>
      where.or([
        where('email', '=', email),
        ...(accountId === null ? [] : [where('account_id', '=', accountId)]),
      ]),
    )
    .where((where) => where.or([where('status', '=', 'hidden'), where('held_for', '=', 'reports')]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** @throws Failure `conflict` for a key with other content */
async function commentOfKey(
  db: Kysely<Database>,
  key: string,
  content: string,
  secret: string | null,
): Promise<Written | null> {
  const row = await db
    .selectFrom('post_comment')
    .select(['id', 'name', 'text', 'language', 'status', 'created_at', 'content_hash'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  if (row.content_hash !== content) throw new Failure('comment-key-used', {}, 'conflict');
  return { comment: commentOf(row, true), secret };
}
