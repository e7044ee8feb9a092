import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { BlockedPerson, Side } from '../../../src/core/conversations/conversation.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { rolesFor } from '../../../src/core/shared/vendor-roles.ts';
import { firstOwnerOf } from '../accounts/members/vendor-owner.ts';
import type { Database } from '../../tables.ts';
import { notifyParticipants } from './conversation-events.ts';
import { loadConversations, nameOf, otherOf } from './conversation-rows.ts';
import type { ConversationRow } from './conversation-rows.ts';

type Talk = { row: ConversationRow; side: Side };

type Writer = { accountId: number | null; phone: string; email: string };

/** Blocks the other side in all conversations. A visitor without an account has no listings to block. */
export async function blockOther(
  transaction: Transaction<Database>,
  { row, side }: Talk,
  now: Date,
): Promise<void> {
  const accountId = row[`${side}_id`];
  const other = otherOf(side);
  if (accountId === null) return;
  const { accountId: blocked_id, phone, email } = writerOf(row, other);
  await transaction
    .insertInto('blocked_person')
    .values({
      account_id: accountId,
      conversation_id: row.id,
      blocked_id,
      name: nameOf(row, other) ?? '',
      phone,
      email,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'conversation_id']).doNothing())
    .execute();
}

/** @throws Failure `conflict` if the other side has blocked the sender */
export async function ensureWelcome(transaction: Transaction<Database>, { row, side }: Talk): Promise<void> {
  await ensureMayWrite(transaction, row[`${otherOf(side)}_id`], writerOf(row, side));
}

/** @throws Failure `conflict` if the reader has blocked the writer by account, phone or e-mail */
export async function ensureMayWrite(
  transaction: Transaction<Database>,
  readerId: number | null,
  { accountId, phone, email }: Writer,
): Promise<void> {
  if (readerId === null) return;
  const { rows } = await sql<{ id: number }>`select id from blocked_person
    where account_id = ${readerId} and (
      blocked_id = ${accountId}::bigint or (phone <> '' and phone = ${phone}) or (email <> '' and email = lower(${email}))
    ) limit 1`.execute(transaction);
  if (rows.length > 0) throw new Failure('error-blocked', {}, 'conflict');
}

/** Condition that an account blocked the person, itself or for its shop, whose blocks are its first owner's. */
const isBlockOf = (accountId: number) =>
  sql<boolean>`account_id in (${accountId}, (
    select ${firstOwnerOf(sql`member.vendor_id`)} from account member
    where member.id = ${accountId} and member.vendor_role in (${sql.join(rolesFor('orders'))})))`;

/** Returns the people that an account has blocked, latest first, each once. */
export async function blockedPeople(db: Kysely<Database>, accountId: number): Promise<BlockedPerson[]> {
  const rows = await db
    .selectFrom('blocked_person')
    .select(['id', 'name', 'created_at'])
    .where(isBlockOf(accountId))
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, name, created_at: at }) => ({ id, name: name || null, at: at.toISOString() }));
}

/** Unblocks a person and reopens the conversation of the block. @throws Failure `not-found` */
export async function unblockPerson(db: Kysely<Database>, accountId: number, id: number): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const blocked = await transaction
      .deleteFrom('blocked_person')
      .where('id', '=', id)
      .where(isBlockOf(accountId))
      .returning(['conversation_id', 'created_at'])
      .executeTakeFirst();
    if (!blocked) throw new Failure('error-blocked-not-found', {}, 'not-found');
    // Conversations that the team has closed have another closing time and stay closed.
    await transaction
      .updateTable('conversation')
      .set({ closed_at: null })
      .where('id', '=', blocked.conversation_id)
      .where('closed_at', '=', blocked.created_at)
      .execute();
    const [row] = await loadConversations(transaction, sql`v.id = ${blocked.conversation_id}`);
    if (row) await notifyParticipants(transaction, row);
  });
}

function writerOf(row: ConversationRow, side: Side): Writer {
  return {
    accountId: row[`${side}_id`],
    phone: row[`${side}_phone`],
    email: row[`${side}_email`].toLowerCase(),
  };
}
