import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import * as contract from '../../../api/site/site.ts';
import type { BodyOf } from '../../../api/operation.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { HAND_OVER_SECONDS } from '../../../src/core/site/session-transfer.ts';
import type { Configuration } from '../../platform/configuration.ts';
import { json } from '../../platform/database/database.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { hashOf, newSecret } from '../../platform/secrets.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Database } from '../../tables.ts';

/** Cookie with the secret that the other domain's page exchanges for the payload. */
export const HAND_OVER_COOKIE = 'hand-over';

type TransferPayload = BodyOf<typeof contract.leaveSessionTransfer>;
type Dependencies = { db: Kysely<Database>; clock: Clock; configuration: Configuration };

/** Stores a payload on one domain and returns it on the other (LANG-11). */
export function sessionTransferRoutes({
  db,
  clock,
  configuration,
  sessions,
}: Dependencies & { sessions: Sessions }): Implementation[] {
  return [
    implement(
      contract.leaveSessionTransfer,
      async ({ body, account, request }) => {
        const destination = sisterOf(request.headers.origin, configuration);
        if (!destination) throw new Failure('error-hand-over-refused', {}, 'not-allowed');
        const secret = newSecret();
        const expiresAt = new Date(clock.now().getTime() + HAND_OVER_SECONDS * 1000);
        const row = {
          destination,
          payload: json(body),
          expires_at: expiresAt,
          account_id: account?.id ?? null,
        };
        await db
          .insertInto('session_transfer')
          .values({ ...row, secret_hash: hashOf(secret), collection_hash: null })
          .execute();
        return { secret };
      },
      { shareOfLimit: 1 / 30 },
    ),
    implement(contract.collectSessionTransfer, async ({ request, reply }) => {
      const secret = request.cookies[HAND_OVER_COOKIE];
      if (!secret) return { payload: null, authToken: null };
      reply.clearCookie(HAND_OVER_COOKIE, { path: '/' });
      const row = await db
        .deleteFrom('session_transfer')
        .where('collection_hash', '=', hashOf(secret))
        .where('expires_at', '>', clock.now())
        .returning(['payload', 'account_id'])
        .executeTakeFirst();
      if (!row) return { payload: null, authToken: null };
      // Opens a second session for the same account on this domain (LANG-11).
      const authToken = row.account_id ? await sessions.open(row.account_id, request, reply) : null;
      return { payload: row.payload as TransferPayload, authToken };
    }),
  ];
}

/**
 * Receives the form from the other domain. The browser sets the Origin header, so no third site can send a
 * payload. A secret works once, within a minute.
 */
export function sessionTransferArrival(
  app: FastifyInstance,
  { db, clock, configuration }: Dependencies,
): void {
  app.post<{ Body: { secret?: unknown; path?: unknown } | undefined }>(
    '/hand-over',
    async (request, reply) => {
      const { secret, path } = request.body ?? {};
      const target = pathWithin(path);
      const own = sisterOf(request.headers.origin, configuration);
      if (own && typeof secret === 'string') {
        const collection = newSecret();
        const arrived = await db
          .updateTable('session_transfer')
          .set({ collection_hash: hashOf(collection) })
          .where('secret_hash', '=', hashOf(secret))
          .where('collection_hash', 'is', null)
          .where('destination', '=', own)
          .where('expires_at', '>', clock.now())
          .returning('destination')
          .executeTakeFirst();
        if (arrived) {
          reply.setCookie(HAND_OVER_COOKIE, collection, {
            path: '/',
            httpOnly: true,
            sameSite: 'lax',
            secure: own.startsWith('https:'),
            maxAge: HAND_OVER_SECONDS,
          });
        }
      }
      return reply.redirect(target, 303);
    },
  );
}

/** Path of this site in a form valid in a header; `/` for other targets. */
function pathWithin(path: unknown): string {
  const site = 'http://site.invalid';
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, site)) return '/';
  const { origin, pathname, search } = new URL(path, site);
  return origin === site && !pathname.startsWith('//') ? pathname + search : '/';
}

/** Deletes expired transfers. A nightly job. */
export async function deleteExpiredTransfers(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('session_transfer').where('expires_at', '<=', now).execute();
}

/** Returns the other of our two domains; undefined for any other origin. */
function sisterOf(origin: string | undefined, { origins }: Configuration): string | undefined {
  if (origin === undefined || !origins.bg || !origins.en) return undefined;
  if (origin === origins.bg) return origins.en;
  return origin === origins.en ? origins.bg : undefined;
}
