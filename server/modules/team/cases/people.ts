import type { Kysely } from 'kysely';
import type { Language } from '../../../../src/core/shared/language.ts';
import type { Database } from '../../../tables.ts';

/** Person whom a decision concerns and who gets its mail. */
export type AffectedPerson = {
  /** Null for a visitor. */
  accountId: number | null;
  email: string;
  language: Language;
  title: string;
};

/** Returns an account as the affected person; null without one. */
export async function personOfAccount(
  db: Kysely<Database>,
  accountId: number | null,
  title: string,
): Promise<AffectedPerson | null> {
  if (accountId === null) return null;
  const account = await db
    .selectFrom('account')
    .select(['id', 'email', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account ? { accountId: account.id, email: account.email, language: account.language, title } : null;
}

/** Returns the account of a vendor as the affected person; null for a vendor without an account. */
export async function personOfVendor(
  db: Kysely<Database>,
  vendorId: number | null,
  title: string,
): Promise<AffectedPerson | null> {
  if (vendorId === null) return null;
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  return account ? personOfAccount(db, account.id, title) : null;
}
