import { isIPv4, isIPv6 } from 'node:net';
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../tables.ts';

/**
 * Returns the key by which senders are counted: an IPv4 address, or the /64 network of an IPv6 address
 * (`2001:db8:0:1::/64`), because its holder has all addresses of it.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.split('::');
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const before = groups(head);
  // A dotted IPv4 suffix is two groups.
  const after = groups(tail ?? '').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const network = [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

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
