import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { newSecret, serverKey } from '../../platform/secrets.ts';
import type { Database } from '../../tables.ts';
import { DAY_SECONDS } from '../../../src/core/shared/durations.ts';

const COOKIE = 'device';
const DAYS = 180;

type Account = { id: number; password_hash: string | null };

/**
 * Marks the browser as a known device of the account, which other senders' wrong passwords cannot lock out.
 * The signature covers the password's hash, so that a new password invalidates all marks. Nothing is stored.
 */
export async function markDevice(
  db: Kysely<Database>,
  account: Account,
  reply: FastifyReply,
  cookie: CookieSerializeOptions,
): Promise<void> {
  const name = newSecret();
  const signature = await sign(db, account, name);
  // Sent with the sign-in request only.
  reply.setCookie(COOKIE, `${name}.${signature}`, {
    ...cookie,
    path: '/api/auth',
    maxAge: DAYS * DAY_SECONDS,
  });
}

/** Returns the name of the browser if it has signed in to this account before; else null. */
export async function knownDevice(
  db: Kysely<Database>,
  account: Account | undefined,
  request: FastifyRequest,
): Promise<string | null> {
  const [name = '', signature = ''] = (request.cookies[COOKIE] ?? '').split('.');
  if (!account || signature === '') return null;
  const [given, right] = [Buffer.from(signature), Buffer.from(await sign(db, account, name))];
  return given.length === right.length && timingSafeEqual(given, right) ? name : null;
}

async function sign(db: Kysely<Database>, account: Account, name: string): Promise<string> {
  return createHmac('sha256', await serverKey(db, 'devices'))
    .update(JSON.stringify([account.id, account.password_hash, name]))
    .digest('base64url');
}
