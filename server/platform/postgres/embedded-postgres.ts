import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';
import type { Logger } from 'pino';

import { OWNER, openCluster, writeSettings } from './postgres-cluster.ts';
import type { Cluster } from './postgres-cluster.ts';
import { discardPidFile, readPostmaster, stateOf } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';

const START_WITHIN_MS = 60_000;
const START_AGAIN_AFTER_MS = 1_000;
const POLL_MS = 20;
/** Shared advisory lock of all programs that use the cluster. */
const USERS_LOCK = 7_051_992;

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  readonly connection: Readonly<{
    host: string;
    port: number;
    user: string;
    password: string;
    database: string;
  }>;
  /** Releases it; the last program stops it. Close every pool before. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL from npm with its files in `postgres` in the data folder, or uses one that is running
 * already (of another program, or left by a killed one). Until `stop`, it is restarted when it ends.
 */
export async function startEmbeddedPostgres(options: {
  dataDirectory: string;
  log: Logger;
}): Promise<EmbeddedPostgres> {
  const { log } = options;
  const cluster = await openCluster(options.dataDirectory);
  let stopping = false;
  let stopped: Promise<void> | undefined;
  let lease = await acquireLease(cluster);

  const watch = (): void => {
    lease.client.once('end', () => {
      if (!stopping) void renew();
    });
  };
  const renew = async (): Promise<void> => {
    log.warn('the embedded PostgreSQL stopped and is restarted');
    while (!stopping) {
      try {
        lease = await acquireLease(cluster);
        // stop() may be called during the start.
        if (stopping) await returnLease(cluster, lease);
        else watch();
        return;
      } catch (error) {
        log.error(error, 'the embedded PostgreSQL does not start');
      }
    }
  };
  watch();

  const { host, port } = lease;
  return {
    connection: Object.freeze({ host, port, user: OWNER, password: cluster.password, database: OWNER }),
    // A second call waits for the same end.
    stop: () => {
      stopping = true;
      return (stopped ??= returnLease(cluster, lease));
    },
  };
}

interface Lease {
  readonly client: pg.Client;
  readonly host: string;
  readonly port: number;
}

async function acquireLease(cluster: Cluster): Promise<Lease> {
  const deadline = Date.now() + START_WITHIN_MS;
  let nextStart = 0;
  let problem: unknown;
  while (Date.now() < deadline) {
    const postmaster = await readPostmaster(cluster.directory);
    const state = postmaster ? await stateOf(postmaster) : 'dead';
    try {
      if (postmaster?.ready && state === 'alive') return await connect(cluster, postmaster);
      if (postmaster && state === 'another-program') await discardPidFile(cluster.directory, postmaster);
      if (state !== 'alive' && Date.now() >= nextStart) {
        nextStart = Date.now() + START_AGAIN_AFTER_MS;
        await start(cluster);
      }
    } catch (error) {
      problem = error;
    }
    await sleep(POLL_MS);
  }
  const logFile = join(cluster.directory, '..', 'server.log');
  throw new Error(`The embedded PostgreSQL does not answer; its log is ${logFile}.`, { cause: problem });
}

/** pg_ctl detaches it from the terminal, so that Ctrl-C reaches only this program. */
async function start(cluster: Cluster): Promise<void> {
  await writeSettings(cluster);
  const logFile = join(cluster.directory, '..', 'server.log');
  await cluster.execute('pg_ctl', 'start', '--no-wait', '--silent', '-D', cluster.directory, '-l', logFile);
}

async function connect(cluster: Cluster, { host, port }: Postmaster): Promise<Lease> {
  const client = new pg.Client({
    host,
    port,
    user: OWNER,
    password: cluster.password,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
    application_name: 'uyut lease',
  });
  // Lost connections are handled by 'end'; without a listener the error would end the program.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK]);
    await createDatabase(client);
    return { client, host, port };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [OWNER]);
  if (rowCount) return;
  await client.query(`create database ${OWNER}`).catch((error: { code?: string }) => {
    // Another program was faster.
    if (error.code !== '42P04' && error.code !== '23505') throw error;
  });
}

/** The exclusive lock means that this is the last user; it is held until the end. */
async function returnLease(cluster: Cluster, { client }: Lease): Promise<void> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]);
    const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [
      USERS_LOCK,
    ]);
    if (rows[0]?.last) {
      await cluster.execute(
        'pg_ctl',
        'stop',
        '--mode',
        'fast',
        '--timeout',
        '30',
        '--silent',
        '-D',
        cluster.directory,
      );
    }
  } catch {
    // It is down already.
  } finally {
    await client.end().catch(() => undefined);
  }
}
