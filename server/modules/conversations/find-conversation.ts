import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Inbox, Side } from '../../../src/core/conversations/conversation.ts';
import { INBOX_PAGE_SIZE } from '../../../src/core/conversations/conversation.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { rolesFor } from '../../../src/core/shared/vendor-roles.ts';
import type { Database } from '../../tables.ts';
import { loadConversations, summaryOf } from './conversation-rows.ts';
import type { ConversationRow } from './conversation-rows.ts';
import type { ConversationDependencies } from './conversation-dependencies.ts';

/** Access to a conversation: by account, by secret link, or by a reply address. */
export type Reader = { accountId: number; id: number } | { token: string } | { side: Side; id: number };

export type Found = { row: ConversationRow; side: Side };

/** @throws Failure `not-found` */
export async function findConversation(db: Kysely<Database>, reader: Reader): Promise<Found> {
  const [row] = await loadConversations(db, conditionOf(reader));
  if (!row) throw new Failure('error-conversation-not-found', {}, 'not-found');
  if ('accountId' in reader) return { row, side: sideOf(row, reader.accountId) };
  if ('side' in reader) return { row, side: reader.side };
  return { row, side: row.poster_token === reader.token ? 'poster' : 'asker' };
}

/** Side of an account that may read the conversation. Any member of a shop is the poster (ROLE-04). */
export function sideOf(row: ConversationRow, accountId: number): Side {
  return row.asker_id === accountId ? 'asker' : 'poster';
}

/** Locks the conversation until the transaction ends. @throws Failure `not-found` */
export async function lockConversation(transaction: Transaction<Database>, reader: Reader): Promise<Found> {
  await transaction
    .selectFrom('conversation as v')
    .select('v.id')
    .where(conditionOf(reader))
    .forUpdate()
    .execute();
  return findConversation(transaction, reader);
}

/** Returns the account's conversations on both sides, the latest message first. */
export async function readInbox(
  { db }: ConversationDependencies,
  accountId: number,
  { offset = 0, limit = INBOX_PAGE_SIZE }: { offset?: number; limit?: number },
): Promise<Inbox> {
  const [rows, counted] = await Promise.all([
    loadConversations(db, isOwn(accountId), sql`limit ${limit} offset ${offset}`),
    countConversations(db, accountId),
  ]);
  const data = rows.map((row) => summaryOf(row, sideOf(row, accountId)));
  return { data, ...counted };
}

/** Counts the account's conversations, and those with unread messages. */
export async function countConversations(
  db: Kysely<Database>,
  accountId: number,
): Promise<{ total: number; unread: number }> {
  const { rows } = await sql<{ total: number; unread: number }>`
    select count(*) as total, count(*) filter (where exists (
      select from conversation_message m where m.conversation_id = v.id
        and case when v.asker_id = ${accountId} then m.author = 'poster' and m.id > v.asker_seen
          else m.author = 'asker' and m.id > v.poster_seen end
    )) as unread
    from conversation v where ${isOwn(accountId)}`.execute(db);
  return rows[0] ?? { total: 0, unread: 0 };
}

function conditionOf(reader: Reader): RawBuilder<boolean> {
  if ('token' in reader) return sql<boolean>`(v.token = ${reader.token} or v.poster_token = ${reader.token})`;
  if ('side' in reader) return sql<boolean>`v.id = ${reader.id}`;
  return sql<boolean>`v.id = ${reader.id} and ${isOwn(reader.accountId)}`;
}

/**
 * Condition that a conversation belongs to the account, or to its shop if the role covers orders. Each side uses its
 * own index.
 */
export function isOwn(accountId: number): RawBuilder<boolean> {
  return sql<boolean>`v.id in (
    select own.id from roommate_offer posted join conversation own on own.offer_id = posted.id
    where posted.owner_id = ${accountId}
    union all
    select own.id from property posted join conversation own on own.property_id = posted.id
    where posted.owner_id = ${accountId}
    union all
    select own.id from account posted join conversation own on own.vendor_id = posted.vendor_id
    where posted.id = ${accountId} and posted.vendor_role in (${sql.join(rolesFor('orders'))})
    union all select own.id from conversation own where own.asker_id = ${accountId})`;
}
