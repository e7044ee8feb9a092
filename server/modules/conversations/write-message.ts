import { sql } from 'kysely';
import type { Transaction, UpdateObject } from 'kysely';
import type { answerConversation as contract } from '../../../api/conversations/conversations.ts';
import type { BodyOf } from '../../../api/operation.ts';
import { AnswerCommand } from '../../../src/core/conversations/conversation-commands.ts';
import { MAX_MESSAGES, mayBlock } from '../../../src/core/conversations/conversation.ts';
import type { Side } from '../../../src/core/conversations/conversation.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import { inTransaction, json } from '../../platform/database/database.ts';
import { attachPictures } from '../../platform/pictures/attached-pictures.ts';
import { keyOfPicture } from '../../platform/pictures/picture-rows.ts';
import type { Database } from '../../tables.ts';
import { throwFieldErrors } from '../properties/editor/save-property.ts';
import { blockOther, ensureWelcome } from './blocked-people.ts';
import { notifyParticipants } from './conversation-events.ts';
import { mailNews } from './mail-messages.ts';
import { loadConversations, otherOf } from './conversation-rows.ts';
import type { ConversationRow } from './conversation-rows.ts';
import { findConversation, lockConversation } from './find-conversation.ts';
import type { Found, Reader } from './find-conversation.ts';
import type { ConversationDependencies } from './conversation-dependencies.ts';
import type { TextWarning } from '../../../src/core/shared/text-warnings.ts';
import { loadWarnings } from './message-warnings.ts';

/** Reasons of automatic reports. Readers cannot choose them. */
const REASONS: Record<TextWarning, string> = { money: 'asks-for-money', channel: 'other-channel' };

/** Reports a message with a warning to the team (TRUST-06). */
async function reportWarnings(
  transaction: Transaction<Database>,
  row: ConversationRow,
  written: { side: Side; messageId: number; now: Date },
): Promise<void> {
  const reader = otherOf(written.side);
  const [warning] = (await loadWarnings(transaction, row, reader)).get(written.messageId) ?? [];
  if (!warning) return;
  await sql`insert into conversation_report (conversation_id, side, reason, created_at)
    values (${row.id}, ${reader}, ${REASONS[warning]}, ${written.now})
    on conflict (conversation_id, side) where handled_at is null do nothing`.execute(transaction);
}

/** Message to store. `sender` is the account that owns the pictures; null for a writer by a link. */
type Written = { text: string; pictures?: readonly string[]; sender?: number | null };

const MINUTE = 60_000;
/** Minutes between mails about unread messages of a conversation. */
const MAIL_PAUSE = 10;
/** Minutes in which an equal message counts as a repeated request. */
const SAME_WITHIN = 10;

/**
 * Writes another message (MATE-03). @throws Failure `not-found`, `invalid`, `conflict` in a closed or full
 * conversation, `too-many` above the limits
 */
export async function answerConversation(
  deps: ConversationDependencies,
  reader: Reader,
  { message: text, pictures: keys = [] }: BodyOf<typeof contract>,
): Promise<Found> {
  const { db, clock } = deps;
  const command = new AnswerCommand(text, keys);
  throwFieldErrors(command.errors());
  const { row, side } = await findConversation(db, reader);
  await countMessages(db, side, row, clock.now());
  const written = { text: command.message, pictures: command.pictures, sender: senderOf(reader) };
  return inTransaction(db, (transaction) => writeAnswer(deps, transaction, reader, written));
}

/**
 * Writes into an open conversation if the other side has not blocked the writer. @throws Failure as
 * `answerConversation`
 */
export async function writeAnswer(
  deps: ConversationDependencies,
  transaction: Transaction<Database>,
  reader: Reader,
  written: Written,
): Promise<Found> {
  const found = await lockConversation(transaction, reader);
  ensureOpen(found);
  if (mayBlock(found.row.kind)) await ensureWelcome(transaction, found);
  const { row } = await addMessage(deps, transaction, found, written);
  return { row, side: found.side };
}

/** Counts messages of one conversation towards the limit. @throws Failure `too-many` */
export async function countMessages(
  db: ConversationDependencies['db'],
  side: Side,
  { kind, subject_id, id }: Pick<ConversationRow, 'kind' | 'subject_id'> & { id?: number },
  now: Date,
): Promise<void> {
  const conversation = kind === 'order' ? `order ${subject_id}` : id;
  await countAttempt(db, `messages of ${side} in ${conversation}`, { most: 30, minutes: 60 }, now);
}

/**
 * Adds a message to a locked conversation, notifies the other side, and marks the writer's side as read.
 * @returns the changed conversation; true if the message was new. @throws Failure `invalid` for another
 * account's picture
 */
