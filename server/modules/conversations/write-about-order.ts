import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import { AnswerCommand } from '../../../src/core/conversations/conversation-commands.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { newSecret } from '../../platform/secrets.ts';
import type { Database } from '../../tables.ts';
import { throwFieldErrors } from '../properties/editor/save-property.ts';
import { linkTokenOf, loadConversations } from './conversation-rows.ts';
import type { ConversationDependencies } from './conversation-dependencies.ts';
import { addMessage, countMessages, ensureOpen } from './write-message.ts';

/** Sender of a message about a vendor order: the buyer by the order's link, or the vendor. */
export type OrderWriter = { orderToken: string } | { vendorId: number };

/** Vendor order with its buyer. */
type Part = {
  id: number;
  vendor_id: number;
  is_released: boolean;
  account_id: number | null;
  contact_name: string;
  contact_phone: string;
  contact_email: string;
  language: Language;
};

/**
 * Writes about a vendor order (TRUST-05). The first message begins the conversation.
 * @returns the secret of the writer's link
 * @throws Failure `not-found`, `invalid`, `conflict` before the release to the vendor and in a closed or full
 * conversation, `too-many`
 */
export async function writeAboutOrder(
  deps: ConversationDependencies,
  writer: OrderWriter,
  vendorOrderId: number,
  text: string,
): Promise<string> {
  const { db, clock } = deps;
  const command = new AnswerCommand(text);
  throwFieldErrors(command.errors());
  const side = 'vendorId' in writer ? 'poster' : 'asker';
  const part = await findPart(db, writer, vendorOrderId);
  await countMessages(db, side, { kind: 'order', subject_id: part.id }, clock.now());
  return inTransaction(db, async (transaction) => {
    const row = await beginOrFind(transaction, part, clock.now());
    ensureOpen({ row });
    await addMessage(deps, transaction, { row, side }, { text: command.message });
    return linkTokenOf(row, side);
  });
}

/** @throws Failure `not-found`, also for another vendor's order, `conflict` before its release */
async function findPart(
  db: ConversationDependencies['db'],
  writer: OrderWriter,
  vendorOrderId: number,
): Promise<Part> {
  const whose: RawBuilder<boolean> =
    'vendorId' in writer ? sql`w.vendor_id = ${writer.vendorId}` : sql`c.token = ${writer.orderToken}`;
  const { rows } = await sql<Part>`
    select w.id, w.vendor_id, w.released_at is not null as is_released, c.account_id, c.contact_name, c.contact_phone,
      c.contact_email, c.language
    from vendor_order w join customer_order c on c.id = w.order_id
    where w.id = ${vendorOrderId} and ${whose}`.execute(db);
  const [part] = rows;
  if (!part || ('vendorId' in writer && !part.is_released)) {
    throw new Failure('error-order-not-found', {}, 'not-found');
  }
  if (!part.is_released) throw new Failure('error-order-not-sent-yet', {}, 'conflict');
  return part;
}

/**
 * Locks the vendor order's conversation until the transaction ends; simultaneous first messages create one.
 */
async function beginOrFind(transaction: Transaction<Database>, part: Part, now: Date) {
  await transaction
    .insertInto('conversation')
    .values({
      vendor_order_id: part.id,
      vendor_id: part.vendor_id,
      token: newSecret(),
      poster_token: newSecret(),
      asker_id: part.account_id,
      asker_name: part.contact_name,
      asker_phone: part.contact_phone,
      asker_email: part.contact_email,
      asker_language: part.language,
      // The vendor has the phone from the order.
      asker_shares_phone: true,
      created_at: now,
      last_message_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('vendor_order_id').where('vendor_order_id', 'is not', null).doNothing(),
    )
    .execute();
  await transaction
    .selectFrom('conversation')
    .select('id')
    .where('vendor_order_id', '=', part.id)
    .forUpdate()
    .execute();
  const [row] = await loadConversations(transaction, sql`v.vendor_order_id = ${part.id}`);
  if (!row) throw new Failure('error-order-not-found', {}, 'not-found');
  return row;
}
