import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { normaliseEmail } from '../../../src/core/shared/email-address.ts';
import type { Database } from '../../tables.ts';

/**
 * Normalises addresses of accounts that were stored with invisible characters, at start.
 * An account whose normalised address belongs to another account stays as it is.
 */
export async function normaliseOldEmails(db: Kysely<Database>): Promise<void> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'email'])
    .where(sql<boolean>`email ~ '[^!-~]'`)
    .execute();
  for (const { id, email } of rows) {
    const normalised = normaliseEmail(email);
    if (normalised === email) continue;
    await db
      .updateTable('account')
      .set({ email: normalised })
      .where('id', '=', id)
      .where('email', '=', email)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('account as other').select('other.id').where('other.email', '=', normalised))),
      )
      .execute();
  }
}