export async function addMessage(
  deps: ConversationDependencies,
  transaction: Transaction<Database>,
  { row, side }: Found,
  { text, pictures = [], sender = null }: Written,
): Promise<{ row: Found['row']; isNew: boolean }> {
  const now = deps.clock.now();
  if (await isRepeated(transaction, row.id, side, { text, pictures }, now)) return { row, isNew: false };
  await ensureRoom(transaction, row.id);
  const { id } = await transaction
    .insertInto('conversation_message')
    .values({ conversation_id: row.id, author: side, text, at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await attach(transaction, id, sender, pictures);
  const other = otherOf(side);
  const mailedAt = row[`${other}_mailed_at`];
  // The last mail is recent and unread: another one is not needed.
  const isNotified =
    mailedAt !== null &&
    row[`${other}_unread`] > 0 &&
    now.getTime() - mailedAt.getTime() < MAIL_PAUSE * MINUTE;
  const change = (values: UpdateObject<Database, 'conversation'>) =>
    transaction.updateTable('conversation').set(values).where('id', '=', row.id).execute();
  await change({ last_message_at: now, [`${side}_seen`]: id });
  const after = await reload(transaction, row.id);
  if (!isNotified && (await mailNews(deps, transaction, after, other, 'messages'))) {
    await change({ [`${other}_mailed_at`]: now });
  }
  await reportWarnings(transaction, after, { side, messageId: id, now });
  await notifyParticipants(transaction, after);
  return { row: after, isNew: true };
}

async function attach(
  transaction: Transaction<Database>,
  messageId: number,
  sender: number | null,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const pictures = await attachPictures(transaction, sender, keys, `message:${messageId}`, 'pictures');
  await transaction
    .updateTable('conversation_message')
    .set({ pictures: json(pictures) })
    .where('id', '=', messageId)
    .execute();
}

/** Marks messages up to an id as read. @throws Failure `not-found` */
export async function seeConversation(
  { db }: ConversationDependencies,
  reader: Reader,
  lastMessageId: number,
): Promise<void> {
  const { row, side } = await findConversation(db, reader);
  const column = sql.ref(`${side}_seen`);
  await sql`update conversation set ${column} = greatest(${column}, (
      select max(m.id) from conversation_message m
      where m.conversation_id = conversation.id and m.id <= ${lastMessageId}::bigint
    )) where id = ${row.id}`.execute(db);
}

/**
 * Shares the reader's phone with the other side. Idempotent.
 * @throws Failure `not-found`, `conflict` without a phone or in a closed conversation
 */
export async function sharePhone(deps: ConversationDependencies, reader: Reader): Promise<Found> {
  return inTransaction(deps.db, async (transaction) => {
    const found = await lockConversation(transaction, reader);
    const { row, side } = found;
    if (row[`${side}_shares_phone`]) return found;
    ensureOpen(found);
    if (row[`${side}_phone`] === '') throw new Failure('error-no-phone', {}, 'conflict');
    await transaction
      .updateTable('conversation')
      .set({ [`${side}_shares_phone`]: true })
      .where('id', '=', row.id)
      .execute();
    const after = await reload(transaction, row.id);
    await mailNews(deps, transaction, after, otherOf(side), 'phone');
    await notifyParticipants(transaction, after);
    return { row: after, side };
  });
}

/**
 * Closes the conversation and blocks the other side without a notification. Idempotent.
 * @throws Failure `not-found`, `conflict` for one about an order
 */
export async function blockConversation(deps: ConversationDependencies, reader: Reader): Promise<Found> {
  return inTransaction(deps.db, async (transaction) => {
    const { row, side } = await lockConversation(transaction, reader);
    if (!mayBlock(row.kind)) throw new Failure('error-order-not-blocked', {}, 'conflict');
    if (row.closed_at === null) {
      const now = deps.clock.now();
      await transaction
        .updateTable('conversation')
        .set({ closed_at: now })
        .where('id', '=', row.id)
        .execute();
      await blockOther(transaction, { row, side }, now);
    }
    await notifyParticipants(transaction, row);
    return { row: await reload(transaction, row.id), side };
  });
}

function senderOf(reader: Reader): number | null {
  return 'accountId' in reader ? reader.accountId : null;
}

/** @throws Failure `conflict` */
export function ensureOpen({ row }: Pick<Found, 'row'>): void {
  if (row.closed_at) throw new Failure('error-conversation-closed', {}, 'conflict');
}

async function reload(transaction: Transaction<Database>, id: number): Promise<Found['row']> {
  const [row] = await loadConversations(transaction, sql`v.id = ${id}`);
  if (!row) throw new Failure('error-conversation-not-found', {}, 'not-found');
  return row;
}

async function isRepeated(
  transaction: Transaction<Database>,
  conversationId: number,
  author: Side,
  { text, pictures }: Required<Pick<Written, 'text' | 'pictures'>>,
  now: Date,
): Promise<boolean> {
  const last = await transaction
    .selectFrom('conversation_message')
    .select(['author', 'text', 'pictures', 'at'])
    .where('conversation_id', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    last?.author === author &&
    last.text === text &&
    last.pictures.map(keyOfPicture).join() === pictures.join() &&
    now.getTime() - last.at.getTime() < SAME_WITHIN * MINUTE
  );
}

/** @throws Failure `conflict` */
async function ensureRoom(transaction: Transaction<Database>, conversationId: number): Promise<void> {
  const { count } = await transaction
    .selectFrom('conversation_message')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow();
  if (count >= MAX_MESSAGES) throw new Failure('error-conversation-full', {}, 'conflict');
}
