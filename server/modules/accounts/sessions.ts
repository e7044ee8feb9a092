import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { Failure } from '../../../src/core/shared/failure.ts';
import { SESSION_MINUTES } from '../../../src/core/accounts/sign-in.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Configuration } from '../../platform/configuration.ts';
import { SessionReader } from '../../platform/http/signed-in.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { hashOf, newSecret } from '../../platform/secrets.ts';
import type { Database } from '../../tables.ts';

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Returns browser and system, such as `Chrome, Android`, for the list of sessions. */
function deviceOf(userAgent: string | undefined): string {
  const named = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter((name) => name !== undefined).join(', ');
}

/** Session token that scripts can read, written by the browser (AUTH-03). */
export const TOKEN_COOKIE = 'token';
/** Second session token, HttpOnly. */
export const COMPANION_COOKIE = 'session';

/** Opaque sessions of an hour, stored as hashes. Requests need both tokens (AUTH-16). */
export class Sessions extends SessionReader {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
  ) {
    super();
  }

  /**
   * Opens a session and sets the HttpOnly cookie. @returns the readable token
   * @throws Failure `not-allowed` `error-account-suspended`
   */
  async open(accountId: number, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const suspended = await this.db
      .selectFrom('account')
      .select('id')
      .where('id', '=', accountId)
      .where('suspended_at', 'is not', null)
      .executeTakeFirst();
    if (suspended) throw new Failure('error-account-suspended', {}, 'not-allowed');
    const token = newSecret();
    const companion = newSecret();
    const now = this.clock.now();
    await this.db
      .insertInto('session')
      .values({
        account_id: accountId,
        token_hash: hashOf(token),
        companion_hash: hashOf(companion),
        device: deviceOf(request.headers['user-agent']),
        created_at: now,
        expires_at: new Date(now.getTime() + SESSION_MINUTES * 60_000),
      })
      .execute();
    reply.setCookie(COMPANION_COOKIE, companion, { ...this.cookie, maxAge: SESSION_MINUTES * 60 });
    return token;
  }

  override async of(request: FastifyRequest): Promise<SignedIn | null> {
    const token = request.cookies[TOKEN_COOKIE];
    const companion = request.cookies[COMPANION_COOKIE];
    if (!token || !companion) return null;
    const row = await this.db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select([
        'account.id',
        'account.type',
        'account.vendor_id',
        'account.vendor_role',
        'account.language',
        'session.id as session_id',
      ])
      .where('token_hash', '=', hashOf(token))
      .where('companion_hash', '=', hashOf(companion))
      .where('expires_at', '>', this.clock.now())
      .where('suspended_at', 'is', null)
      .executeTakeFirst();
    if (!row) return null;
    const { id, type, vendor_id: vendorId, language, session_id: sessionId } = row;
    const vendorRole = vendorId === null ? null : row.vendor_role;
    return { id, type, vendorId, vendorRole, language, sessionId };
  }

  /** Ends the request's session, if there is one. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const signedIn = await this.of(request);
    if (signedIn) await this.db.deleteFrom('session').where('id', '=', signedIn.sessionId).execute();
    this.clearCookie(reply);
  }

  clearCookie(reply: FastifyReply): void {
    reply.clearCookie(COMPANION_COOKIE, this.cookie);
  }

  /** Common options of the server's cookies. */
  get cookie(): CookieSerializeOptions {
    const secure = this.configuration.origins.bg?.startsWith('https:') ?? false;
    return { path: '/', httpOnly: true, sameSite: 'lax', secure };
  }
}

/** Deletes expired sessions and tokens. A nightly job. */
export async function deleteExpiredSessions(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
  await db.deleteFrom('account_token').where('expires_at', '<=', now).execute();
}
