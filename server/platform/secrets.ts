import { createHash, randomBytes } from 'node:crypto';

/** Returns 32 random bytes as 43 characters for a URL. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Hash of a secret, which is stored in its place. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
