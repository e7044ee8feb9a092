import type { FastifyReply, FastifyRequest } from 'fastify';
import { LoginCommand } from '../../../src/core/accounts/account-commands.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { ensureValid } from '../../../src/core/shared/validation.ts';
import { countAttempt, countOrRequireProof, resetAttempts } from '../../platform/http/attempt-limits.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { issueToken } from './account-tokens.ts';
import type { GoogleIdentity } from './google-tokens.ts';
import { knownDevice, markDevice } from './known-device.ts';
import { isPassword } from './passwords.ts';

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** Limits of wrong passwords per sender, per account, and per known device. */
const TRIES = {
  ofSender: { most: 8, minutes: 15 },
  ofAccount: { most: 20, minutes: 15 },
  ofDevice: { most: 20, minutes: 15 },
};

/** Client of a sign-in: its request, its counted address, and if it solved a captcha. */
export type SignInClient = { request: FastifyRequest; sender: string; isProven: boolean };

/**
 * Finds the account of an e-mail and a password, and limits wrong passwords.
 * @throws Failure `login-required` for a wrong pair; `captcha-required` and `too-many` above the limits
 */
export async function checkPassword(
  deps: Pick<AccountDependencies, 'db' | 'clock'>,
  form: { email: string; password: string },
  { request, sender, isProven }: SignInClient,
) {
  const { db } = deps;
  const command = new LoginCommand(form);
  ensureValid(command);
  const account = await db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'password_hash', 'email_confirmed_at'])
    .where('email', '=', command.email)
    .executeTakeFirst();
  const device = await knownDevice(db, account, request);
  const counted = await countTry(deps, command.email, { device, sender, isProven });
  const right = await isPassword(account?.password_hash, command.password);
  if (!account || !right) throw new Failure('error-wrong-credentials', {}, 'login-required');
  return { account, counted };
}

/**
 * Signs in with e-mail and password (AUTH-02 to AUTH-04).
 * @returns the token for the cookie
 * @throws Failure `login-required` for a wrong pair and an unconfirmed address; `captcha-required` and
 * `too-many` above the limits
 */
export async function signIn(
  deps: AccountDependencies,
  form: { email: string; password: string },
  { reply, language, ...client }: SignInClient & { reply: FastifyReply; language: Language },
): Promise<string> {
  const { db, clock, sessions } = deps;
  const { account, counted } = await checkPassword(deps, form, client);
  if (!account.email_confirmed_at) {
    await inTransaction(db, async (transaction) => {
      const token = await issueToken(transaction, account.id, 'confirmation', clock.now());
      await deps.mails.confirmation(transaction, { ...account, language }, token);
    });
    throw new Failure('error-email-not-confirmed', {}, 'login-required');
  }
  await resetAttempts(db, counted);
  await sessions.end(client.request, reply);
  const token = await sessions.open(account.id, client.request, reply);
  await markDevice(db, account, reply, sessions.cookie);
  return token;
}

/**
 * Counts an attempt without letting strangers lock the account. Above the limit a proof of work is required.
 * A known device has its own limit.
 * @returns the counter to reset after the right password
 */
async function countTry(
  { db, clock }: Pick<AccountDependencies, 'db' | 'clock'>,
  email: string,
  { device, sender, isProven }: { device: string | null; sender: string; isProven: boolean },
): Promise<string> {
  const now = clock.now();
  if (device !== null) {
    const subject = `login of ${email} by ${device}`;
    await countOrRequireProof(db, subject, TRIES.ofDevice, now, isProven);
    return subject;
  }
  const subject = `login of ${email} from ${sender}`;
  await countOrRequireProof(db, `login of ${email}`, TRIES.ofAccount, now, isProven);
  await countAttempt(db, subject, TRIES.ofSender, now);
  return subject;
}

/**
 * Signs in with Google's ID token (AUTH-06). @throws Failure `login-required` for an invalid token,
 * `not-found` if disabled
 */
export async function signInWithGoogle(
  deps: AccountDependencies,
  credential: string,
  language: Language,
  { request, reply }: Exchange,
): Promise<string> {
  if (!deps.google) throw new Failure('error-not-found', {}, 'not-found');
  const identity = await deps.google.verify(credential);
  const accountId = await accountOf(deps, identity, language);
  await deps.sessions.end(request, reply);
  return deps.sessions.open(accountId, request, reply);
}

/**
 * Finds the account of a Google identity by its subject, else by its confirmed address, else creates one.
 */
function accountOf(
  { db, clock }: AccountDependencies,
  identity: GoogleIdentity,
  language: Language,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const created = await transaction
      .insertInto('account')
      .values({
        type: 'user',
        name: identity.name,
        email: identity.email,
        language,
        google_subject: identity.subject,
        email_confirmed_at: clock.now(),
        password_hash: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (created) return created.id;
    const known = await transaction
      .selectFrom('account')
      .select(['id', 'google_subject', 'email_confirmed_at'])
      .where((where) =>
        where.or([where('google_subject', '=', identity.subject), where('email', '=', identity.email)]),
      )
      // The Google subject wins over changed addresses.
      .orderBy((order) => order.case().when('google_subject', '=', identity.subject).then(0).else(1).end())
      .forUpdate()
      .execute();
    const account = known[0];
    if (!account) throw new Failure('error-google-authentication', {}, 'login-required');
    if (account.google_subject === identity.subject) return account.id;
    // The account's address was registered with a password but never confirmed: it may belong to another
    // person.
    if (!account.email_confirmed_at || account.google_subject) {
      throw new Failure('error-google-authentication', {}, 'login-required');
    }
    await transaction
      .updateTable('account')
      .set({ google_subject: identity.subject })
      .where('id', '=', account.id)
      .execute();
    return account.id;
  });
}
