import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { permittedOperations } from '../../../../src/core/team/permissions.ts';
import type { TeamSignInStep } from '../../../../src/core/team/team-member.ts';
import { resetAttempts } from '../../../platform/http/attempt-limits.ts';
import type { SignedInMember } from '../../../platform/http/signed-in.ts';
import { checkPassword } from '../../accounts/sign-in.ts';
import type { SignInClient } from '../../accounts/sign-in.ts';
import { useTotp, wrongCode } from './authenticator.ts';
import { countCodeAttempt, resetCodeAttempts } from './code-attempts.ts';
import { recoveryCodesLeft, useRecoveryCode } from './recovery-codes.ts';
import type { TeamDependencies } from '../team-dependencies.ts';
import type { TeamSession } from './team-sessions.ts';

export type TeamProgress = { step: TeamSignInStep; methods: ('totp' | 'passkey')[] };
type Exchange = { request: FastifyRequest; reply: FastifyReply };

/**
 * Begins a sign-in to the back office (TEAM-01). A member without a second factor sets one up next.
 * @throws Failure `login-required` for a wrong pair and for accounts outside the team; `captcha-required` and
 * `too-many` above the limits; `not-allowed` if the time to set up a second factor is over
 */
export async function beginTeamSignIn(
  deps: TeamDependencies,
  form: { email: string; password: string },
  { reply, ...client }: SignInClient & { reply: FastifyReply },
): Promise<TeamProgress> {
  const { db, clock, sessions } = deps;
  const { account, counted } = await checkPassword(deps, form, client);
  const member = await secondFactorsOf(deps, account.id);
  // The same answer as for a wrong password, so that the team's addresses cannot be found out.
  if (!member) throw new Failure('error-wrong-credentials', {}, 'login-required');
  await resetAttempts(db, counted);
  const { methods, enrolUntil } = member;
  if (methods.length === 0 && enrolUntil <= clock.now())
    throw new Failure('error-team-enrolment-over', {}, 'not-allowed');
  await sessions.open(client.request, reply, account.id, false);
  return { step: methods.length === 0 ? 'enrolment' : 'second-factor', methods };
}

/**
 * Finishes a sign-in with a code of the authenticator or a recovery code.
 * @throws Failure `login-required` for a wrong or reused code, `too-many` above the limit
 */
export async function enterCode(
  deps: TeamDependencies,
  code: string,
  exchange: Exchange,
): Promise<TeamProgress> {
  const { accountId } = await deps.sessions.require(exchange.request);
  await countCodeAttempt(deps, accountId);
  const isRight = (await useTotp(deps, accountId, code)) || (await useRecoveryCode(deps.db, accountId, code));
  if (!isRight) throw wrongCode('login-required');
  return completeSignIn(deps, accountId, exchange);
}

/** Opens the complete session after a second factor. */
export async function completeSignIn(
  deps: TeamDependencies,
  accountId: number,
  { request, reply }: Exchange,
): Promise<TeamProgress> {
  await resetCodeAttempts(deps, accountId);
  await deps.sessions.open(request, reply, accountId, true);
  return { step: 'signed-in', methods: [] };
}

/**
 * Returns the session that may set up a second factor: a complete one, or one after the password of a member
 * without any.
 * @throws Failure `login-required`
 */
export async function requireEnrolment(
  deps: TeamDependencies,
  request: FastifyRequest,
): Promise<TeamSession> {
  const session = await deps.sessions.require(request);
  if (session.isComplete) return session;
  const member = await secondFactorsOf(deps, session.accountId);
  if (!member || member.methods.length > 0)
    throw new Failure('error-team-login-required', {}, 'login-required');
  return session;
}

/** The signed-in member for the back office. */
export async function readMember(deps: TeamDependencies, member: SignedInMember, request: FastifyRequest) {
  const { accountId, name, email, roles } = member;
  const { endsAt } = await deps.sessions.require(request);
  const passkeys = await deps.db
    .selectFrom('team_passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  const factors = await secondFactorsOf(deps, accountId);
  return {
    accountId,
    name,
    email,
    roles: [...roles],
    operations: permittedOperations(roles),
    hasTotp: factors?.methods.includes('totp') ?? false,
    passkeys: passkeys.map(({ id, name: passkey, created_at: created, last_used_at: used }) => ({
      id,
      name: passkey,
      createdAt: created.toISOString(),
      lastUsedAt: used?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await recoveryCodesLeft(deps.db, accountId),
    endsAt: endsAt.toISOString(),
  };
}

/** @throws Failure `not-found`, `conflict` for the last second factor */
export async function removePasskey(deps: TeamDependencies, accountId: number, id: string): Promise<void> {
  const factors = await secondFactorsOf(deps, accountId);
  const passkeys = await deps.db
    .selectFrom('team_passkey')
    .select('id')
    .where('account_id', '=', accountId)
    .execute();
  if (!passkeys.some((passkey) => passkey.id === id)) throw new Failure('error-not-found', {}, 'not-found');
  if (passkeys.length === 1 && !factors?.methods.includes('totp'))
    throw new Failure('error-last-second-factor', {}, 'conflict');
  await deps.db.deleteFrom('team_passkey').where('id', '=', id).where('account_id', '=', accountId).execute();
}

async function secondFactorsOf({ db }: TeamDependencies, accountId: number) {
  const row = await db
    .selectFrom('team_member')
    .select((select) => [
      'enrol_until',
      'totp_secret',
      select
        .exists(
          select
            .selectFrom('team_passkey')
            .select('id')
            .whereRef('account_id', '=', 'team_member.account_id'),
        )
        .as('has_passkey'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return null;
  const methods: ('totp' | 'passkey')[] = [];
  if (row.totp_secret !== null) methods.push('totp');
  if (row.has_passkey) methods.push('passkey');
  return { methods, enrolUntil: row.enrol_until };
}
