import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../../tables.ts';
import type { WarnedKind } from '../../accounts/tables.ts';

/** Tables with the time of the team's check, and the column of their subject. */
const REPORTS = {
  property_report: 'property_id',
  roommate_report: 'offer_id',
  conversation_report: 'conversation_id',
  review_report: 'review_id',
  product_question_report: 'question_id',
  owner_warning: 'owner_id',
} as const;

export async function reopenReports(
  transaction: Transaction<Database>,
  table: keyof typeof REPORTS,
  id: number,
  decidedAt: Date,
): Promise<void> {
  await sql`update ${sql.table(table)} set handled_at = null
    where ${sql.ref(REPORTS[table])} = ${id} and handled_at = ${decidedAt}`.execute(transaction);
}

export async function reopenWarnings(
  transaction: Transaction<Database>,
  kind: WarnedKind,
  id: number,
  decidedAt: Date,
): Promise<void> {
  await transaction
    .updateTable('listing_warning')
    .set({ handled_at: null })
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('handled_at', '=', decidedAt)
    .execute();
}
