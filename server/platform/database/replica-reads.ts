import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Logger } from 'pino';
import type { BoundedPool } from './bounded-pool.ts';
import { isDatabaseAway } from './database-away.ts';
import { DatabaseTime } from './database-time.ts';
import type { Replicas } from './replicas.ts';

const allowed = new AsyncLocalStorage<true>();

/** All that the work reads may come from a replica, and be some seconds old. */
export function readFromReplica<Result>(work: () => Result): Result {
  return allowed.run(true, work);
}

/** Whether the work that asks is of that kind. */
export function mayReadFromReplica(): boolean {
  return allowed.getStore() === true;
}

/** Seconds that a replica gets of the three that a request has: the rest is for asking the primary instead. */
export const REPLICA_SECONDS = 1.5;
const BEGINS = /^(begin|start transaction)\b/i;
/** A write, and a query that was ended because the replica could not replay beside it. */
const OF_A_STANDBY = /^(25006|40001)$/;

/** The primary, and its replicas for single queries of what may read from them. */
export class RoutedPool implements PostgresPool {
  constructor(
    private readonly primary: BoundedPool,
    private readonly replicas: Replicas,
    private readonly log: Pick<Logger, 'warn'>,
  ) {}

  async connect(): Promise<PostgresPoolClient> {
    if (!mayReadFromReplica()) return this.primary.connect();
    let primary: PostgresPoolClient | undefined;
    const query = async (sql: string, parameters: readonly unknown[]) => {
      if (!primary && !BEGINS.test(sql)) {
        const answer = await this.askReplica(sql, parameters);
        if (answer) return answer;
      }
      primary ??= await this.primary.connect();
      return primary.query(sql, parameters);
    };
    return { query: query as PostgresPoolClient['query'], release: () => primary?.release() };
  }

  async end(): Promise<void> {
    this.replicas.stop();
    await Promise.all([this.primary, ...this.replicas.all.map(({ pool }) => pool)].map((pool) => pool.end()));
  }

  /** @returns undefined where the primary is to be asked. @throws what is wrong with the query itself */
  private async askReplica(sql: string, parameters: readonly unknown[]) {
    const replica = this.replicas.next();
    if (!replica) return undefined;
    const time = DatabaseTime.current;
    const ask = () =>
      new DatabaseTime(Math.min(REPLICA_SECONDS, (time?.left ?? Infinity) / 1000)).run(async () => {
        const client = await replica.pool.connect();
        try {
          return await client.query(sql, parameters);
        } finally {
          client.release();
        }
      });
    try {
      return await (time ? time.spend(ask) : ask());
    } catch (error) {
      if (!(error instanceof Error) || !mayPrimary(error)) throw error;
      this.log.warn({ err: error, replica: replica.name }, 'the primary is asked instead of a replica');
      return undefined;
    }
  }
}

/** Whether the primary may answer what a replica did not. */
function mayPrimary(error: Error & { code?: unknown }): boolean {
  return isDatabaseAway(error) || (typeof error.code === 'string' && OF_A_STANDBY.test(error.code));
}
