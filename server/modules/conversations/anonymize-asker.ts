import type { Transaction } from 'kysely';
import type { Database } from '../../tables.ts';
import type { ConversationDependencies } from './conversation-dependencies.ts';

/**
 * The account goes. Its listings go with it, and the conversations about them; where it asked itself, the conversation
 * closes, and nothing in it names the person any more.
 */
export async function anonymizeAsker(
  { clock }: ConversationDependencies,
  transaction: Transaction<Database>,
  accountId: number,
): Promise<void> {
  const nobody = {
    asker_id: null,
    asker_name: '',
    asker_phone: '',
    asker_email: '',
    asker_shares_phone: false,
  };
  await transaction
    .updateTable('conversation')
    .set(({ fn, val }) => ({ ...nobody, closed_at: fn.coalesce('closed_at', val(clock.now())) }))
    .where('asker_id', '=', accountId)
    .execute();
}
