import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  normaliseTeamCode,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
} from '../../../../src/core/team/team-member.ts';
import { hashOf } from '../../../platform/secrets.ts';
import type { Database } from '../../../tables.ts';

/** Letters and digits that cannot be confused when read from paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Replaces the recovery codes of a member. @returns the codes, which are stored as hashes only */
export async function replaceRecoveryCodes(db: Kysely<Database>, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await db.deleteFrom('team_recovery_code').where('account_id', '=', accountId).execute();
  await db
    .insertInto('team_recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(normaliseTeamCode(code)) })))
    .execute();
  return codes;
}

/** Consumes a recovery code. @returns false for an unknown or used one */
export async function useRecoveryCode(
  db: Kysely<Database>,
  accountId: number,
  typed: string,
): Promise<boolean> {
  const used = await db
    .deleteFrom('team_recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(normaliseTeamCode(typed)))
    .returning('account_id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function recoveryCodesLeft(db: Kysely<Database>, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('team_recovery_code')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A code such as `k3mfp-x7q2d`: about 49 bits. */
function newCode(): string {
  const letters = Array.from({ length: RECOVERY_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}
