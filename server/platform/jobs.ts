import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { SpanKind } from '@opentelemetry/api';
import { Logger as QueueLogger, run } from 'graphile-worker';
import type { Runner, TaskList, WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { OpenDatabase } from './database/database.ts';
import { retryingPool } from './retrying-pool.ts';
import { JobHeartbeats } from './job-heartbeats.ts';
import type { HeartbeatPace } from './job-heartbeats.ts';
import type { PlatformTables } from './tables.ts';
import type { Metrics } from './metrics.ts';
import { inSpan } from './tracing/spans.ts';

/**
 * Payloads by kind of job; scheduled jobs have none. Modules add theirs by `declare module
 * '../../platform/jobs.ts' { interface JobPayloads { 'order.remind': { orderId: number } } }`.
 */
export interface JobPayloads {
  'mail.send': { mailId: number };
  'check-payments': unknown;
  'compare-old-pictures': unknown;
  'delete-dead-workers': unknown;
  'delete-expired-attempts': unknown;
  'delete-expired-challenges': unknown;
  'delete-expired-request-counts': unknown;
  'delete-expired-salts': unknown;
  'delete-orphaned-pictures': unknown;
  'empty-old-mails': unknown;
}

export type JobName = keyof JobPayloads;

/**
 * A scheduled job.
 * @property at crontab time in UTC: `0 3 * * *` is three o'clock each night
 */
export type ClockedJob = { readonly at: string; readonly run: () => Promise<void> };

/**
 * Handlers of jobs. A job may run twice, because a process can end after it, so handlers must be idempotent.
 * Names of scheduled jobs have no dots (a rule of the queue).
 */
export type Jobs = {
  readonly [Name in JobName]: ((payload: JobPayloads[Name]) => Promise<void>) | ClockedJob;
};

export interface JobOptions {
  readonly runAt?: Date;
  /** Replaces a waiting job with the same key. */
  readonly key?: string;
  /** Maximum attempts with growing pauses (e^n seconds, at most 6 hours); the default of 12 takes about a day. */
  readonly attempts?: number;
}

export interface RunningJobs {
  /** Stops accepting jobs and waits for running ones. */
  stop(): Promise<void>;
}

/** In milliseconds. */
export interface JobPace {
  /** Interval of polling besides notifications. */
  readonly poll: number;
  /** Pause before a retry after a database error. */
  readonly again: number;
  readonly heartbeats: HeartbeatPace;
}

const PACE: JobPace = { poll: 2_000, again: 2_000, heartbeats: { every: 4_000, deadAfter: 16_000 } };

type Task = (payload: unknown) => Promise<void>;

/** Default of `attempts`. */
export const JOB_ATTEMPTS = 12;

/** Adds a job that exists only if the transaction commits. */
export async function enqueue<Tables, Name extends JobName>(
  transaction: Transaction<Tables>,
  name: Name,
  payload: JobPayloads[Name],
  options: JobOptions = {},
): Promise<void> {
  await enqueueAll(transaction, name, [payload], options);
}

/** Adds a job for each payload in one statement with one notification. */
export async function enqueueAll<Tables, Name extends JobName>(
  transaction: Transaction<Tables>,
  name: Name,
  payloads: readonly JobPayloads[Name][],
  options: JobOptions = {},
): Promise<void> {
  if (payloads.length === 0) return;
  const { runAt = null, key = null, attempts = JOB_ATTEMPTS } = options;
  await sql`select from graphile_worker.add_jobs((
    select array_agg(row(
      ${name}::text, payload::json, null, ${runAt}::timestamptz, ${attempts}::smallint, ${key}::text, null, null
    )::graphile_worker.job_spec)
    from unnest(${payloads.map((payload) => JSON.stringify(payload))}::text[]) payload
  ))`.execute(transaction);
}

/** Runs jobs in this process; several processes share the work. */
export async function startJobs(options: {
  database: Pick<OpenDatabase<PlatformTables>, 'pool' | 'db'>;
  jobs: Partial<Jobs>;
  log: Logger;
  pace?: JobPace;
  metrics?: Pick<Metrics, 'jobs'>;
}): Promise<RunningJobs> {
  const { database, log, pace = PACE, metrics } = options;
  const jobs = Object.entries(options.jobs);
  const taskList: TaskList = Object.fromEntries(
    jobs.map(([name, job]) => {
      const task = (typeof job === 'function' ? job : job.run) as Task;
      return [name, observed(name, task, metrics)];
    }),
  );
  const crontab = jobs.flatMap(([name, job]) => (typeof job === 'function' ? [] : [`${job.at} ${name}`]));
  const heartbeats = new JobHeartbeats(database.db, log, pace.heartbeats);
  let stopping = false;
  const pgPool = retryingPool(database.pool, { interval: pace.again, until: () => stopping, log });

  const start = async (): Promise<WatchedRunner> => {
    const events: WorkerEvents = new EventEmitter();
    const lost = new Promise<void>((lose) => events.once('worker:stop', () => lose()));
    events.on('worker:create', ({ worker }) => heartbeats.add(worker.workerId));
    events.on('worker:stop', ({ worker }) => heartbeats.remove(worker.workerId));
    const runner = await run({
      pgPool,
      taskList,
      crontab: crontab.join('\n'),
      concurrency: 4,
      pollInterval: pace.poll,
      noHandleSignals: true,
      logger: queueLogger(log),
      events,
    });
    const failed = runner.promise.catch((error: unknown) => log.error(error, 'the job queue stopped'));
    return { runner, ended: Promise.race([lost, failed]) };
  };

  let current = await start();
  heartbeats.start();
  /** Replaced runners until their jobs end. */
  const retired = new Set<Promise<void>>();
  /** A worker ends if it could not record its job's result, for example when the database was frozen. */
  const replaceEnded = async (): Promise<void> => {
    for (;;) {
      await current.ended;
      if (stopping) return;
      log.error('a worker of the job queue ended: all are replaced');
      const retiring = stop(current).finally(() => retired.delete(retiring));
      retired.add(retiring);
      while (!stopping) {
        await sleep(pace.again, undefined, { ref: false });
        const next = await start().catch((error: unknown) =>
          log.error(error, 'the job queue does not start'),
        );
        if (!next) continue;
        current = next;
        break;
      }
    }
  };
  const watch = replaceEnded();

  let stopped: Promise<void> | undefined;
  const stopAll = async (): Promise<void> => {
    stopping = true;
    await Promise.all([stop(current), watch]);
    // Stopped while it was starting.
    await Promise.all([stop(current), ...retired]);
    heartbeats.stop();
  };
  return { stop: () => (stopped ??= stopAll()) };
}

/** Runs a job as a trace, and measures it. */
function observed(name: string, task: Task, metrics?: Pick<Metrics, 'jobs'>): Task {
  const options = { kind: SpanKind.CONSUMER, attributes: { 'uyut.job': name } };
  return (payload) =>
    inSpan(`job ${name}`, options, async () => {
      const endTimer = metrics?.jobs.startTimer({ kind: name });
      try {
        await task(payload);
        endTimer?.({ outcome: 'done' });
      } catch (error) {
        endTimer?.({ outcome: 'failed' });
        throw error;
      }
    });
}

type WatchedRunner = {
  readonly runner: Runner;
  /** Resolves when its first worker or its scheduler ends. */
  readonly ended: Promise<void>;
};

/** Stops accepting jobs and waits for running ones. */
function stop({ runner }: WatchedRunner): Promise<void> {
  return runner.stop().catch(() => undefined);
}

/** Logger without output. */
export const quiet = new QueueLogger(() => () => undefined);

/** Logs only warnings and errors of the queue, because each job would write four lines. */
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
