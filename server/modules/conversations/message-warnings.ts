import type { Transaction } from 'kysely';
import type { Side } from '../../../src/core/conversations/conversation.ts';
import { MAX_WATCHED, warningsFor } from '../../../src/core/conversations/message-warnings.ts';
import type { MessageWarning } from '../../../src/core/conversations/message-warnings.ts';
import type { Database } from '../../tables.ts';
import { otherOf } from './conversation-rows.ts';

/** What a side is warned of in the other's messages (TRUST-06), by the message's id. */
export async function loadWarnings(
  transaction: Transaction<Database>,
  conversationId: number,
  reader: Side,
): Promise<ReadonlyMap<number, MessageWarning[]>> {
  const messages = await transaction
    .selectFrom('conversation_message')
    .select(['id', 'author', 'text'])
    .where('conversation_id', '=', conversationId)
    .where('author', '=', otherOf(reader))
    .orderBy('id')
    .limit(MAX_WATCHED)
    .execute();
  return warningsFor(reader, messages);
}
