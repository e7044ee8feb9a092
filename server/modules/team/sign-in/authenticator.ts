import { generateSecret, generateURI, verifySync } from 'otplib';
import { encode } from 'uqr';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { normaliseTeamCode, TOTP_DIGITS } from '../../../../src/core/team/team-member.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { countCodeAttempt } from './code-attempts.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import type { TeamDependencies } from '../team-dependencies.ts';

/** Seconds that a code is accepted before and after its period (RFC 6238, section 5.2). */
const TOLERANCE = 30;
const IS_TOTP = new RegExp(`^\\d{${TOTP_DIGITS}}$`);

/** Returns a new secret for the authenticator. The present one stays in use until the first code of the new. */
export async function createAuthenticator({ db, siteName }: TeamDependencies, accountId: number) {
  const { email } = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const secret = generateSecret();
  await db
    .updateTable('team_member')
    .set({ totp_pending_secret: secret })
    .where('account_id', '=', accountId)
    .execute();
  const uri = generateURI({ issuer: siteName, label: email, secret });
  return { secret, uri, qr: encode(uri, { ecc: 'M' }).data };
}

/**
 * Puts the new authenticator to use with its first code.
 * @returns new recovery codes
 * @throws Failure `invalid` for a wrong code, `too-many`
 */
export async function confirmAuthenticator(
  deps: TeamDependencies,
  accountId: number,
  code: string,
): Promise<string[]> {
  await countCodeAttempt(deps, accountId);
  return inTransaction(deps.db, async (transaction) => {
    const member = await transaction
      .selectFrom('team_member')
      .select('totp_pending_secret')
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    const secret = member?.totp_pending_secret;
    const timeStep = secret ? timeStepOf(deps, secret, code) : null;
    if (!secret || timeStep === null) throw wrongCode('invalid');
    await transaction
      .updateTable('team_member')
      .set({ totp_secret: secret, totp_pending_secret: null, totp_last_step: timeStep })
      .where('account_id', '=', accountId)
      .execute();
    return replaceRecoveryCodes(transaction, accountId);
  });
}

/** Accepts a code of the authenticator, each code once, also if two requests use it at the same time. */
export async function useTotp(deps: TeamDependencies, accountId: number, code: string): Promise<boolean> {
  const { db } = deps;
  const member = await db
    .selectFrom('team_member')
    .select('totp_secret')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const secret = member?.totp_secret;
  const timeStep = secret ? timeStepOf(deps, secret, code) : null;
  if (!secret || timeStep === null) return false;
  const accepted = await db
    .updateTable('team_member')
    .set({ totp_last_step: timeStep })
    .where('account_id', '=', accountId)
    .where('totp_secret', '=', secret)
    .where((where) => where.or([where('totp_last_step', 'is', null), where('totp_last_step', '<', timeStep)]))
    .returning('account_id')
    .executeTakeFirst();
  return accepted !== undefined;
}

/** Returns the period of a code by its number; null for a wrong code. */
function timeStepOf({ clock }: TeamDependencies, secret: string, typed: string): number | null {
  const token = normaliseTeamCode(typed);
  if (!IS_TOTP.test(token)) return null;
  const epoch = Math.floor(clock.now().getTime() / 1000);
  const result = verifySync({ secret, token, epoch, epochTolerance: TOLERANCE });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

export const wrongCode = (kind: 'invalid' | 'login-required'): Failure =>
  new Failure('error-team-code-wrong', { code: 'error-team-code-wrong' }, kind);
