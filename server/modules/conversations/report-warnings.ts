import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Side } from '../../../src/core/conversations/conversation.ts';
import type { TextWarning } from '../../../src/core/shared/text-warnings.ts';
import type { Database } from '../../tables.ts';
import { otherOf } from './conversation-rows.ts';
import type { ConversationRow } from './conversation-rows.ts';
import { loadWarnings } from './message-warnings.ts';

/** What a report of the product's own says; no reader can choose it. */
const REASONS: Record<TextWarning, string> = { money: 'asks-for-money', channel: 'other-channel' };

/** Tells the team of a message that its reader is warned of (TRUST-06), as if the reader had: they see the writer's words. */
export async function reportWarnings(
  transaction: Transaction<Database>,
  row: ConversationRow,
  written: { side: Side; messageId: number; now: Date },
): Promise<void> {
  const reader = otherOf(written.side);
  const [warning] = (await loadWarnings(transaction, row, reader)).get(written.messageId) ?? [];
  if (!warning) return;
  await sql`insert into conversation_report (conversation_id, side, reason, created_at)
    values (${row.id}, ${reader}, ${REASONS[warning]}, ${written.now})
    on conflict (conversation_id, side) where handled_at is null do nothing`.execute(transaction);
}
