import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../tables.ts';
import type { ConversationDependencies } from './conversation-dependencies.ts';

/**
 * Removes the personal data of a deleted account. Its listings and their conversations are deleted.
 * Conversations that it began are closed and anonymised.
 */
export async function anonymizeAsker(
  { clock }: ConversationDependencies,
  transaction: Transaction<Database>,
  accountId: number,
): Promise<void> {
  // Removes the account's pictures from all messages.
  await sql`update conversation_message m set pictures = '[]' from conversation v
    where v.id = m.conversation_id and m.pictures <> '[]' and (
      (v.asker_id = ${accountId} and m.author = 'asker')
      or (m.author = 'poster' and v.vendor_id = (select vendor_id from account where id = ${accountId})))`.execute(
    transaction,
  );
  const anonymous = {
    asker_id: null,
    asker_name: '',
    asker_phone: '',
    asker_email: '',
    asker_shares_phone: false,
  };
  await transaction
    .updateTable('conversation')
    .set(({ fn, val }) => ({ ...anonymous, closed_at: fn.coalesce('closed_at', val(clock.now())) }))
    .where('asker_id', '=', accountId)
    .execute();
}
