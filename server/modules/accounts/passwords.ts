import { hash, verify } from '@node-rs/argon2';
import { normalisePassword } from '../../../src/core/accounts/password.ts';

/**
 * Argon2id with 19 MiB and two passes, as OWASP recommends. The package's enum does not exist at run time.
 */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hash of an unused password, for a constant response time. */
const NOBODYS = hash('nobody has this password, and nobody ever will', ARGON2ID);

export function hashPassword(password: string): Promise<string> {
  return hash(normalisePassword(password), ARGON2ID);
}

/**
 * Compares a password with its hash, normalised and in the forms of older versions. Takes the same time
 * without a hash.
 */
export async function isPassword(hashed: string | null | undefined, password: string): Promise<boolean> {
  const compared = hashed ?? (await NOBODYS);
  for (const form of new Set([normalisePassword(password), password, password.normalize('NFD')])) {
    if (await verify(compared, form)) return typeof hashed === 'string';
  }
  return false;
}
