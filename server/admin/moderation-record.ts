import type { Kysely, Transaction } from 'kysely';
import { json } from '../platform/database/database.ts';
import type { Database } from '../tables.ts';

/** What the team looks after. */
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

/** Something the team did: who, what, to what, and why. */
export type Deed = {
  operator: string;
  action: string;
  subject: Subject;
  id: number;
  reason?: string;
  details?: Record<string, unknown>;
};

/** Puts on record what is done in the same transaction; nothing takes it off again. */
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

/** The last things done, the newest first. */
export async function readRecord(db: Kysely<Database>, count: number) {
  return db.selectFrom('moderation_action').selectAll().orderBy('id', 'desc').limit(count).execute();
}
