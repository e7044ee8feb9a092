import { Logger as QueueLogger, run } from 'graphile-worker';
import type { Runner, TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Every kind of job with what it is told; one that comes by the clock is told nothing. A module adds its own by
 * `declare module '../../platform/jobs.ts' { interface JobPayloads { 'order.remind': { orderId: number } } }`.
 */
export interface JobPayloads {
  'mail.send': { mailId: number };
  'check-payments': unknown;
  'delete-expired-attempts': unknown;
  'delete-expired-challenges': unknown;
  'delete-expired-salts': unknown;
  'delete-orphaned-pictures': unknown;
  'empty-old-mails': unknown;
}

export type JobName = keyof JobPayloads;

/** What comes by the clock. @property at in UTC, as a crontab says it: `0 3 * * *` is three o'clock each night. */
export type ClockedJob = { readonly at: string; readonly run: () => Promise<void> };

/**
 * What does the jobs. A job may run twice (the program was killed after it, before the note), so it must bear that.
 * The names of those that come by the clock have no dots (the queue's rule).
 */
export type Jobs = {
  readonly [Name in JobName]: ((payload: JobPayloads[Name]) => Promise<void>) | ClockedJob;
};

export interface JobOptions {
  readonly runAt?: Date;
  /** A waiting job with the same key is replaced by this one. */
  readonly key?: string;
  /** Tries, ever further apart (e^n seconds, 6 hours at most); 12 take about a day. */
  readonly attempts?: number;
}

export interface RunningJobs {
  /** Takes no new job, and waits for those in hand. */
  stop(): Promise<void>;
}

const RESTART_AFTER_MS = 2_000;

type Task = (payload: unknown) => Promise<void>;

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

/** Starts doing jobs in this program; any number of programs may share the work. */
export async function startJobs(options: {
  pool: pg.Pool;
  jobs: Partial<Jobs>;
  log: Logger;
}): Promise<RunningJobs> {
  const { log } = options;
  const jobs = Object.entries(options.jobs);
  const taskList: TaskList = Object.fromEntries(
    jobs.map(([name, job]) => [name, (typeof job === 'function' ? job : job.run) as Task]),
  );
  const crontab = jobs.flatMap(([name, job]) => (typeof job === 'function' ? [] : [`${job.at} ${name}`]));
  const start = (): Promise<Runner> =>
    run({
      pgPool: options.pool,
      taskList,
      crontab: crontab.join('\n'),
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
