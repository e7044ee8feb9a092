import type { Kysely, Transaction } from 'kysely';
import { daysAfter } from '../../../src/core/shared/durations.ts';
import { hashOf } from '../../platform/secrets.ts';
import type { Database } from '../../tables.ts';

/** Days of storage for duplicate detection; mail servers retry for five. */
const STORED_DAYS = 30;

/** True if a mail with this Message-ID was accepted before. */
export async function isProcessed(db: Kysely<Database>, messageId: string): Promise<boolean> {
  const row = await db
    .selectFrom('mail_answer')
    .select('id')
    .where('id', '=', hashOf(messageId))
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns true if accepted now; false if another transaction has accepted it */
export async function claimMail(
  transaction: Transaction<Database>,
  messageId: string,
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .insertInto('mail_answer')
    .values({ id: hashOf(messageId), taken_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A nightly job. */
export async function deleteOldMailAnswers(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('mail_answer').where('taken_at', '<', daysAfter(now, -STORED_DAYS)).execute();
}
