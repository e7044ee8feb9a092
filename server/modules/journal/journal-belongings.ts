import type { Kysely } from 'kysely';
import type { Database } from '../../platform/tables.ts';

/** The letters that somebody wrote to us while signed in, for the export of the own data. */
export async function journalBelongings(
  db: Kysely<Database>,
  accountId: number,
): Promise<Record<string, unknown>> {
  const letters = await db
    .selectFrom('contact_message')
    .select(['name', 'email', 'phone', 'subject', 'message', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return { letters };
}
