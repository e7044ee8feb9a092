import { Kysely, PostgresDialect, sql } from 'kysely';
import type { IsolationLevel, Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { setTimeout as sleep } from 'node:timers/promises';
import { BoundedPool } from './bounded-pool.ts';
import type { Connections } from './bounded-pool.ts';
import { BACKGROUND_SECONDS, DatabaseTime, REQUEST_SECONDS, WRITE_SECONDS } from './database-time.ts';
import { REPLICA_SECONDS, RoutedPool } from './replica-reads.ts';
import { Replica, Replicas } from './replicas.ts';

/** Pools for plain SQL (the job queue), and typed queries with bounded waits. */
export interface OpenDatabase<Tables> {
  readonly pool: pg.Pool;
  readonly db: Kysely<Tables>;
  /** All pools by name, for metrics. */
  readonly pools: Readonly<Record<'requests' | 'background', pg.Pool> & Record<string, pg.Pool>>;
  /** Replicas for reads; none by default. */
  readonly replicas: readonly Replica[];
  close(): Promise<void>;
}

export type Connection = string | Readonly<pg.ClientConfig>;

const INT8 = 20;
const DATE = 1082;
/**
 * In milliseconds. A new connection has no cached pages mapped: a search among a million rows takes half a
 * second longer.
 */
const IDLE = 30 * 60_000;
const ATTEMPTS = 5;
/** serialization_failure and deadlock_detected: nothing was written, and a retry may succeed. */
const WORTH_ANOTHER_TRY = new Set(['40001', '40P01']);

/** A free connection may be waited for, but a server that does not respond at once is down. */
class QuickClient extends pg.Client {
  constructor(options: pg.ClientConfig = {}) {
    // The pool hides the password from copies.
    super({ ...options, password: options.password, connectionTimeoutMillis: REQUEST_SECONDS * 1000 });
  }
}

type OpenOptions = {
  max?: number;
  requestSeconds?: number;
  /** For background work if `connection` is a pooler: sessions, locks and notifications work here. */
  direct?: Connection;
  /** Connections of standbys. */
  replicas?: readonly string[];
};

/**
 * Opens two pools, so that requests and background work never wait for each other. The first query connects.
 * Every wait is bounded (`BoundedPool`).
 */
export function openDatabase<Tables>(
  connection: Connection,
  log: Logger,
  { max, requestSeconds = REQUEST_SECONDS, direct = connection, replicas = [] }: OpenOptions = {},
): OpenDatabase<Tables> {
  const open = (to: Connection, seconds: number, size: number): Connections => {
    const pool = new pg.Pool({
      ...(typeof to === 'string' ? { connectionString: to } : to),
      max: max ?? size,
      application_name: 'uyut',
      Client: QuickClient,
      connectionTimeoutMillis: WRITE_SECONDS * 1000,
      idleTimeoutMillis: IDLE,
      statement_timeout: seconds * 1000,
      idle_in_transaction_session_timeout: 15_000,
      keepAlive: true,
      // For many short queries, JIT compilation and parallel workers cost more than they save.
      options: '-c jit=off -c max_parallel_workers_per_gather=0 -c work_mem=16MB',
      types: { getTypeParser },
    });
    // Without these listeners a restart of PostgreSQL would end the program. The pool repeats the errors of
    // idle clients.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => {
      client.on('error', (error) => log.warn(error, 'a database connection was lost'));
    });
    return { pool, seconds };
  };
  const background = open(direct, BACKGROUND_SECONDS, 8);
  const requests = open(connection, requestSeconds, 14);
  const primary = new BoundedPool(requests, background);
  const standbys = replicas.map((url) => ({ name: new URL(url).host, to: open(url, REPLICA_SECONDS, 14) }));
  const watched = new Replicas(
    primary,
    standbys.map(({ name, to }) => new Replica(name, new BoundedPool(to, to))),
    log,
  );
  const pool = replicas.length > 0 ? new RoutedPool(primary, watched, log) : primary;
  if (replicas.length > 0) void watched.watch();
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = async (): Promise<void> => {
    await db.destroy();
    // Kysely does not close the pools if it never sent a query.
    await pool.end();
  };
  let closed: Promise<void> | undefined;
  const pools = {
    requests: requests.pool,
    background: background.pool,
    ...Object.fromEntries(standbys.map(({ name, to }) => [name, to.pool])),
  };
  return { pool: background.pool, pools, replicas: watched.all, db, close: () => (closed ??= close()) };
}

/**
 * Checks that acknowledged commits survive a crash.
 * @throws Error if they do not, or if an embedded cluster has no checksums
 */
export async function checkDurability(pool: pg.Pool, log: Logger, embedded: boolean): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
     where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums') and setting = 'off'`,
  );
  const off = rows.map(({ name }) => name);
  const unsafe = off.filter((name) => embedded || name !== 'data_checksums');
  if (unsafe.length > 0) {
    throw new Error(`PostgreSQL could lose acknowledged orders: switch on ${unsafe.join(', ')}.`);
  }
  if (off.length > 0) log.warn('PostgreSQL runs without data checksums: a failing disk would go unnoticed');
}

/** True if the database answers within a second. */
export async function isAnswering<Tables>(db: Kysely<Tables>): Promise<boolean> {
  return new DatabaseTime(1)
    .run(() => sql`select 1`.execute(db))
    .then(
      () => true,
      () => false,
    );
}

/**
 * Runs work in one transaction and repeats it up to 5 times after a conflict. The work must only use the
 * transaction, because it may run again.
 */
export async function inTransaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
  isolation: IsolationLevel = 'read committed',
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel(isolation).execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !WORTH_ANOTHER_TRY.has(sqlState(error) ?? '')) throw error;
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/** Returns PostgreSQL's error code, such as 23505 for a unique violation. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

/** Returns a value for a jsonb column. */
export function json(value: object): string {
  return JSON.stringify(value);
}

/** Ids and counts become numbers; days stay text, because a Date would shift them by the time zone. */
function getTypeParser(...parameters: Parameters<typeof pg.types.getTypeParser>): (text: string) => unknown {
  const [type, format] = parameters;
  if (format !== 'binary' && Number(type) === INT8) return safeInteger;
  if (format !== 'binary' && Number(type) === DATE) return (text) => text;
  return pg.types.getTypeParser(type, format);
}

function safeInteger(text: string): number {
  const integer = Number(text);
  if (!Number.isSafeInteger(integer)) throw new RangeError(`${text} is too large for a number`);
  return integer;
}

/**
 * Runs a part of a transaction. When it fails, what it did is undone and the transaction can go on.
 * @throws what the work throws
 */
export async function inSavepoint<Tables, Result>(
  transaction: Transaction<Tables>,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`savepoint part`.execute(transaction);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(transaction);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(transaction);
    await sql`release savepoint part`.execute(transaction);
    throw error;
  }
}

/** Runs a transaction without the time limits of requests, for large loads. */
export async function inLongTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
