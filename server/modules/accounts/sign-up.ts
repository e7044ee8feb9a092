import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { SignUpCommand } from '../../../src/core/accounts/sign-up-command.ts';
import type { SignUpForm } from '../../../src/core/accounts/sign-up-form.ts';
import { markBoth } from '../../../src/core/accounts/account-rules.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { fieldErrorsOf } from '../../../src/core/shared/validation.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../tables.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { issueToken, redeemToken } from './account-tokens.ts';
import { hashOf, newSecret } from '../../platform/secrets.ts';
import { openShop } from './change-role.ts';
import { hashPassword } from './passwords.ts';

/**
 * Registers an account. The answer does not reveal whether the address has an account; its owner gets another
 * mail.
 * @param address of the client, for the limit
 * @param next path to continue at after the confirmation
 * @returns the secret for the browser, with which the confirmation link signs in
 * @throws Failure `validation_failed` (`invalid`), or `too-many`
 */
export async function signUp(
  { db, clock, mails, company }: AccountDependencies,
  form: SignUpForm,
  { language, sender: address, next }: { language: Language; sender: string; next: string | null },
): Promise<string> {
  const command = new SignUpCommand(form);
  const errors = markBoth(fieldErrorsOf(command));
  if (Object.keys(errors).length > 0) throw new Failure('validation_failed', errors, 'invalid');
  const now = clock.now();
  await countAttempt(db, `sign-up from ${address}`, { most: 30, minutes: 60 }, now);
  await countAttempt(db, `sign-up of ${command.email}`, { most: 5, minutes: 60 }, now);
  const passwordHash = await hashPassword(command.password);
  const device = newSecret();
  await inTransaction(db, async (transaction) => {
    const id = await insertAccount(transaction, command, {
      passwordHash,
      language,
      needsApproval: company.approvesVendors,
    });
    if (id !== null) {
      const token = await issueToken(transaction, id, 'confirmation', now, hashOf(device));
      return mails.confirmation(transaction, { ...command, language }, token, next);
    }
    const owner = await transaction
      .selectFrom('account')
      .select(['id', 'name', 'email', 'language', 'email_confirmed_at'])
      .where('email', '=', command.email)
      .executeTakeFirstOrThrow();
    if (owner.email_confirmed_at) return mails.alreadyRegistered(transaction, owner);
    // Repeats the mail of an unconfirmed registration. Another person may have chosen its password, so the
    // account stays unchanged and the link does not sign in.
    const token = await issueToken(transaction, owner.id, 'confirmation', now);
    return mails.confirmation(transaction, { ...owner, language }, token, next);
  });
  return device;
}

/**
 * Confirms the address of the token (AUTH-10).
 * @param device secret of the browser that opens the link
 * @returns the account to sign in if that browser signed up; else null
 * @throws Failure for an invalid token
 */
export async function confirmEmail(
  { db, clock }: AccountDependencies,
  token: string,
  device: string | undefined,
): Promise<number | null> {
  return inTransaction(db, async (transaction) => {
    const redeemed = await redeemToken(transaction, token, 'confirmation', clock.now());
    if (!redeemed) throw new Failure('error-confirmation-link-invalid', {}, 'invalid');
    await transaction
      .updateTable('account')
      .set({ email_confirmed_at: clock.now() })
      .where('id', '=', redeemed.accountId)
      .where('email_confirmed_at', 'is', null)
      .execute();
    const isSameDevice = device !== undefined && redeemed.deviceHash?.equals(hashOf(device));
    return isSameDevice ? redeemed.accountId : null;
  });
}

type NewAccount = Pick<SignUpCommand, 'type' | 'name' | 'phone' | 'email' | 'optMarketingFlag'>;

/** Creates the account with its shop or agency. @returns its id; null if the address has an account */
async function insertAccount(
  transaction: Transaction<Database>,
  account: NewAccount,
  {
    passwordHash,
    language,
    needsApproval,
  }: { passwordHash: string; language: Language; needsApproval: boolean },
): Promise<number | null> {
  const { type, name, phone, email, optMarketingFlag } = account;
  // Serialises simultaneous registrations of one address.
  await sql`select pg_advisory_xact_lock(hashtext(${`sign-up ${email}`}))`.execute(transaction);
  const existing = await transaction
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (existing) return null;
  const vendorId =
    type === 'vendor' ? await openShop(transaction, { name, email, phone }, needsApproval) : null;
  const created = await transaction
    .insertInto('account')
    .values({
      type,
      name,
      phone,
      email,
      language,
      password_hash: passwordHash,
      marketing_opt_in: optMarketingFlag,
      vendor_id: vendorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (type === 'agency') {
    await transaction
      .insertInto('agency')
      .values({ account_id: created.id, name, phone, email, logo: null })
      .execute();
  }
  return created.id;
}
