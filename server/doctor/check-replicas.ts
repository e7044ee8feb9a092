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
      return wrong(`${name}: it is of another database`, 'Create it with pg_basebackup from the primary.');
    }
    if (!standby.standby) {
      return wrong(`${name}: it is not a standby`, 'Use only standbys in DATABASE_READ_URL.');
    }
    if (!standby.receiving) {
      const todo = `Correct primary_conninfo; the replica is not used once it is ${MAX_LAG_SECONDS} s behind.`;
      return warning(`${name}: it receives no changes`, todo);
    }
    return ok(`${name}: replication works`);
  } catch (error) {
    return wrong(`${name}: ${reasonOf(error)}`, 'Correct DATABASE_READ_URL, or start the replica.');
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
      return warning('pooler: PostgreSQL does not end slow queries', todo);
    }
    return ok('pooler: it answers and limits the time of queries');
  } catch (error) {
    const todo = 'Compare its file with deploy/pgbouncer.ini; correct DATABASE_URL.';
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
