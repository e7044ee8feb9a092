import { readFile, readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { runMigrations } from 'graphile-worker';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import type { Migration, MigrationProvider, PostgresPoolClient } from 'kysely';
import pg from 'pg';

import { sqlState } from './database.ts';
import type { Connection } from './database.ts';
import { quiet } from '../jobs.ts';

/** Two programs that start at once migrate one after the other under this advisory lock; backups share it. */
const MIGRATION_LOCK = 7_051_993;
const FOLDER = 'server/platform/database/migrations';
/** First migration of versions before 1.0. They were not released, and version 1.0 begins with a baseline per domain. */
const BEFORE_BASELINE = '0001-shop';
/** Milliseconds that a statement may wait for a lock: whoever writes meanwhile waits behind it. */
const LOCK_WITHIN = 400;
const LOCK_NOT_AVAILABLE = '55P03';
/** Tries of one migration, and the milliseconds between two: about five minutes in all. */
const TRIES = 200;
const PAUSE = 1_000;
/** Milliseconds after which it is looked again whether another program has done. */
const LOOK_AGAIN = 200;

type Surroundings = {
  /** The project's folder: the files are read from there by the bundled server too. */
  root?: string;
  /** Told, once for each reason, that others are waited for, or are ahead. */
  onNotice?: (reason: string) => void;
};

/**
 * Brings the database to the form this version needs: the job queue's tables and ours. An empty one in one transaction, or
 * not at all; one that is in use migration by migration, each of which is tried again when somebody holds a lock it needs,
 * so that nobody's writes wait behind it.
 * @returns the names of the migrations applied now.
 */
export async function migrate(
  connection: Connection,
  { root = process.cwd(), onNotice = () => {} }: Surroundings = {},
): Promise<string[]> {
  // Its own connections, without the time limits of the shop's queries: an index on a large table takes its time.
  const pool = new pg.Pool({
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    max: 3,
    application_name: 'uyut migrations',
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const lock = await pool.connect();
    try {
      await takeTurn(lock, 'pg_try_advisory_lock', onNotice);
      await migrateJobQueue(pool);
      return await applyOurs(pool, resolve(root, FOLDER), onNotice);
    } finally {
      // Given back before the pool has ended, so that whoever comes next need not wait; should that fail, the lock ends
      // with its connection, which is closed rather than returned.
      await lock.query('select pg_advisory_unlock_all()').catch(() => undefined);
      lock.release(true);
    }
  } finally {
    await pool.end();
  }
}

/** No tables change until `letMigrationsGo`, or the connection ends; waits for a migration that runs. */
export function holdMigrations(client: pg.ClientBase): Promise<void> {
  return takeTurn(client, 'pg_try_advisory_lock_shared', () => {});
}

export async function letMigrationsGo(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_unlock_shared($1)', [MIGRATION_LOCK]);
}

/** Asks again and again: who waited within a statement would keep an index that is built concurrently waiting for it. */
async function takeTurn(
  client: pg.ClientBase,
  take: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared',
  onNotice: (reason: string) => void,
): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const { rows } = await client.query<{ taken: boolean }>(`select ${take}($1) as taken`, [MIGRATION_LOCK]);
    if (rows[0]?.taken) return;
    if (isFirst) onNotice('another program migrates the database, or backs it up');
    await sleep(LOOK_AGAIN);
  }
}

/** Our migrations that this version knows, in their order. */
export async function knownMigrations(root = process.cwd()): Promise<string[]> {
  return Object.keys(await new SqlFiles(resolve(root, FOLDER), true).getMigrations()).toSorted();
}

/** The last of our migrations that the database has; null when it has none. */
export async function lastMigration(client: pg.ClientBase | pg.Pool): Promise<string | null> {
  const { rows: tables } = await client.query(
    `select where to_regclass('public.kysely_migration') is not null`,
  );
  if (tables.length === 0) return null;
  const { rows } = await client.query<{ name: string | null }>(
    'select max(name) as name from kysely_migration',
  );
  return rows[0]?.name ?? null;
}

/** Makes the tables of an earlier version, or of this one, in the transaction that the connection is in. */
export async function migrateEmpty(client: pg.Client, last: string, root = process.cwd()): Promise<void> {
  const query = client.query.bind(client) as PostgresPoolClient['query'];
  const pool = { connect: () => Promise.resolve({ query, release: () => {} }), end: () => Promise.resolve() };
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const provider = new SqlFiles(resolve(root, FOLDER), true);
  const { error } = await new Migrator({ db, provider, disableTransactions: true }).migrateTo(last);
  if (error) throw error;
}

/** Brings the job queue's tables, which are its library's own, to the form that the library needs. */
export async function migrateJobQueue(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: quiet });
}

