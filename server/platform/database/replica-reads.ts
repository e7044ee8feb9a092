import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Logger } from 'pino';
import type { BoundedPool } from './bounded-pool.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { DatabaseTime } from './database-time.ts';
import type { Replicas } from './replicas.ts';

const allowed = new AsyncLocalStorage<true>();

/** Lets all reads of the work use a replica, which may be some seconds old. */
export function readFromReplica<Result>(work: () => Result): Result {
  return allowed.run(true, work);
}

/** True if the current work may read from a replica. */
export function mayReadFromReplica(): boolean {
  return allowed.getStore() === true;
}

/** Seconds for a replica out of the 3 of a request; the rest is for the primary. */
export const REPLICA_SECONDS = 1.5;
const BEGINS = /^(begin|start transaction)\b/i;
/** SQL states of a write on a standby, and of a query cancelled by replay. */
const OF_A_STANDBY = /^(25006|40001)$/;

/** Sends single queries that may be old to a replica, and all others to the primary. */
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
        const answer = await this.queryReplica(sql, parameters);
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

  /**
   * @returns undefined if the primary must be asked
   * @throws errors of the query itself
   */
  private async queryReplica(sql: string, parameters: readonly unknown[]) {
    const replica = this.replicas.next();
    if (!replica) return undefined;
    const time = DatabaseTime.current;
    const query = () =>
      new DatabaseTime(Math.min(REPLICA_SECONDS, (time?.left ?? Infinity) / 1000)).run(async () => {
        const client = await replica.pool.connect();
        try {
          return await client.query(sql, parameters);
        } finally {
          client.release();
        }
      });
    try {
      return await (time ? time.spend(query) : query());
    } catch (error) {
      if (!(error instanceof Error) || !canPrimaryAnswer(error)) throw error;
      this.log.warn({ err: error, replica: replica.name }, 'the primary is used instead of the replica');
      return undefined;
    }
  }
}

/** True if the primary may answer what a replica did not. */
function canPrimaryAnswer(error: Error & { code?: unknown }): boolean {
  return isDatabaseUnavailable(error) || (typeof error.code === 'string' && OF_A_STANDBY.test(error.code));
}
