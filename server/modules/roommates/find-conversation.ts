import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Inbox, Side } from '../../../src/core/roommates/conversation.ts';
import { INBOX_PAGE_SIZE } from '../../../src/core/roommates/conversation.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Database } from '../../tables.ts';
import { loadConversations, summaryOf } from './conversation-rows.ts';
import type { ConversationRow } from './conversation-rows.ts';
import type { RoommateDependencies } from './roommate-dependencies.ts';

/** Who reads or writes: somebody signed in, in a conversation of theirs, or the holder of the visitor's link. */
export type Reader = { accountId: number; id: number } | { token: string };

export type Found = { row: ConversationRow; side: Side };

/** A conversation of the reader. @throws Failure `not-found` */
export async function findConversation(db: Kysely<Database>, reader: Reader): Promise<Found> {
  const [row] = await loadConversations(db, conditionOf(reader));
  if (!row) throw new Failure('error-conversation-not-found', {}, 'not-found');
  return { row, side: 'accountId' in reader && row.poster_id === reader.accountId ? 'poster' : 'asker' };
}

/** The same, kept from others until the transaction ends. @throws Failure `not-found` */
export async function lockConversation(transaction: Transaction<Database>, reader: Reader): Promise<Found> {
  await transaction
    .selectFrom('conversation as v')
    .select('v.id')
    .where(conditionOf(reader))
    .forUpdate()
    .execute();
  return findConversation(transaction, reader);
}

/** The conversations of somebody signed in, as poster and as asker, the last written first. */
export async function readInbox(
  { db }: RoommateDependencies,
  accountId: number,
  { offset = 0, limit = INBOX_PAGE_SIZE }: { offset?: number; limit?: number },
): Promise<Inbox> {
  const [rows, counted] = await Promise.all([
    loadConversations(db, isOwn(accountId), sql`limit ${limit} offset ${offset}`),
    sql<{ total: number; unread: number }>`
      select count(*) as total, count(*) filter (where exists (
        select from conversation_message m where m.conversation_id = v.id
          and case when o.owner_id = ${accountId} then m.author = 'asker' and m.id > v.poster_seen
            else m.author = 'poster' and m.id > v.asker_seen end
      )) as unread
      from conversation v join roommate_offer o on o.id = v.offer_id where ${isOwn(accountId)}`.execute(db),
  ]);
  const { total = 0, unread = 0 } = counted.rows[0] ?? {};
  const data = rows.map((row) => summaryOf(row, row.poster_id === accountId ? 'poster' : 'asker'));
  return { data, total, unread };
}

function conditionOf(reader: Reader): RawBuilder<boolean> {
  if ('token' in reader) return sql<boolean>`v.token = ${reader.token}`;
  return sql<boolean>`v.id = ${reader.id} and ${isOwn(reader.accountId)}`;
}

/** Both ways have an index of their own. */
function isOwn(accountId: number): RawBuilder<boolean> {
  return sql<boolean>`v.id in (
    select own.id from roommate_offer posted join conversation own on own.offer_id = posted.id
    where posted.owner_id = ${accountId}
    union all select own.id from conversation own where own.asker_id = ${accountId})`;
}
