import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../../src/core/shared/clock.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { HOUR, MINUTE } from '../../../../src/core/shared/durations.ts';
import {
  SECOND_FACTOR_MINUTES,
  TEAM_IDLE_MINUTES,
  TEAM_SESSION_HOURS,
} from '../../../../src/core/team/team-member.ts';
import type { Configuration } from '../../../platform/configuration.ts';
import { TeamSessionReader } from '../../../platform/http/signed-in.ts';
import type { SignedInMember } from '../../../platform/http/signed-in.ts';
import { hashOf, newSecret } from '../../../platform/secrets.ts';
import type { Database } from '../../../tables.ts';

/** HttpOnly cookie of the back office, sent to its operations only. */
const COOKIE = 'team';
const COOKIE_PATH = '/api/team';

/** The use of a session is stored at most this often, in milliseconds. */
const USE_INTERVAL = MINUTE;

/** A session of the back office, between password and second factor or complete. */
export type TeamSession = {
  tokenHash: Buffer;
  accountId: number;
  isComplete: boolean;
  challenge: string | null;
  endsAt: Date;
};

/**
 * Sessions of the back office: apart from those of the site, ended after 30 minutes without use and after 12
 * hours at the latest (TEAM-01).
 */
export class TeamSessions extends TeamSessionReader {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
  ) {
    super();
  }

  override async of(request: FastifyRequest): Promise<SignedInMember | null> {
    const session = await this.read(request);
    if (!session?.isComplete) return null;
    const row = await this.db
      .selectFrom('team_member')
      .innerJoin('account', 'account.id', 'team_member.account_id')
      .select(['account.id', 'name', 'email', 'language', 'roles'])
      .where('account.id', '=', session.accountId)
      .where('suspended_at', 'is', null)
      .executeTakeFirst();
    if (!row) return null;
    const { id: accountId, name, email, language, roles } = row;
    return { accountId, name, email, language, roles };
  }

  /** Opens a session in place of the request's one, so that nobody can prepare a session for a member. */
  async open(
    request: FastifyRequest,
    reply: FastifyReply,
    accountId: number,
    isComplete: boolean,
  ): Promise<void> {
    await this.delete(request);
    const token = newSecret();
    const now = this.clock.now();
    const lifetime = isComplete ? TEAM_SESSION_HOURS * HOUR : SECOND_FACTOR_MINUTES * MINUTE;
    await this.db
      .insertInto('team_session')
      .values({
        token_hash: hashOf(token),
        account_id: accountId,
        is_complete: isComplete,
        created_at: now,
        used_at: now,
        expires_at: new Date(now.getTime() + lifetime),
      })
      .execute();
    reply.setCookie(COOKIE, token, { ...this.cookie, maxAge: lifetime / 1000 });
  }

  /** Returns the session of a request in any step, and extends it. */
  async read(request: FastifyRequest): Promise<TeamSession | null> {
    const token = request.cookies[COOKIE];
    if (!token) return null;
    const now = this.clock.now();
    const tokenHash = hashOf(token);
    const row = await this.db
      .selectFrom('team_session')
      .select(['account_id', 'is_complete', 'challenge', 'used_at', 'expires_at'])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .where('used_at', '>', new Date(now.getTime() - TEAM_IDLE_MINUTES * MINUTE))
      .executeTakeFirst();
    if (!row) return null;
    if (now.getTime() - row.used_at.getTime() >= USE_INTERVAL)
      await this.db
        .updateTable('team_session')
        .set({ used_at: now })
        .where('token_hash', '=', tokenHash)
        .execute();
    const idleEnd = now.getTime() + TEAM_IDLE_MINUTES * MINUTE;
    return {
      tokenHash,
      accountId: row.account_id,
      isComplete: row.is_complete,
      challenge: row.challenge,
      endsAt: new Date(Math.min(idleEnd, row.expires_at.getTime())),
    };
  }

  /**
   * Returns the session that passed the password.
   * @throws Failure `login-required`
   */
  async require(request: FastifyRequest): Promise<TeamSession> {
    const session = await this.read(request);
    if (!session) throw new Failure('error-team-login-required', {}, 'login-required');
    return session;
  }

  async setChallenge({ tokenHash }: TeamSession, challenge: string | null): Promise<void> {
    await this.db
      .updateTable('team_session')
      .set({ challenge })
      .where('token_hash', '=', tokenHash)
      .execute();
  }

  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.delete(request);
    reply.clearCookie(COOKIE, this.cookie);
  }

  private async delete(request: FastifyRequest): Promise<void> {
    const token = request.cookies[COOKIE];
    if (token) await this.db.deleteFrom('team_session').where('token_hash', '=', hashOf(token)).execute();
  }

  private get cookie(): CookieSerializeOptions {
    const secure = this.configuration.origins.bg?.startsWith('https:') ?? false;
    return { path: COOKIE_PATH, httpOnly: true, sameSite: 'strict', secure };
  }
}

/** Deletes expired sessions. A nightly job. */
export async function deleteExpiredTeamSessions(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('team_session')
    .where((where) =>
      where.or([
        where('expires_at', '<=', now),
        where('used_at', '<=', new Date(now.getTime() - TEAM_IDLE_MINUTES * MINUTE)),
      ]),
    )
    .execute();
}
