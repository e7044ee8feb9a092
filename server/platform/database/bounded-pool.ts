import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { DatabaseTime } from './database-time.ts';
import { SpanKind } from '@opentelemetry/api';
import { inChildSpan } from '../tracing/spans.ts';

const MAX_TEXT = 2_000;

/** Traces a statement with its text. Parameter values are never recorded. */
const inQuery = <Result>(sql: string, query: () => Promise<Result>): Promise<Result> =>
  inChildSpan(
    summaryOf(sql),
    {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, MAX_TEXT) },
    },
    query,
  );

/** Returns verb and table, such as `select product`. */
function summaryOf(sql: string): string {
  const [verb = 'query'] = /\w+/.exec(sql) ?? [];
  const [, table] = /\b(?:from|into|update|call)\s+"?(\w+)/i.exec(sql) ?? [];
  return [verb.toLowerCase(), table].filter(Boolean).join(' ');
}

/** Milliseconds for PostgreSQL to report its own timeout and to roll back. */
const GRACE = 500;
/** Milliseconds between probes of a silent database. */
const RETRY_AFTER_MS = 1_000;

/** A pool, with PostgreSQL's statement timeout in seconds. */
export type Connections = { pool: pg.Pool; seconds: number };

type Query = <Row>(sql: string, parameters: readonly unknown[]) => Promise<PostgresQueryResult<Row>>;

/**
 * Pool with limits on every wait. PostgreSQL cancels slow statements; if it is frozen, the connection is
 * closed here and not used again. While it is silent, requests are refused at once instead of waiting for
 * each other.
 */
export class BoundedPool implements PostgresPool {
  private isSilent = false;
  private retryAt = 0;

  /** @param background pool for background work and for operations with a longer limit */
  constructor(
    private readonly requests: Connections,
    private readonly background: Connections,
  ) {}

  /** @throws DatabaseUnavailable or an error of PostgreSQL */
  async connect(): Promise<PostgresPoolClient> {
    const time = DatabaseTime.current;
    if (time) this.rejectWhileSilent();
    const { pool, seconds } =
      time && time.seconds < this.background.seconds ? this.requests : this.background;
    const connecting = () => (time ? connectWithin(pool, time.left) : pool.connect());
    const client = await (time ? time.spend(connecting) : connecting()).catch((error: Error) => {
      // A new connection without an answer from the server.
      if (error.message.includes('timeout expired')) this.fallSilent();
      throw error;
    });
    let isCut = false;

    const query: Query = async (sql, parameters) => {
      const limit = seconds * 1000;
      const left = Math.min(time?.left ?? limit, limit) + GRACE;
      const cut = () => {
        isCut = true;
        if (left > limit) this.fallSilent();
        client.connection.stream.destroy();
      };
      // A transaction after its time limit is not committed.
      if (left <= 0) cut();
      if (isCut) throw new DatabaseUnavailable();
      const timer = setTimeout(cut, left);
      try {
        const result = await inQuery(sql, () => client.query(sql, [...parameters]));
        this.isSilent = false;
        return result as unknown as PostgresQueryResult<never>;
      } finally {
        clearTimeout(timer);
      }
    };
    return {
      query: ((sql: string, parameters: readonly unknown[]) =>
        time
          ? time.spend(() => query(sql, parameters))
          : query(sql, parameters)) as PostgresPoolClient['query'],
      release: () => client.release(isCut),
    };
  }

  async end(): Promise<void> {
    const open = new Set([this.requests.pool, this.background.pool].filter(({ ending }) => !ending));
    await Promise.all(Array.from(open, (pool) => pool.end()));
  }

  private fallSilent(): void {
    this.isSilent = true;
    this.retryAt = performance.now() + RETRY_AFTER_MS;
  }

  private rejectWhileSilent(): void {
    if (!this.isSilent) return;
    if (performance.now() < this.retryAt) throw new DatabaseUnavailable();
    this.retryAt = performance.now() + RETRY_AFTER_MS;
  }
}

/** @throws DatabaseUnavailable if no connection is free within the time, in milliseconds */
async function connectWithin(pool: pg.Pool, milliseconds: number): Promise<pg.PoolClient> {
  const connecting = pool.connect();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailable()), Math.max(milliseconds, 0));
  });
  try {
    return await Promise.race([connecting, late]);
  } catch (error) {
    connecting.then((client) => client.release()).catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
