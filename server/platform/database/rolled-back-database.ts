import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { WorkQueue } from '../work-queue.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { REQUEST_SECONDS, WRITE_SECONDS } from './database-time.ts';

type OpenTransaction = {
  client: pg.PoolClient;
  /** Resolves when the last user of the connection has released it. */
  released: Promise<void>;
};

/**
 * Database for previews: all statements of `run` are one transaction, which sees its own changes and is rolled
 * back. Transactions within it are savepoints.
 */
export class RolledBackDatabase<Tables> {
  readonly db: Kysely<Tables>;
  private readonly queue = new WorkQueue(1, { waitMs: WRITE_SECONDS * 1000 });
  private current: OpenTransaction | null = null;

  constructor(private readonly pool: pg.Pool) {
    const connect = () => this.connect();
    this.db = new Kysely({ dialect: new PostgresDialect({ pool: { connect, end: async () => {} } }) });
  }

  /**
   * Runs work that queries `db`, one at a time.
   * @throws Failure `unavailable` if earlier work takes too long, DatabaseUnavailable if this work does
   */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.queue.run(async () => {
      const client = await this.pool.connect();
      const transaction: OpenTransaction = { client, released: Promise.resolve() };
      const timer = new AbortController();
      const late = sleep(WRITE_SECONDS * 1000, undefined, { signal: timer.signal, ref: false }).then(() => {
        throw new DatabaseUnavailable();
      });
      try {
        await client.query('begin');
        await client.query(`set local statement_timeout = '${REQUEST_SECONDS}s'`);
        this.current = transaction;
        return await Promise.race([work(), late]);
      } finally {
        timer.abort();
        late.catch(() => undefined);
        this.current = null;
        const isClean = await client.query('rollback').then(
          () => true,
          () => false,
        );
        client.release(!isClean);
      }
    });
  }

  /** @throws DatabaseUnavailable outside of `run` */
  private async connect(): Promise<PostgresPoolClient> {
    const transaction = this.current;
    if (!transaction) throw new DatabaseUnavailable();
    const before = transaction.released;
    let release = () => {};
    transaction.released = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    const query = (sql: string, parameters: readonly unknown[]) => {
      // The connection may serve another request after this work.
      if (this.current !== transaction) return Promise.reject(new DatabaseUnavailable());
      return transaction.client.query(asSavepoint(sql), [...parameters]);
    };
    return { query: query as unknown as PostgresPoolClient['query'], release };
  }
}

function asSavepoint(sql: string): string {
  if (/^(begin|start transaction)\b/i.test(sql)) return 'savepoint work';
  if (/^commit$/i.test(sql)) return 'release savepoint work';
  return /^rollback$/i.test(sql) ? 'rollback to savepoint work' : sql;
}
