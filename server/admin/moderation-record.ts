import type { Kysely, Transaction } from 'kysely';
import { json } from '../platform/database/database.ts';
import type { Database } from '../tables.ts';

export const SUBJECTS = [
  'home',
  'offer',
  'conversation',
  'comment',
  'review',
  'reply',
  'question',
  'agency',
  'product',
  'vendor',
  'account',
  'owner',
  'refund',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Entry of the moderation record: operator, action, subject and reason. */
export type Deed = {
  operator: string;
  action: string;
  subject: Subject;
  id: number;
  reason?: string;
  details?: Record<string, unknown>;
};

/** Adds an entry in the transaction of the action. Entries are never deleted. */
export async function record(
  transaction: Transaction<Database>,
  { operator, action, subject, id, reason = '', details = {} }: Deed,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('moderation_action')
    .values({
      at: now,
      operator,
      action,
      subject,
      subject_id: id,
      reason,
      details: json(details),
    })
    .execute();
}

/** Returns the latest entries, newest first. */
export async function readRecord(db: Kysely<Database>, count: number) {
  return db.selectFrom('moderation_action').selectAll().orderBy('id', 'desc').limit(count).execute();
}
