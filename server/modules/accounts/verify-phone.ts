import { randomInt } from 'node:crypto';
import { PhoneCodeCommand } from '../../../src/core/accounts/account-commands.ts';
import { PHONE_CODE } from '../../../src/core/accounts/account.ts';
import { MOBILE_PATTERN } from '../../../src/core/shared/phone-number.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { ensureValid } from '../../../src/core/shared/validation.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { hashPassword, isPassword } from './passwords.ts';

const DAY_MINUTES = 24 * 60;
/** Limits of messages, which cost money and may go to a stranger's phone. */
const SENT = {
  atOnce: { most: 1, minutes: 1 },
  toAccount: { most: 5, minutes: DAY_MINUTES },
  toPhone: { most: 5, minutes: DAY_MINUTES },
};
/** Limits of attempts against a million codes. */
const TRIED = { atCode: { most: 5, minutes: PHONE_CODE.minutes }, aDay: { most: 20, minutes: DAY_MINUTES } };

/**
 * Sends a code to the account's phone (decision 21) and invalidates the earlier one.
 * @throws Failure `conflict` without a mobile number and for a confirmed one, `too-many`, `unavailable` if
 * disabled
 */
export async function sendPhoneCode(
  { db, clock, sms, texts, log }: AccountDependencies,
  accountId: number,
  language: Language,
): Promise<void> {
  if (!sms) throw new Failure('error-sms-off', {}, 'unavailable');
  const { phone, phone_verified_at: verifiedAt } = await db
    .selectFrom('account')
    .select(['phone', 'phone_verified_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (verifiedAt) throw new Failure('error-phone-verified', {}, 'conflict');
  if (!MOBILE_PATTERN.test(phone)) throw new Failure('error-phone-not-mobile', {}, 'conflict');
  const now = clock.now();
  await inTransaction(db, async (transaction) => {
    await countAttempt(transaction, `phone code at once to ${accountId}`, SENT.atOnce, now);
    await countAttempt(transaction, `phone codes to account ${accountId}`, SENT.toAccount, now);
    await countAttempt(transaction, `phone codes to ${phone}`, SENT.toPhone, now);
  });
  const code = String(randomInt(10 ** PHONE_CODE.digits)).padStart(PHONE_CODE.digits, '0');
  const stored = {
    phone,
    code_hash: await hashPassword(code),
    expires_at: new Date(now.getTime() + PHONE_CODE.minutes * 60_000),
  };
  await db
    .insertInto('phone_code')
    .values({ account_id: accountId, ...stored })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(stored))
    .execute();
  const text = texts.in(language)('sms-phone-code', { code, minutes: PHONE_CODE.minutes });
  try {
    await sms.send({ phone, text, language });
  } catch (error) {
    log.error({ err: error }, 'a code was not sent');
    throw new Failure('error-sms-not-sent', {}, 'unavailable');
  }
}

/**
 * Confirms the account's phone by the one-time code.
 * @throws Failure `invalid` for a wrong code, `conflict` for an expired one, `too-many` after too many
 * attempts
 */
export async function confirmPhone(
  { db, clock, onContactsChanged }: AccountDependencies,
  accountId: number,
  typed: string,
): Promise<void> {
  const command = new PhoneCodeCommand({ code: typed });
  ensureValid(command);
  const now = clock.now();
  // Counted outside the transaction, so that a rollback does not undo it.
  await countAttempt(db, `phone code tries of ${accountId}`, TRIED.atCode, now);
  await countAttempt(db, `phone code tries in a day of ${accountId}`, TRIED.aDay, now);
  await inTransaction(db, async (transaction) => {
    const { phone } = await transaction
      .selectFrom('account')
      .select('phone')
      .where('id', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const sent = await transaction
      .selectFrom('phone_code')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!sent || sent.phone !== phone || sent.expires_at <= now)
      throw new Failure('error-phone-code-over', {}, 'conflict');
    if (!(await isPassword(sent.code_hash, command.code)))
      throw new Failure('validation_failed', { code: 'error-phone-code-wrong' }, 'invalid');
    await transaction.deleteFrom('phone_code').where('account_id', '=', accountId).execute();
    await transaction
      .updateTable('account')
      .set({ phone_verified_at: now })
      .where('id', '=', accountId)
      .execute();
    await onContactsChanged(transaction, accountId);
  });
}
