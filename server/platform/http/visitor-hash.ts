import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { networkOf } from './client-network.ts';
import type { PlatformTables } from '../tables.ts';

/** Hash of a visitor for one day; without the day's salt it cannot be traced back. */
export async function visitorHash(
  db: Kysely<PlatformTables>,
  day: string,
  request: FastifyRequest,
): Promise<Buffer> {
  return createHash('sha256')
    .update(await saltOf(db, day))
    .update(JSON.stringify([networkOf(request.ip), request.headers['user-agent'] ?? '']))
    .digest();
}

async function saltOf(db: Kysely<PlatformTables>, day: string): Promise<Buffer> {
  const read = () => db.selectFrom('visit_salt').select('salt').where('day', '=', day).executeTakeFirst();
  const known = await read();
  if (known) return known.salt;
  await db
    .insertInto('visit_salt')
    .values({ day, salt: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await read())?.salt ?? Buffer.alloc(0);
}

/** Nightly job: deletes the salts of earlier days. */
export async function deleteExpiredSalts(db: Kysely<PlatformTables>, today: string): Promise<void> {
  await db.deleteFrom('visit_salt').where('day', '<', today).execute();
}
