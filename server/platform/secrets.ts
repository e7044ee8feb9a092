import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PlatformTables } from './tables.ts';

/** Returns 32 random bytes as 43 characters for a URL. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Hash of a secret, which is stored in its place. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** A random key shared by all processes, created with its first use. */
export async function serverKey(db: Kysely<PlatformTables>, name: string): Promise<Buffer> {
  const readKey = () => db.selectFrom('server_key').select('key').where('name', '=', name).executeTakeFirst();
  const row = await readKey();
  if (row) return row.key;
  await db
    .insertInto('server_key')
    .values({ name, key: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await readKey();
  if (!made) throw new Error(`The key ${name} cannot be stored.`);
  return made.key;
}
