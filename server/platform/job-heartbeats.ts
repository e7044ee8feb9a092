import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { PlatformTables } from './tables.ts';

/** In milliseconds. What a dead worker held is free after both together, and a moment. */
export interface HeartbeatPace {
  readonly every: number;
  /** Much longer than a busy program or a slow statement takes: the jobs of the living would be done twice. */
  readonly deadAfter: number;
}

/** So many beats in a row must have come in time before this program judges others. */
const BEATS_BEFORE_JUDGING = 2;

/**
 * Tells the other programs which workers of this one live, and frees the jobs of those that live no more: killed with
 * their program, or ended by an error of the queue. Times are the database's, and rows rather than locks of a session
 * say it, so that it holds behind a pooler too.
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
    // Whoever was away, or found the database away, can't tell the dead from those who were away as well.
    this.beatsInTime = isInTime ? this.beatsInTime + 1 : 0;
    if (this.beatsInTime >= BEATS_BEFORE_JUDGING) await this.freeJobsOfTheDead();
  }

  private async beat(): Promise<void> {
    // Not the time at which the statement came: it may have waited for long.
    const now = sql<Date>`clock_timestamp()`;
    const ids = [...this.workers];
    if (ids.length === 0) return;
    await this.db
      .insertInto('job_worker')
      .values(ids.map((id) => ({ id, beat_at: now })))
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at: now }))
      .execute();
  }

  /** A job that was taken a moment ago may be of a worker that has not told of itself yet. */
  private async freeJobsOfTheDead(): Promise<void> {
    const deadline = sql<Date>`now() - ${this.pace.deadAfter} * interval '1 millisecond'`;
    const { rows } = await sql<{ worker: string }>`
      select distinct locked_by as worker from graphile_worker.jobs
      where locked_at < ${deadline}
        and not exists (select from job_worker where id = locked_by and beat_at > ${deadline})
    `.execute(this.db);
    if (rows.length === 0) return;
    const dead = rows.map(({ worker }) => worker);
    this.log.warn({ workers: dead }, 'the jobs of dead workers are free again');
    await sql`select graphile_worker.force_unlock_workers(${dead}::text[])`.execute(this.db);
  }
}

/** A nightly job. */
export async function deleteDeadWorkers(db: Kysely<PlatformTables>): Promise<void> {
  await db
    .deleteFrom('job_worker')
    .where('beat_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}
