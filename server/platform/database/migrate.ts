import { readFile, readdir } from 'node:fs/promises';
import { resolve } from 'node:path';

import { runMigrations } from 'graphile-worker';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely';
import pg from 'pg';

import type { Connection } from './database.ts';
import { quiet } from '../jobs.ts';

/** Two programs that start at once migrate one after the other under this advisory lock. */
const MIGRATION_LOCK = 7_051_993;
const FOLDER = 'server/platform/database/migrations';

/**
 * Brings the database to the form this version needs: the job queue's tables and ours.
 * All of ours are applied in one transaction, or none.
 * @param root the project's folder: the files are read from there by the bundled server too.
 * @returns the names of the migrations applied now.
 */
export async function migrate(connection: Connection, root = process.cwd()): Promise<string[]> {
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
      await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await runMigrations({ pgPool: pool, logger: quiet });
      return await applyOurs(pool, resolve(root, FOLDER));
    } finally {
      // Closed rather than returned: the lock ends with its connection, come what may.
      lock.release(true);
    }
  } finally {
    await pool.end();
  }
}

async function applyOurs(pool: pg.Pool, folder: string): Promise<string[]> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: new SqlFiles(folder) });
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find(({ status }) => status === 'Error');
  if (failed) throw new Error(`The migration ${failed.migrationName} failed.`, { cause: error });
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** Numbered .sql files, each of several statements. */
class SqlFiles implements MigrationProvider {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async getMigrations(): Promise<Record<string, Migration>> {
    const files = (await readdir(this.folder)).filter((name) => name.endsWith('.sql'));
    return Object.fromEntries(
      files.map((file) => [
        file.slice(0, -'.sql'.length),
        {
          up: async (db) => {
            await sql.raw(await readFile(resolve(this.folder, file), 'utf8')).execute(db);
          },
        } satisfies Migration,
      ]),
    );
  }
}
