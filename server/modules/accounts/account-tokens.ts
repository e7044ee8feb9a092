import type { Kysely } from 'kysely';
import { hashOf, newSecret } from '../../platform/secrets.ts';
import type { AccountTokenTable } from './tables.ts';
import type { Database } from '../../tables.ts';
import { HOUR } from '../../../src/core/shared/durations.ts';

type Purpose = AccountTokenTable['purpose'];

export const CONFIRMATION_HOURS = 48;

/** Hours of validity of the link in an e-mail. */
const HOURS: Record<Purpose, number> = { confirmation: CONFIRMATION_HOURS, 'password-reset': 1 };

/**
 * Creates a secret for an e-mail and deletes earlier ones of the same purpose. @param deviceHash of the
 * requesting browser
 */
export async function issueToken(
  db: Kysely<Database>,
  accountId: number,
  purpose: Purpose,
  now: Date,
  deviceHash: Buffer | null = null,
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
      device_hash: deviceHash,
      expires_at: new Date(now.getTime() + HOURS[purpose] * HOUR),
    })
    .execute();
  return secret;
}

/** Consumes a secret. @returns its account and device; null for a used, expired or unknown one */
export async function redeemToken(
  db: Kysely<Database>,
  secret: string,
  purpose: Purpose,
  now: Date,
): Promise<{ accountId: number; deviceHash: Buffer | null } | null> {
  const row = await db
    .deleteFrom('account_token')
    .where('token_hash', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .returning(['account_id', 'expires_at', 'device_hash'])
    .executeTakeFirst();
  if (!row || row.expires_at <= now) return null;
  return { accountId: row.account_id, deviceHash: row.device_hash };
}
