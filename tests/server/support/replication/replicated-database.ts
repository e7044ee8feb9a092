import { pino } from 'pino';
import type { Logger } from 'pino';
import pg from 'pg';
import { expect } from 'vitest';
import { migrate } from '../../../../server/platform/database/migrate.ts';
import { openDatabase } from '../../../../server/platform/database/database.ts';
import type { Database } from '../../../../server/tables.ts';
import { standbyOf } from './standby.ts';
import { ownServer } from '../test-server.ts';
import type { OwnServer } from '../test-server.ts';
import type { TestDatabase } from '../test-database.ts';
import { eventually } from '../../../support/eventually.ts';

/** A separate database with a real streaming replica that the site reads from. */
export type ReplicatedDatabase = TestDatabase & {
  readonly primary: OwnServer;
  readonly replica: OwnServer;
  /** Runs a statement on the replica itself. */
  onReplica(statement: string): Promise<Record<string, unknown>[]>;
  /** Waits until the replica has all writes so far and the site knows it. */
  caughtUp(): Promise<void>;
  /** Waits until the site stops or resumes using it. */
  isUsed(expected: boolean): Promise<void>;
};

export async function replicatedDatabase(
  log: Logger = pino({ level: 'silent' }),
): Promise<ReplicatedDatabase> {
  const primary = await ownServer();
  await migrate(primary.url);
  const replica = await standbyOf(primary);
  const { pool, pools, replicas, db, close } = openDatabase<Database>(primary.url, log, {
    max: 10,
    replicas: [replica.url],
  });
  const isUsed = (expected: boolean) => eventually(() => expect(replicas[0]?.isUsed).toBe(expected));
  const onReplica = async (statement: string) => {
    const client = new pg.Client(replica.url);
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    primary,
    replica,
    pool,
    pools,
    replicas,
    db,
    url: primary.url,
    onReplica,
    isUsed,
    caughtUp: async () => {
      const { rows } = await pool.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn');
      const reached = `select pg_last_wal_replay_lsn() >= '${rows[0]?.lsn}' as reached`;
      await eventually(async () => expect(await onReplica(reached)).toEqual([{ reached: true }]));
      await isUsed(true);
    },
    drop: async () => {
      await close();
      await replica.stop();
      await primary.stop();
    },
  };
}
