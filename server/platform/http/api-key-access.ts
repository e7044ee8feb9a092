import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../../../api/operation.ts';
import { KEY_CALLS_PER_MINUTE } from '../../../src/core/integrations/api-key.ts';
import type { KeyScope } from '../../../src/core/integrations/api-key.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { RequestCounts } from './request-counts.ts';
import type { SessionReader, SignedIn } from './signed-in.ts';

const MINUTE_MS = 60_000;

/** A valid API key: the vendor's account that it acts for, and its permissions. */
export type KeyAccess = { id: number; account: SignedIn; scopes: readonly KeyScope[] };

/** Port to the API keys of vendors (SHIP-12): returns the key with a secret, null for an unknown one. */
export abstract class ApiKeyReader {
  abstract find(secret: string): Promise<KeyAccess | null>;
}

export type AccountReaders = {
  sessions: SessionReader;
  apiKeys: ApiKeyReader;
  requestCounts: Pick<RequestCounts, 'count'>;
};

/**
 * Returns the account of a request: of the API key in `Authorization: Bearer`, otherwise of the session.
 * @throws Failure `login-required` for an unknown key, `not-allowed` without the operation's scope, `too-many`
 */
export async function accountOf(
  { scope }: Pick<Operation, 'scope'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, apiKeys, requestCounts }: AccountReaders,
): Promise<SignedIn | null> {
  const [, secret] = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? [];
  if (secret === undefined) return sessions.of(request);
  const key = await apiKeys.find(secret);
  if (!key) {
    reply.header('www-authenticate', 'Bearer');
    throw new Failure('error-key-unknown', {}, 'login-required');
  }
  const { current, ttl } = await requestCounts.count(`key ${key.id}`, KEY_CALLS_PER_MINUTE, MINUTE_MS);
  if (current > KEY_CALLS_PER_MINUTE) {
    reply.header('retry-after', Math.max(1, Math.ceil(ttl / 1000)));
    throw new Failure('error-key-too-many', {}, 'too-many');
  }
  if (scope === undefined) throw new Failure('error-key-operation', {}, 'not-allowed');
  if (!key.scopes.includes(scope)) throw new Failure('error-key-scope', {}, 'not-allowed');
  return key.account;
}
