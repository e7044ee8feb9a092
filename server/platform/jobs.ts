import { Logger as QueueLogger, run } from 'graphile-worker';
import type { Runner, TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Every kind of job with what it is told. A module adds its own by
 * `declare module '../../platform/jobs.ts' { interface JobPayloads { 'order.remind': { orderId: number } } }`.
 */
export interface JobPayloads {
  'mail.send': { mailId: number };
}

export type JobName = keyof JobPayloads;

/** What does the jobs. A job may run twice (the program was killed after it, before the note), so it must bear that. */
export type JobHandlers = {
  readonly [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void>;
};

export interface JobOptions {
  readonly runAt?: Date;
  /** A waiting job with the same key is replaced by this one. */
  readonly key?: string;
  /** Tries, ever further apart (e^n seconds, 6 hours at most); 12 take about a day. */
  readonly attempts?: number;
}

export interface Jobs {
  /** Takes no new job, and waits for those in hand. */
  stop(): Promise<void>;
}

const RESTART_AFTER_MS = 2_000;

/** Adds a job that exists if and only if the transaction is committed. */
export async function enqueue<Tables, Name extends JobName>(
  transaction: Transaction<Tables>,
  name: Name,
  payload: JobPayloads[Name],
  options: JobOptions = {},
): Promise<void> {
  const { runAt = null, key = null, attempts = 12 } = options;
  await sql`select graphile_worker.add_job(
    ${name}::text, ${JSON.stringify(payload)}::json,
    run_at => ${runAt}::timestamptz, job_key => ${key}::text, max_attempts => ${attempts}::integer
  )`.execute(transaction);
}

/**
 * Starts doing jobs in this program; any number of programs may share the work.
 * @param crontab lines of time and job name (UTC), such as `0 3 * * * end-premium` (no dots there).
 */
export async function startJobs(options: {
  pool: pg.Pool;
  handlers: Partial<JobHandlers>;
  log: Logger;
  crontab?: string;
}): Promise<Jobs> {
  const { log } = options;
  const taskList: TaskList = Object.fromEntries(
    Object.entries(options.handlers).map(([name, handle]) => [
      name,
      handle as (payload: unknown) => Promise<void>,
    ]),
  );
  const start = (): Promise<Runner> =>
    run({
      pgPool: options.pool,
      taskList,
      crontab: options.crontab ?? '',
      concurrency: 4,
      pollInterval: 2_000,
      noHandleSignals: true,
      logger: queueLogger(log),
    });

  let stopping = false;
  let stopped: Promise<void> | undefined;
  let runner = await start();
  /** The queue gives up when the database is away for long; the shop does not. */
  const keepRunning = async (): Promise<void> => {
    while (!stopping) {
      try {
        await runner.promise;
      } catch (error) {
        log.error(error, 'the job queue stopped');
      }
      if (stopping) return;
      await sleep(RESTART_AFTER_MS, undefined, { ref: false });
      if (stopping) return;
      runner = await start().catch((error: unknown) => {
        log.error(error, 'the job queue does not start');
        return runner;
      });
    }
  };
  void keepRunning();

  return {
    stop: () => {
      stopping = true;
      return (stopped ??= runner.stop().catch(() => undefined));
    },
  };
}

/** For what should not speak of each step. */
export const quiet = new QueueLogger(() => () => undefined);

/** The queue's own messages; only those that need somebody, since each job would make four. */
function queueLogger(log: Logger): QueueLogger {
  return new QueueLogger((scope) => (level, message, meta) => {
    if (level !== 'error' && level !== 'warning') return;
    const error = meta?.error instanceof Error ? meta.error : undefined;
    const text = error ? 'a job failed' : message;
    log[level === 'error' ? 'error' : 'warn'](
      { job: scope.taskIdentifier, jobId: scope.jobId, err: error },
      text,
    );
  });
}