async function applyOurs(
  pool: pg.Pool,
  folder: string,
  onNotice: (reason: string) => void,
): Promise<string[]> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  if ((await lastMigration(pool)) === null) {
    return applied(await new Migrator({ db, provider: new SqlFiles(folder, true) }).migrateToLatest());
  }
  await refuseOldTables(pool);
  const provider = new SqlFiles(folder, false);
  const migrations = await provider.getMigrations();
  if (await isOfNextVersion(pool, Object.keys(migrations), onNotice)) return [];
  const names: string[] = [];
  for (;;) {
    const waiting = await new Migrator({ db, provider }).getMigrations();
    const next = waiting.find(({ executedAt }) => executedAt === undefined)?.name;
    if (next === undefined) return names;
    const disableTransactions = migrations[next]?.isConcurrent ?? false;
    if (disableTransactions) await dropUnfinishedIndexes(pool);
    const step = new Migrator({ db, provider, disableTransactions });
    names.push(...(await untilFree(next, () => step.migrateUp().then(applied), onNotice)));
  }
}

/** @throws Error with instructions if a version before 1.0 made the tables */
async function refuseOldTables(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query('select from kysely_migration where name = $1', [BEFORE_BASELINE]);
  if (rows.length === 0) return;
  throw new Error(
    'This database was made by a version before 1.0, and its tables cannot be upgraded. ' +
      'If it has demo data only, delete the folder "postgres" in the data folder (DATA_DIR, "data" by default), or ' +
      'create an empty database for DATABASE_URL, and start again: the demo data are created anew. ' +
      'If it has data of your own, start the earlier version.',
  );
}

/**
 * Whether a newer version has been here, on whose tables this one runs too: the version before must be able to start again.
 * @throws Error when the database comes from somewhere else
 */
async function isOfNextVersion(
  pool: pg.Pool,
  ours: readonly string[],
  onNotice: (reason: string) => void,
): Promise<boolean> {
  const { rows } = await pool.query<{ name: string }>('select name from kysely_migration order by name');
  const there = rows.map(({ name }) => name);
  const unknown = there.filter((name) => !ours.includes(name));
  if (unknown.length === 0) return false;
  if (ours.some((name) => !there.includes(name))) {
    throw new Error(
      `The database is of another version of this program: ${unknown.join(', ')} is not known here.`,
    );
  }
  onNotice(`the tables are of a newer version than this one: ${unknown.join(', ')}`);
  return true;
}

/** What an index that was built concurrently left when it was cut off. */
async function dropUnfinishedIndexes(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(`
    select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where not i.indisvalid and c.relnamespace = 'public'::regnamespace`);
  for (const { name } of rows) await pool.query(`drop index concurrently if exists ${name}`);
}

/** Tries again what somebody's lock kept from being done. */
async function untilFree<Result>(
  name: string,
  work: () => Promise<Result>,
  onNotice: (reason: string) => void,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      if (sqlState(cause) !== LOCK_NOT_AVAILABLE || attempt === TRIES) throw error;
      if (attempt === 1) onNotice(`the migration ${name} waits for a lock that somebody holds`);
      await sleep(PAUSE * (0.5 + Math.random()));
    }
  }
}

function applied({ error, results = [] }: Awaited<ReturnType<Migrator['migrateUp']>>): string[] {
  const failed = results.find(({ status }) => status === 'Error');
  if (failed) throw new Error(`The migration ${failed.migrationName} failed.`, { cause: error });
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** What stands alone in its file, since PostgreSQL refuses it in a transaction; the linter of migrations sees to it. */
const CONCURRENTLY = /^((?:create|drop)\b[^;]*?)\bconcurrently\b/im;

/** Numbered .sql files, each of several statements. */
class SqlFiles implements MigrationProvider {
  /** @param isEmpty the database has no rows: nothing takes long there, and all of it can be one transaction. */
  constructor(
    private readonly folder: string,
    private readonly isEmpty: boolean,
  ) {}

  async getMigrations(): Promise<Record<string, Migration & { isConcurrent: boolean }>> {
    const files = (await readdir(this.folder)).filter((name) => name.endsWith('.sql'));
    const texts = files.map(async (file): Promise<[string, string]> => [
      file.slice(0, -'.sql'.length),
      await readFile(resolve(this.folder, file), 'utf8'),
    ]);
    return Object.fromEntries((await Promise.all(texts)).map(([name, text]) => [name, this.migration(text)]));
  }

  private migration(text: string): Migration & { isConcurrent: boolean } {
    const isConcurrent = CONCURRENTLY.test(text);
    const run = (statements: string, db: Kysely<unknown>) => sql.raw(statements).execute(db);
    return {
      isConcurrent,
      up: async (db) => {
        if (this.isEmpty) await run(text.replace(CONCURRENTLY, '$1'), db);
        else if (isConcurrent) {
          // It lets others write while it waits.
          await run('set lock_timeout = 0', db);
          await run(text, db);
        } else {
          await run(`set local lock_timeout = ${LOCK_WITHIN}`, db);
          await run(text, db);
        }
      },
    };
  }
}
