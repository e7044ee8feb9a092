import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { quietUntil } from '../../../src/core/conversations/quiet-hours.ts';
import type { Side } from '../../../src/core/conversations/conversation.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Database } from '../../tables.ts';
import { loadConversations, otherOf } from './conversation-rows.ts';
import type { ConversationRow } from './conversation-rows.ts';
import type { ConversationDependencies } from './conversation-dependencies.ts';

type News = { conversationId: number; reader: Side; of: 'messages' | 'phone' };

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'conversations.mail': News;
  }
}

/** So many messages stand in the mail of a morning, the last ones. */
const MAX_TOLD = 10;

/** What is done for conversations in the background. */
export const conversationJobs = (services: ConversationDependencies) =>
  ({ 'conversations.mail': (news) => mailWaiting(services, news) }) satisfies Partial<Jobs>;

/**
 * Tells the reader of a message, or of a telephone, by e-mail: at once, or in the morning where it is night. All that comes in a
 * night is one mail.
 * @returns whether a mail has gone
 */
export async function mailNews(
  { mails, clock }: ConversationDependencies,
  transaction: Transaction<Database>,
  row: ConversationRow,
  reader: Side,
  of: News['of'],
): Promise<boolean> {
  const runAt = quietUntil(clock.now());
  if (runAt) {
    const news = { conversationId: row.id, reader, of };
    const key = `conversations.mail ${row.id} ${reader} ${of}`;
    await enqueue(transaction, 'conversations.mail', news, { runAt, key });
    return false;
  }
  if (of === 'phone') await mails.phoneShared(transaction, row, reader);
  else await mails.written(transaction, row, reader);
  return true;
}

/** The mail of the morning; nothing for who has read all of it meanwhile. */
export async function mailWaiting(
  { db, clock, mails }: ConversationDependencies,
  { conversationId, reader, of }: News,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const [row] = await loadConversations(transaction, sql`v.id = ${conversationId}`);
    if (!row) return;
    if (of === 'phone') return mails.phoneShared(transaction, row, reader);
    const unread = await unreadTexts(transaction, row, reader);
    if (unread.length === 0) return;
    await mails.written(transaction, row, reader, unread);
    await transaction
      .updateTable('conversation')
      .set({ [`${reader}_mailed_at`]: clock.now() })
      .where('id', '=', row.id)
      .execute();
  });
}

async function unreadTexts(
  transaction: Transaction<Database>,
  row: ConversationRow,
  reader: Side,
): Promise<string[]> {
  const messages = await transaction
    .selectFrom('conversation_message')
    .select('text')
    .where('conversation_id', '=', row.id)
    .where('author', '=', otherOf(reader))
    .where('id', '>', row[`${reader}_seen`])
    .orderBy('id', 'desc')
    .limit(MAX_TOLD)
    .execute();
  return messages.map(({ text }) => text).toReversed();
}
