import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { StoredPicture } from '../../platform/tables.ts';
import type { Database } from '../../tables.ts';
import { POSTER, SUBJECTS } from './conversation-rows.ts';

type ExportedMessage = {
  offer_id: number | null;
  property_id: number | null;
  vendor_order_id: number | null;
  asker_name: string;
  author: string;
  text: string;
  pictures: StoredPicture[];
  at: Date;
};

/** Exports an account's messages and blocked people. */
export async function exportConversations(
  db: Kysely<Database>,
  accountId: number,
): Promise<Record<string, unknown>> {
  const [sent, received, blocked] = await Promise.all([
    db
      .selectFrom('conversation_message')
      .innerJoin('conversation', 'conversation.id', 'conversation_id')
      .select(['offer_id', 'property_id', 'vendor_order_id', 'asker_name', 'asker_phone', 'asker_email'])
      .select(['author', 'text', 'conversation_message.pictures', 'at'])
      .where('asker_id', '=', accountId)
      .orderBy('conversation_message.id')
      .execute(),
    sql<ExportedMessage>`
      select v.offer_id, v.property_id, v.vendor_order_id, v.asker_name, m.author, m.text, m.pictures, m.at
      from conversation v ${SUBJECTS} join conversation_message m on m.conversation_id = v.id
      where ${POSTER} = ${accountId} order by m.id`.execute(db),
    db
      .selectFrom('blocked_person')
      .select(['name', 'conversation_id', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
  ]);
  return { messagesSent: sent, messagesReceived: received.rows, blockedPeople: blocked };
}
