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

/** Advisory lock of migrations; backups use it too. */
const MIGRATION_LOCK = 7_051_993;
const FOLDER = 'server/platform/database/migrations';
/** First migration of versions before 1.0, which were not released. */
const BEFORE_BASELINE = '0001-shop';
/** Milliseconds that a statement waits for a lock, because writers queue behind it. */
const LOCK_WITHIN = 400;
const LOCK_NOT_AVAILABLE = '55P03';
/** Attempts and milliseconds between them: about five minutes in all. */
const TRIES = 200;
const PAUSE = 1_000;
/** Milliseconds between checks if another program has finished. */
const POLL_MS = 200;

type Surroundings = {
  /** Folder of the project; the bundled server reads the files from there too. */
  root?: string;
  /** Called once for each reason to wait. */
  onNotice?: (reason: string) => void;
};

/**
 * Migrates the tables of the job queue and of the product. An empty database is migrated in one transaction;
 * a used one migration by migration, each repeated while a lock is held, so that no write waits behind it.
 * @returns names of the applied migrations
 */
export async function migrate(
  connection: Connection,
  { root = process.cwd(), onNotice = () => {} }: Surroundings = {},
): Promise<string[]> {
  // Connections without time limits, because an index on a large table takes long.
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
      await waitForLock(lock, 'pg_try_advisory_lock', onNotice);
      await migrateJobQueue(pool);
      return await applyOurs(pool, resolve(root, FOLDER), onNotice);
    } finally {
      // Unlocks before the pool ends, so that the next program need not wait. If that fails, the lock ends
      // with its connection.
      await lock.query('select pg_advisory_unlock_all()').catch(() => undefined);
      lock.release(true);
    }
  } finally {
    await pool.end();
  }
}

/** Blocks migrations until `allowMigrations` or the end of the connection; waits for a running one. */
export function blockMigrations(client: pg.ClientBase): Promise<void> {
  return waitForLock(client, 'pg_try_advisory_lock_shared', () => {});
}

export async function allowMigrations(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_unlock_shared($1)', [MIGRATION_LOCK]);
}

/** Polls for the lock, because waiting inside a statement would block a concurrent index build. */
async function waitForLock(
  client: pg.ClientBase,
  tryLock: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared',
  onNotice: (reason: string) => void,
): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const { rows } = await client.query<{ taken: boolean }>(`select ${tryLock}($1) as taken`, [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.taken) return;
    if (isFirst) onNotice('another program migrates the database, or backs it up');
    await sleep(POLL_MS);
  }
}

/** Names of the migrations of this version, in order. */
export async function knownMigrations(root = process.cwd()): Promise<string[]> {
  return Object.keys(await new SqlFiles(resolve(root, FOLDER), true).getMigrations()).toSorted();
}

/** Returns the last applied migration; null if there is none. */
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

/** Creates the tables of this or an earlier version inside the connection's transaction. */
export async function migrateEmpty(client: pg.Client, last: string, root = process.cwd()): Promise<void> {
  const query = client.query.bind(client) as PostgresPoolClient['query'];
  const pool = { connect: () => Promise.resolve({ query, release: () => {} }), end: () => Promise.resolve() };
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const provider = new SqlFiles(resolve(root, FOLDER), true);
  const { error } = await new Migrator({ db, provider, disableTransactions: true }).migrateTo(last);
  if (error) throw error;
}

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
  await rejectOldTables(pool);
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
async function rejectOldTables(pool: pg.Pool): Promise<void> {
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
 * True if a newer version has migrated the database, on which this one may run too.
 * @throws Error for an unknown database
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

/** Drops indexes that an interrupted concurrent build left invalid. */
async function dropUnfinishedIndexes(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(`
    select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where not i.indisvalid and c.relnamespace = 'public'::regnamespace`);
  for (const { name } of rows) await pool.query(`drop index concurrently if exists ${name}`);
}

/** Repeats work that failed because of a lock. */
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
      if (attempt === 1) onNotice(`the migration ${name} waits for a lock`);
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

/**
 * Statements that PostgreSQL refuses inside a transaction; the migration linter keeps them in files of their
 * own.
 */
const CONCURRENTLY = /^((?:create|drop)\b[^;]*?)\bconcurrently\b/im;

class SqlFiles implements MigrationProvider {
  /** @param isEmpty true for a database without rows, which is migrated in one transaction */
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
          // Concurrent statements let writers continue while they wait.
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
