import pg from 'pg';
import { MAX_LAG_SECONDS } from '../platform/database/replicas.ts';
import { ANSWER_WITHIN, ok, reasonOf, warning, wrong } from './finding.ts';
import type { Finding } from './finding.ts';

const CLUSTER = '(select system_identifier::text from pg_control_system()) as cluster';

/**
 * Checks that each replica is one.
 * @param primary direct connection without a pooler
 */
export function checkReplicas(primary: pg.ClientConfig, urls: readonly string[]): Promise<Finding[]> {
  return Promise.all(urls.map((url) => checkReplica(primary, url)));
}

async function checkReplica(primary: pg.ClientConfig, url: string): Promise<Finding> {
  const name = `replica ${new URL(url).host}`;
  try {
    type Standby = { standby: boolean; cluster: string; receiving: boolean };
    const standby = await firstRow<Standby>(
      { connectionString: url },
      `select pg_is_in_recovery() as standby, exists (select from pg_stat_wal_receiver) as receiving, ${CLUSTER}`,
    );
    const { cluster } = await firstRow<{ cluster: string }>(primary, `select ${CLUSTER}`);
    if (standby.cluster !== cluster) {
      return wrong(`${name}: it is of another database`, 'Make it by pg_basebackup of the primary.');
    }
    if (!standby.standby) {
      return wrong(`${name}: it is no standby`, 'Let DATABASE_READ_URL name standbys alone.');
    }
    if (!standby.receiving) {
      const todo = `Mend primary_conninfo; it is left alone once it is ${MAX_LAG_SECONDS} s behind.`;
      return warning(`${name}: it receives nothing`, todo);
    }
    return ok(`${name}: it follows the primary`);
  } catch (error) {
    return wrong(`${name}: ${reasonOf(error)}`, 'Mend DATABASE_READ_URL, or start the replica.');
  }
}

/** Checks that the pooler, if any, supports the server's queries. */
export async function checkPooler(url: string): Promise<Finding> {
  try {
    const { timeout } = await firstRow<{ timeout: string }>(
      { connectionString: url, statement_timeout: 3_000, idle_in_transaction_session_timeout: 15_000 },
      `select setting as timeout from pg_settings where name = 'statement_timeout'`,
    );
    if (timeout === '0') {
      const todo = 'Take the connect_query of deploy/pgbouncer.ini.';
      return warning('pooler: PostgreSQL ends no question that takes too long', todo);
    }
    return ok('pooler: it answers, and bounds what a question may take');
  } catch (error) {
    const todo = 'Compare its file with deploy/pgbouncer.ini; mend DATABASE_URL.';
    return wrong(`pooler: ${reasonOf(error)}`, todo);
  }
}

async function firstRow<Row extends pg.QueryResultRow>(
  connection: pg.ClientConfig,
  statement: string,
): Promise<Row> {
  const client = new pg.Client({
    ...connection,
    application_name: 'uyut doctor',
    connectionTimeoutMillis: ANSWER_WITHIN,
    query_timeout: ANSWER_WITHIN,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Row>(statement);
    return rows[0] as Row;
  } finally {
    await client.end().catch(() => undefined);
  }
}
