import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { BoundedPool } from './bounded-pool.ts';
import { DatabaseTime } from './database-time.ts';

/** Seconds; a browser reads its own writes from the primary for longer than this. */
export const MAX_LAG_SECONDS = 5;
/** Milliseconds between checks. */
const MEASURE_EVERY_MS = 1_000;
/** Remembered checks; a replica further behind counts as lost. */
const MAX_SAMPLES = 600;

/**
 * Position of the primary's log.
 * @property at `performance.now()` before the query
 */
type Sample = { at: number; position: number };

/** A standby of the primary with its lag. */
export class Replica {
  private lag: number | null = null;

  /** @param name without the password, for logs */
  constructor(
    readonly name: string,
    readonly pool: BoundedPool,
  ) {}

  /** Lag, rounded up to seconds; null if unknown. */
  get lagSeconds(): number | null {
    return this.lag;
  }

  get isUsed(): boolean {
    return this.lag !== null && this.lag <= MAX_LAG_SECONDS;
  }

  /** @param lag seconds; null if unknown */
  setLag(lag: number | null, log: Pick<Logger, 'info' | 'warn'>): void {
    const wasUsed = this.isUsed;
    this.lag = lag;
    if (wasUsed === this.isUsed) return;
    if (this.isUsed) log.info({ replica: this.name }, 'the replica is used');
    else log.warn({ replica: this.name, lagSeconds: lag }, 'the replica is not used');
  }
}

/** The replicas of a primary, checked every second. */
export class Replicas {
  private readonly samples: Sample[] = [];
  private cluster: string | undefined;
  private turn = 0;
  private isStopped = false;

  constructor(
    private readonly primary: BoundedPool,
    readonly all: readonly Replica[],
    private readonly log: Logger,
  ) {}

  /** Returns a healthy replica, in turn; undefined if there is none. */
  next(): Replica | undefined {
    const used = this.all.filter(({ isUsed }) => isUsed);
    this.turn = (this.turn + 1) % Math.max(used.length, 1);
    return used[this.turn];
  }

  async watch(): Promise<void> {
    while (!this.isStopped) {
      await this.measureLag();
      await sleep(MEASURE_EVERY_MS, undefined, { ref: false });
    }
  }

  stop(): void {
    this.isStopped = true;
  }

  /** While the primary is down, replicas are read as they are. */
  async measureLag(): Promise<void> {
    const at = performance.now();
    const primary = await firstRow<{ position: number; cluster: string }>(this.primary, PRIMARY).catch(
      () => null,
    );
    if (primary) {
      this.cluster = primary.cluster;
      this.samples.push({ at, position: primary.position });
      if (this.samples.length > MAX_SAMPLES) this.samples.shift();
    }
    const lags = await Promise.all(this.all.map((replica) => this.lagOf(replica)));
    if (!this.isStopped) this.all.forEach((replica, place) => replica.setLag(lags[place] ?? null, this.log));
  }

  private async lagOf({ pool, name }: Replica): Promise<number | null> {
    const replayed = await firstRow<{ position: number; cluster: string }>(pool, REPLICA).catch(
      (error: unknown) => {
        this.log.debug({ err: error, replica: name }, 'a replica does not answer');
        return undefined;
      },
    );
    // A promoted standby or another database is not a replica.
    if (!replayed || replayed.cluster !== this.cluster) return null;
    const reached = this.samples.findLastIndex(({ position }) => position <= replayed.position);
    const sample = this.samples[reached];
    if (!sample) return null;
    return reached === this.samples.length - 1 ? 0 : (performance.now() - sample.at) / 1000;
  }
}

const CLUSTER = '(select system_identifier::text from pg_control_system()) as cluster';
const PRIMARY = `select (pg_current_wal_lsn() - '0/0')::bigint as position, ${CLUSTER}`;
const REPLICA = `select (pg_last_wal_replay_lsn() - '0/0')::bigint as position, ${CLUSTER} where pg_is_in_recovery()`;

/** @throws an error of the database, or after a second without an answer */
async function firstRow<Row>(pool: BoundedPool, statement: string): Promise<Row | undefined> {
  return new DatabaseTime(1).run(async () => {
    const client = await pool.connect();
    try {
      const { rows } = await client.query<Row>(statement, []);
      return rows[0];
    } finally {
      client.release();
    }
  });
}
