import type { Kysely } from 'kysely';
import { hashOf, newSecret } from '../../platform/secrets.ts';
import type { AccountTokenTable } from './tables.ts';
import type { Database } from '../../tables.ts';
import { HOUR } from '../../../src/core/shared/durations.ts';

type Purpose = AccountTokenTable['purpose'];

/** Hours that the link of an e-mail works. */
const HOURS: Record<Purpose, number> = { confirmation: 48, 'password-reset': 1 };

/** A secret for an e-mail; it takes the place of earlier ones for the same purpose. */
export async function issueToken(
  db: Kysely<Database>,
  accountId: number,
  purpose: Purpose,
  now: Date,
): Promise<string> {
  const secret = newSecret();
  await db
    .deleteFrom('account_token')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute();
  await db
    .insertInto('account_token')
    .values({
      token_hash: hashOf(secret),
      account_id: accountId,
      purpose,
      expires_at: new Date(now.getTime() + HOURS[purpose] * HOUR),
    })
    .execute();
  return secret;
}

/** Takes a secret in, once. @returns whose it was; null when it is used, over or never was. */
export async function redeemToken(
  db: Kysely<Database>,
  secret: string,
  purpose: Purpose,
  now: Date,
): Promise<number | null> {
  const row = await db
    .deleteFrom('account_token')
    .where('token_hash', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .returning(['account_id', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.account_id : null;
}
