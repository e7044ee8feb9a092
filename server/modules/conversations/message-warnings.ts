import type { Transaction } from 'kysely';
import type { Side } from '../../../src/core/conversations/conversation.ts';
import { WATCHED_MESSAGES, warningsFor } from '../../../src/core/conversations/message-warnings.ts';
import type { TextWarning } from '../../../src/core/shared/text-warnings.ts';
import type { Database } from '../../tables.ts';
import type { ConversationRow } from './conversation-rows.ts';

/** Returns the warnings about the other side's messages by message id (TRUST-06). */
export async function loadWarnings(
  transaction: Transaction<Database>,
  { id, kind }: Pick<ConversationRow, 'id' | 'kind'>,
  reader: Side,
): Promise<ReadonlyMap<number, TextWarning[]>> {
  const messages = await transaction
    .selectFrom('conversation_message')
    .select(['id', 'author', 'text'])
    .where('conversation_id', '=', id)
    .orderBy('id')
    .limit(WATCHED_MESSAGES)
    .execute();
  return warningsFor({ reader, about: kind }, messages);
}
