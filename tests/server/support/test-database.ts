import { randomBytes } from 'node:crypto';

import pg from 'pg';
import { pino } from 'pino';

import { openDatabase } from '../../../server/platform/database/database.ts';
import type { Database } from '../../../server/tables.ts';
import { rowObserver, saveObserved } from '../row-types/observe-rows.ts';
import type { OpenDatabase } from '../../../server/platform/database/database.ts';

/** Environment variable with the URL of the run's test server, set by test-server.ts. */
export const TEST_SERVER = 'UYUT_TEST_SERVER';
export const TEMPLATE = 'uyut_test_template';

export interface TestDatabase {
  readonly pool: OpenDatabase<Database>['pool'];
  readonly db: OpenDatabase<Database>['db'];
  readonly pools: OpenDatabase<Database>['pools'];
  readonly replicas: OpenDatabase<Database>['replicas'];
  /** For processes with separate connections, such as a server under test. */
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * Creates a database with all migrations and no rows, for one test file (about 50 ms).
 * @param options.empty without the migrations
 */
export async function createTestDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const text = process.env[TEST_SERVER];
  if (!text) throw new Error('tests/server/support/test-server.ts is not among the globalSetup files.');
  const server = JSON.parse(text) as { url: string; template: string };
  const name = `uyut_test_${randomBytes(6).toString('hex')}`;
  const template = options.empty ? 'template0' : server.template;
  await execute(server.url, `create database ${name} template ${template}`);

  const url = databaseUrl(server.url, name);
  const { pool, pools, replicas, db, close } = openDatabase<Database>(hasty(url), pino({ level: 'silent' }), {
    max: 10,
  });
  return {
    pool,
    pools,
    replicas,
    db: db.withPlugin(rowObserver()),
    url,
    drop: async () => {
      saveObserved();
      await close();
      await execute(server.url, `drop database ${name} with (force)`);
    },
  };
}

/** Returns the URL of another database of the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Disables waiting for the disk, since test data need not survive a crash. */
function hasty(url: string): string {
  const address = new URL(url);
  address.searchParams.set('options', '-c synchronous_commit=off');
  return address.href;
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
