import type { Kysely } from 'kysely';
import { normaliseEmail } from '../../../src/core/shared/email-address.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { maskedIban, tidyPayoutAccount } from '../../../src/core/payouts/payout-terms.ts';
import type { PayoutAccount } from '../../../src/core/payouts/payout-terms.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import type { Database } from '../../tables.ts';
import { membersFor } from '../accounts/members/member-readers.ts';
import { isPassword } from '../accounts/passwords.ts';
import type { PayoutDependencies } from './payout-dependencies.ts';

/** Account of a vendor with the middle of its IBAN hidden; null without one. */
export async function readPayoutAccount(
  db: Kysely<Database>,
  vendorId: number,
): Promise<{ iban: string; holder: string; changedAt: string } | null> {
  const row = await db
    .selectFrom('payout_account')
    .select(['iban', 'account_holder', 'changed_at'])
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  if (!row) return null;
  return { iban: maskedIban(row.iban), holder: row.account_holder, changedAt: row.changed_at.toISOString() };
}

/**
 * Changes the account that payouts go to, and notifies the owners by mail, in case somebody else made the change.
 * @param proof the password; the e-mail address for accounts without one
 * @throws Failure `invalid` for a wrong proof or an invalid account, `too-many`
 */
export async function changePayoutAccount(
  { db, clock, mails }: PayoutDependencies,
  { accountId, vendorId }: { accountId: number; vendorId: number },
  { proof, ...form }: PayoutAccount & { proof: string },
): Promise<void> {
  const { iban, holder } = tidyPayoutAccount(form);
  const now = clock.now();
  await countAttempt(db, `payout account of ${accountId}`, { most: 8, minutes: 15 }, now);
  const account = await db
    .selectFrom('account')
    .select(['email', 'password_hash'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const isProven = account.password_hash
    ? await isPassword(account.password_hash, proof)
    : normaliseEmail(proof) === account.email;
  if (!isProven) {
    const error = account.password_hash ? 'error-current-password-wrong' : 'error-email-differs';
    throw new Failure('validation_failed', { proof: error }, 'invalid');
  }
  await inTransaction(db, async (transaction) => {
    const values = { iban, account_holder: holder, changed_at: now };
    const { numInsertedOrUpdatedRows: changed } = await transaction
      .insertInto('payout_account')
      .values({ vendor_id: vendorId, ...values })
      .onConflict((conflict) =>
        conflict
          .column('vendor_id')
          .doUpdateSet(values)
          .where(({ or, eb }) =>
            or([eb('payout_account.iban', '<>', iban), eb('payout_account.account_holder', '<>', holder)]),
          ),
      )
      .executeTakeFirstOrThrow();
    // The same account again changes nothing.
    if (!changed) return;
    for (const reader of await membersFor(transaction, vendorId, 'finance'))
      await mails.accountChanged(transaction, reader, maskedIban(iban));
  });
}
