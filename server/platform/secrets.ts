import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes, as 43 letters for an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret; the secret itself can't be had from it. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
