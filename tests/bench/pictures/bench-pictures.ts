import { randomBytes } from 'node:crypto';
import { mkdtemp, chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { openDatabase } from '../../../server/platform/database/database.ts';
import type { OpenDatabase } from '../../../server/platform/database/database.ts';
import { inLongTransaction } from '../../../server/platform/database/database.ts';
import { migrate } from '../../../server/platform/database/migrate.ts';
import { fingerprintOf } from '../../../server/platform/pictures/fingerprints/fingerprint.ts';
import { saveFingerprint } from '../../../server/platform/pictures/fingerprints/fingerprint-rows.ts';
import { startEmbeddedPostgres } from '../../../server/platform/postgres/embedded-postgres.ts';
import type { Database } from '../../../server/tables.ts';

/** Empty database during the work. */
export async function withBenchDatabase(work: (database: OpenDatabase<Database>) => Promise<void>) {
  const data = await mkdtemp(join(tmpdir(), 'uyut-bench-'));
  await chmod(data, 0o755);
  const log = pino({ level: 'warn' });
  const embedded = await startEmbeddedPostgres({ dataDirectory: data, log });
  const database = openDatabase<Database>(embedded.connection, log);
  try {
    await migrate(embedded.connection);
    await work(database);
  } finally {
    await database.close();
    await embedded.stop();
    await rm(data, { recursive: true, force: true });
  }
}

/** Fingerprint of an upload, from its smallest stored file. */
export async function fingerprinted(file: Buffer) {
  const encoded = sharp(file)
    .resize({ width: 400, withoutEnlargement: true })
    .webp({ quality: 75, effort: 3 });
  return fingerprintOf(await encoded.toBuffer());
}

/** Stores a picture of another person. @returns its key, null without a fingerprint */
export async function storePicture({ db }: OpenDatabase<Database>, file: Buffer): Promise<string | null> {
  const found = await fingerprinted(file);
  if (!found) return null;
  const key = randomBytes(18).toString('base64url');
  const { id: ownerId } = await db
    .insertInto('account')
    .values({ type: 'user', name: 'Bench', email: `${key.toLowerCase()}@bench.example`, language: 'bg' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const now = new Date();
  const size = { width: 1200, height: 800, widths: [400] };
  const state = { created_at: now, stored_at: now, attached_to: `property:${ownerId}`, orphaned_at: null };
  await db
    .insertInto('picture')
    .values({ key, owner_id: ownerId, ...size, ...state })
    .execute();
  await saveFingerprint(db, { key, ownerId }, found.fingerprint);
  return key;
}

/**
 * Fills the table up to that many hashes. Each is a stored picture's hash with every fourth bit inverted, so
 * that frequent hashes stay frequent.
 */
export async function fillWithHashes({ pool }: OpenDatabase<Database>, hashes: number): Promise<number> {
  const owners = 10_000;
  return inLongTransaction(pool, async (client) => {
    await client.query(`insert into account (type, name, email, language)
      select 'user', 'Bench', 'filler-' || n || '@bench.example', 'bg' from generate_series(1, ${owners}) n`);
    const { rows } = await client.query<{ kept: number; points: number; first: number }>(`
      select count(*) as kept, sum(cardinality(hashes)) as points,
        (select min(id) from account where email like 'filler-%') as first from picture_fingerprint`);
    const { kept, points, first } = rows[0]!;
    const pictures = Math.ceil(hashes / (points / kept));
    await client.query(`insert into picture (key, owner_id, width, height, widths, created_at, stored_at, attached_to)
      select 'filler-picture-' || lpad(n::text, 9, '0'), ${first} + n % ${owners}, 1200, 800, '{400}', now(), now(), 'property:' || n
      from generate_series(1, ${pictures}) n`);
    await client.query(`create temp table base as
      select row_number() over () - 1 as place, hashes, points, thumbnail, thumbnail_width, thumbnail_height from picture_fingerprint`);
    const bits = '(random() * 134217727)::integer';
    await client.query(`insert into picture_fingerprint
        (picture_key, owner_id, hashes, points, thumbnail, thumbnail_width, thumbnail_height)
      select 'filler-picture-' || lpad(n::text, 9, '0'), ${first} + n % ${owners},
        (select array_agg(hash # (${bits} & ${bits}) + 0 * n) from unnest(hashes) hash), points,
        thumbnail, thumbnail_width, thumbnail_height
      from generate_series(1, ${pictures}) n join base on place = n % ${kept}`);
    await client.query('alter table picture_hash drop constraint picture_hash_pkey');
    await client.query(`insert into picture_hash select distinct hash, f.id, f.owner_id
      from picture_fingerprint f, unnest(f.hashes) hash where f.picture_key like 'filler-%'`);
    await client.query("set local maintenance_work_mem = '1GB'");
    await client.query('alter table picture_hash add primary key (hash, fingerprint_id) include (owner_id)');
    return pictures;
  });
}

/** Vacuums, as after the first night. */
export async function settle({ pool }: OpenDatabase<Database>): Promise<number> {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query('vacuum analyze picture_hash, picture_fingerprint, picture');
  const { rows } = await client.query<{ hashes: number }>('select count(*) as hashes from picture_hash');
  client.release(true);
  return rows[0]!.hashes;
}
