import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import {
  ChangePasswordCommand,
  ForgottenPasswordCommand,
} from '../../../src/core/accounts/password-commands.ts';
import type { ChangePasswordForm } from '../../../src/core/accounts/password-commands.ts';
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  normalisePassword,
  weaknessOf,
} from '../../../src/core/accounts/password.ts';
import { markBoth } from '../../../src/core/accounts/account-rules.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { ensureValid, fieldErrorsOf } from '../../../src/core/shared/validation.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import { isMailQueued } from '../../platform/mail/mail.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Database } from '../../tables.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { issueToken, redeemToken } from './account-tokens.ts';
import { hashPassword, isPassword } from './passwords.ts';

/**
 * Queues a password reset. A job looks the address up, so that neither the answer nor its time reveals
 * whether an account exists (AUTH-11). @throws Failure `invalid`, `too-many`
 */
export async function requestPasswordReset(
  { db, clock }: AccountDependencies,
  form: { email: string },
  { address, language }: { address: string; language: Language },
): Promise<void> {
  const command = new ForgottenPasswordCommand(form);
  ensureValid(command);
  await countAttempt(db, `reset from ${address}`, { most: 20, minutes: 60 }, clock.now());
  await countAttempt(db, `reset of ${command.email}`, { most: 5, minutes: 60 }, clock.now());
  const { email } = command;
  const request = randomUUID();
  await inTransaction(db, (transaction) =>
    enqueue(transaction, 'accounts.send-password-reset', { email, request, language }),
  );
}

/** Sends the reset link if the address has an account. Idempotent. A job. */
export async function sendPasswordReset(
  { db, clock, mails }: AccountDependencies,
  { email, request, language }: { email: string; request: string; language?: Language },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const account = await transaction
      .selectFrom('account')
      .select(['id', 'name', 'email', 'language'])
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirst();
    if (!account || (await isMailQueued(transaction, resetMailKey(request)))) return;
    const token = await issueToken(transaction, account.id, 'password-reset', clock.now());
    // Language of the request (LANG-09). Jobs of the previous version lack it.
    const reader = { ...account, language: language ?? account.language };
    await mails.passwordReset(transaction, reader, token, resetMailKey(request));
  });
}

const resetMailKey = (request: string) => `password-reset:${request}`;

/**
 * Sets a new password by the e-mail's token, ends all sessions, and confirms the address.
 * @throws Failure `error-try-again` for an invalid token, `validation_failed` for a weak password
 */
export async function resetPassword(
  deps: AccountDependencies,
  { token, password: typed }: { token: string; password: string },
): Promise<void> {
  const { db, clock } = deps;
  const password = normalisePassword(typed);
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH || length > MAX_PASSWORD_LENGTH) {
    const error = length < MIN_PASSWORD_LENGTH ? 'error-password-too-short' : 'error-password-too-long';
    throw new Failure('validation_failed', { password: error }, 'invalid');
  }
  await inTransaction(db, async (transaction) => {
    // If the password is rejected, the rollback restores the token.
    const id = (await redeemToken(transaction, token, 'password-reset', clock.now()))?.accountId ?? null;
    if (id === null) throw new Failure('error-try-again', {}, 'invalid');
    await setPassword(deps, transaction, id, password);
    await transaction
      .updateTable('account')
      .set({ email_confirmed_at: clock.now() })
      .where('id', '=', id)
      .where('email_confirmed_at', 'is', null)
      .execute();
    await transaction.deleteFrom('session').where('account_id', '=', id).execute();
  });
}

/** Changes the password after checking the current one, and ends the other sessions (AUTH-13). */
export async function changePassword(
  deps: AccountDependencies,
  account: SignedIn,
  form: ChangePasswordForm,
): Promise<void> {
  const { db, clock } = deps;
  const command = new ChangePasswordCommand(form);
  const errors = markBoth(fieldErrorsOf(command));
  if (Object.keys(errors).length > 0) throw new Failure('validation_failed', errors, 'invalid');
  await countAttempt(db, `password of ${account.id}`, { most: 8, minutes: 15 }, clock.now());
  const row = await db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(row.password_hash, command.currentPassword))) {
    throw new Failure('validation_failed', { currentPassword: 'error-current-password-wrong' }, 'invalid');
  }
  await inTransaction(db, async (transaction) => {
    await setPassword(deps, transaction, account.id, command.password);
    await transaction
      .deleteFrom('session')
      .where('account_id', '=', account.id)
      .where('id', '<>', account.sessionId)
      .execute();
  });
}

async function setPassword(
  { mails }: AccountDependencies,
  transaction: Transaction<Database>,
  id: number,
  password: string,
): Promise<void> {
  const account = await transaction
    .selectFrom('account')
    .select(['name', 'email', 'phone', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const weakness = weaknessOf(password, account);
  if (weakness) throw new Failure('validation_failed', { password: weakness }, 'invalid');
  await transaction
    .updateTable('account')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', id)
    .execute();
  // Invalidates reset links in the mailbox.
  await transaction
    .deleteFrom('account_token')
    .where('account_id', '=', id)
    .where('purpose', '=', 'password-reset')
    .execute();
  await mails.passwordChanged(transaction, account);
}
