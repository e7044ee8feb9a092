import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { normaliseLine } from '../../../../src/core/shared/tidy-text.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { recoveryCodesLeft, replaceRecoveryCodes } from './recovery-codes.ts';
import type { TeamDependencies } from '../team-dependencies.ts';
import type { TeamSession } from './team-sessions.ts';

/** Loaded on first use, because the library takes longer to load than all other packages of a start. */
const webAuthn = () => import('@simplewebauthn/server');

const MAX_PASSKEYS = 10;

function siteOf(request: FastifyRequest): { rpId: string; origin: string } {
  const host = request.host;
  return {
    rpId: host.replace(/:\d+$/, ''),
    origin: request.headers.origin ?? `${request.protocol}://${host}`,
  };
}

const passkeysOf = ({ db }: TeamDependencies, accountId: number) =>
  db
    .selectFrom('team_passkey')
    .select(['id', 'name', 'rp_id', 'transports', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();

/** Begins to create a passkey for the domain of the page. @throws Failure `conflict` above the limit */
export async function newPasskeyOptions(
  deps: TeamDependencies,
  session: TeamSession,
  request: FastifyRequest,
) {
  const { rpId } = siteOf(request);
  const existing = await passkeysOf(deps, session.accountId);
  if (existing.length >= MAX_PASSKEYS) throw new Failure('error-too-many-passkeys', {}, 'conflict');
  const { email, name } = await deps.db
    .selectFrom('account')
    .select(['email', 'name'])
    .where('id', '=', session.accountId)
    .executeTakeFirstOrThrow();
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: deps.siteName,
    rpID: rpId,
    userName: email,
    userDisplayName: name,
    excludeCredentials: existing
      .filter((passkey) => passkey.rp_id === rpId)
      .map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  await deps.sessions.setChallenge(session, options.challenge);
  return { options: { ...options } };
}

/**
 * Stores a created passkey.
 * @returns recovery codes if the member had none
 * @throws Failure `invalid` for an invalid response, such as one for another domain or an old challenge
 */
export async function storePasskey(
  deps: TeamDependencies,
  session: TeamSession,
  request: FastifyRequest,
  { name, response }: { name: string; response: object },
): Promise<string[]> {
  const { rpId, origin } = siteOf(request);
  const challenge = await takeChallenge(deps, session);
  const { verifyRegistrationResponse } = await webAuthn();
  const result = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch(() => ({ verified: false }) as const);
  if (!result.verified) throw invalidPasskey('invalid');
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
  return inTransaction(deps.db, async (transaction) => {
    const stored = await transaction
      .insertInto('team_passkey')
      .values({
        id,
        account_id: session.accountId,
        rp_id: rpId,
        public_key: Buffer.from(publicKey),
        counter,
        transports: [...transports],
        name: normaliseLine(name) || rpId,
        created_at: deps.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) throw new Failure('error-passkey-exists', {}, 'conflict');
    if ((await recoveryCodesLeft(transaction, session.accountId)) > 0) return [];
    return replaceRecoveryCodes(transaction, session.accountId);
  });
}

/**
 * Begins to use a passkey.
 * @throws Failure `conflict` `error-passkey-other-domain` if all passkeys belong to another domain of the site
 */
export async function passkeyChallenge(
  deps: TeamDependencies,
  session: TeamSession,
  request: FastifyRequest,
) {
  const { rpId } = siteOf(request);
  const own = (await passkeysOf(deps, session.accountId)).filter((passkey) => passkey.rp_id === rpId);
  if (own.length === 0) throw new Failure('error-passkey-other-domain', {}, 'conflict');
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    allowCredentials: own.map(({ id, transports }) => ({ id, transports })),
    userVerification: 'required',
  });
  await deps.sessions.setChallenge(session, options.challenge);
  return { options: { ...options } };
}

/** @throws Failure `login-required` for an invalid response, another member's passkey and a reused challenge */
export async function usePasskey(
  deps: TeamDependencies,
  session: TeamSession,
  request: FastifyRequest,
  response: object,
): Promise<void> {
  const { rpId, origin } = siteOf(request);
  const challenge = await takeChallenge(deps, session);
  const given = response as AuthenticationResponseJSON;
  const passkey = await deps.db
    .selectFrom('team_passkey')
    .selectAll()
    .where('id', '=', String(given.id))
    .where('account_id', '=', session.accountId)
    .where('rp_id', '=', rpId)
    .executeTakeFirst();
  if (!passkey) throw invalidPasskey('login-required');
  const { verifyAuthenticationResponse } = await webAuthn();
  const result = await verifyAuthenticationResponse({
    response: given,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
      transports: passkey.transports,
    },
    requireUserVerification: true,
  }).catch(() => ({ verified: false }) as const);
  if (!result.verified) throw invalidPasskey('login-required');
  await deps.db
    .updateTable('team_passkey')
    .set({ counter: result.authenticationInfo.newCounter, last_used_at: deps.clock.now() })
    .where('id', '=', passkey.id)
    .execute();
}

/** Returns the challenge and clears it, so that it is used once. @throws Failure `invalid` without one */
async function takeChallenge({ sessions }: TeamDependencies, session: TeamSession): Promise<string> {
  if (session.challenge === null) throw invalidPasskey('invalid');
  await sessions.setChallenge(session, null);
  return session.challenge;
}

const invalidPasskey = (kind: 'invalid' | 'login-required') => new Failure('error-passkey-invalid', {}, kind);
