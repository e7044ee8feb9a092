import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { PlatformTables } from './tables.ts';

/** In milliseconds. Jobs of a dead worker are released after the sum of both. */
export interface HeartbeatPace {
  readonly every: number;
  /**
   * Much longer than a busy process or a slow statement, otherwise jobs of living workers would run twice.
   */
  readonly deadAfter: number;
}

/** Heartbeats in time before this process judges others. */
const BEATS_BEFORE_JUDGING = 2;

/**
 * Reports the living workers of this process, and releases jobs of dead ones. Times are those of the
 * database. Rows are used in place of session locks, so that it works behind a pooler.
 */
export class JobHeartbeats {
  private readonly workers = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private lastBeat = -Infinity;
  private beatsInTime = 0;

  constructor(
    private readonly db: Kysely<PlatformTables>,
    private readonly log: Logger,
    private readonly pace: HeartbeatPace,
  ) {}

  add(workerId: string): void {
    this.workers.add(workerId);
  }

  remove(workerId: string): void {
    this.workers.delete(workerId);
  }

  start(): void {
    const round = async (): Promise<void> => {
      await this.beatAndJudge().catch((error: unknown) =>
        this.log.warn(error, 'no heartbeat of the job queue'),
      );
      if (this.timer) this.timer = setTimeout(round, this.pace.every).unref();
    };
    this.timer = setTimeout(round).unref();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async beatAndJudge(): Promise<void> {
    await this.beat();
    const now = performance.now();
    const isInTime = now - this.lastBeat < this.pace.deadAfter / 2;
    this.lastBeat = now;
    // After a pause or a database error, other processes may have had the same.
    this.beatsInTime = isInTime ? this.beatsInTime + 1 : 0;
    if (this.beatsInTime >= BEATS_BEFORE_JUDGING) await this.freeJobsOfTheDead();
  }

  private async beat(): Promise<void> {
    // The clock, not the start of a statement that may have waited.
    const now = sql<Date>`clock_timestamp()`;
    const ids = [...this.workers];
    if (ids.length === 0) return;
    await this.db
      .insertInto('job_worker')
      .values(ids.map((id) => ({ id, beat_at: now })))
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at: now }))
      .execute();
  }

  /** A job taken just now may belong to a worker without a heartbeat yet. */
  private async freeJobsOfTheDead(): Promise<void> {
    const deadline = sql<Date>`now() - ${this.pace.deadAfter} * interval '1 millisecond'`;
    const { rows } = await sql<{ worker: string }>`
      select distinct locked_by as worker from graphile_worker.jobs
      where locked_at < ${deadline}
        and not exists (select from job_worker where id = locked_by and beat_at > ${deadline})
    `.execute(this.db);
    if (rows.length === 0) return;
    const dead = rows.map(({ worker }) => worker);
    this.log.warn({ workers: dead }, 'the jobs of dead workers were released');
    await sql`select graphile_worker.force_unlock_workers(${dead}::text[])`.execute(this.db);
  }
}

/** Nightly job: deletes rows of dead workers. */
export async function deleteDeadWorkers(db: Kysely<PlatformTables>): Promise<void> {
  await db
    .deleteFrom('job_worker')
    .where('beat_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}

/** Seconds that the oldest due job has waited; 0 without one. Running jobs do not count. */
export async function oldestDueJobSeconds<Tables>(db: Kysely<Tables>): Promise<number> {
  // Reads the queue's own table, whose index contains free jobs, because a queue may be long.
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(run_at)), 0)::float as seconds
    from graphile_worker._private_jobs where is_available and run_at <= now()`.execute(db);
  return rows[0]?.seconds ?? 0;
}
