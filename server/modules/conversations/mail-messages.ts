import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { quietUntil } from '../../../src/core/conversations/quiet-hours.ts';
import type { Side } from '../../../src/core/conversations/conversation.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { Database } from '../../tables.ts';
import { loadConversations, otherOf } from './conversation-rows.ts';
import type { ConversationRow } from './conversation-rows.ts';
import type { ConversationDependencies } from './conversation-dependencies.ts';
import type { UnreadConversation, WrittenMessage } from './conversation-mails.ts';
import { isOwn, sideOf } from './find-conversation.ts';

type OfConversation = { conversationId: number; reader: Side; of: 'messages' | 'phone' };
/** Scope of a morning mail: all unread messages of an account, or one conversation. */
export type News = { accountId: number } | OfConversation;

/** Maximum messages per conversation in a morning mail, the latest ones. */
const MAX_MESSAGES = 10;
const MAX_CONVERSATIONS = 20;

/**
 * Notifies the reader of a message or a shared phone by e-mail, immediately or in the morning after night
 * hours. A night's messages are one mail per person.
 * @returns true if a mail was queued
 */
export async function mailNews(
  { mails, clock }: ConversationDependencies,
  transaction: Transaction<Database>,
  row: ConversationRow,
  reader: Side,
  of: OfConversation['of'],
): Promise<boolean> {
  const runAt = quietUntil(clock.now());
  if (runAt) {
    const accountId = row[`${reader}_id`];
    if (of === 'messages' && accountId !== null) {
      const key = `conversations.mail of account ${accountId}`;
      await enqueue(transaction, 'conversations.mail', { accountId }, { runAt, key });
    } else {
      const key = `conversations.mail ${row.id} ${reader} ${of}`;
      await enqueue(
        transaction,
        'conversations.mail',
        { conversationId: row.id, reader, of },
        { runAt, key },
      );
    }
    return false;
  }
  if (of === 'phone') await mails.phoneShared(transaction, row, reader);
  else await mails.written(transaction, row, reader);
  return true;
}

/** Sends the morning mail unless all is read. A job. */
export async function mailWaiting({ db, clock, mails }: ConversationDependencies, news: News): Promise<void> {
  await inTransaction(db, async (transaction) => {
    if ('of' in news && news.of === 'phone') {
      const [row] = await loadConversations(transaction, sql`v.id = ${news.conversationId}`);
      if (row) await mails.phoneShared(transaction, row, news.reader);
      return;
    }
    const unread = await loadUnread(transaction, news);
    const [first] = unread;
    if (!first) return;
    if (unread.length === 1) await mails.written(transaction, first.row, first.reader, first.messages);
    else await mails.overnight(transaction, unread);
    for (const { row, reader } of unread) {
      await transaction
        .updateTable('conversation')
        .set({ [`${reader}_mailed_at`]: clock.now() })
        .where('id', '=', row.id)
        .execute();
    }
  });
}

/** Loads the conversations with unread messages that no mail contained, the latest message first. */
async function loadUnread(transaction: Transaction<Database>, news: News): Promise<UnreadConversation[]> {
  const rows =
    'accountId' in news
      ? await loadConversations(
          transaction,
          sql`${isOwn(news.accountId)} and greatest(new.poster_unread, new.asker_unread) > 0`,
        )
      : await loadConversations(transaction, sql`v.id = ${news.conversationId}`);
  const found: UnreadConversation[] = [];
  for (const row of rows) {
    const reader = 'accountId' in news ? sideOf(row, news.accountId) : news.reader;
    const messages = await loadUnsent(transaction, row, reader);
    if (messages.length > 0) found.push({ row, reader, messages });
    if (found.length === MAX_CONVERSATIONS) break;
  }
  return found;
}

/** Loads the unread messages since the last mail. */
async function loadUnsent(
  transaction: Transaction<Database>,
  row: ConversationRow,
  reader: Side,
): Promise<WrittenMessage[]> {
  const mailedAt = row[`${reader}_mailed_at`];
  const messages = await transaction
    .selectFrom('conversation_message')
    .select(['id', 'text', 'pictures'])
    .where('conversation_id', '=', row.id)
    .where('author', '=', otherOf(reader))
    .where('id', '>', row[`${reader}_seen`])
    .$if(mailedAt !== null, (query) => query.where('at', '>', mailedAt))
    .orderBy('id', 'desc')
    .limit(MAX_MESSAGES)
    .execute();
  return messages.toReversed();
}
