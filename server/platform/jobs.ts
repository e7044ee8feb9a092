import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { SpanKind } from '@opentelemetry/api';
import { Logger as QueueLogger, run } from 'graphile-worker';
import type { Runner, TaskList, WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { OpenDatabase } from './database/database.ts';
import { withInsistentQueries } from './insistent-queries.ts';
import { JobHeartbeats } from './job-heartbeats.ts';
import type { HeartbeatPace } from './job-heartbeats.ts';
import type { PlatformTables } from './tables.ts';
import type { Metrics } from './metrics.ts';
import { inSpan } from './tracing/spans.ts';

/**
 * Every kind of job with what it is told; one that comes by the clock is told nothing. A module adds its own by
 * `declare module '../../platform/jobs.ts' { interface JobPayloads { 'order.remind': { orderId: number } } }`.
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

/** In milliseconds. */
export interface JobPace {
  /** How often the queue is looked at beside what it is told. */
  readonly poll: number;
  /** After which what failed because of the database is tried again. */
  readonly again: number;
  readonly heartbeats: HeartbeatPace;
}

const PACE: JobPace = { poll: 2_000, again: 2_000, heartbeats: { every: 4_000, deadAfter: 16_000 } };

type Task = (payload: unknown) => Promise<void>;

/** Adds a job that exists if and only if the transaction is committed. */
export async function enqueue<Tables, Name extends JobName>(
  transaction: Transaction<Tables>,
  name: Name,
  payload: JobPayloads[Name],
  options: JobOptions = {},
): Promise<void> {
  await enqueueAll(transaction, name, [payload], options);
}

/** Adds a job for each payload, all in one statement, with one word to those who do them. */
export async function enqueueAll<Tables, Name extends JobName>(
  transaction: Transaction<Tables>,
  name: Name,
  payloads: readonly JobPayloads[Name][],
  options: JobOptions = {},
): Promise<void> {
  if (payloads.length === 0) return;
  const { runAt = null, key = null, attempts = 12 } = options;
  await sql`select from graphile_worker.add_jobs((
    select array_agg(row(
      ${name}::text, payload::json, null, ${runAt}::timestamptz, ${attempts}::smallint, ${key}::text, null, null
    )::graphile_worker.job_spec)
    from unnest(${payloads.map((payload) => JSON.stringify(payload))}::text[]) payload
  ))`.execute(transaction);
}

/** Starts doing jobs in this program; any number of programs may share the work. */
export async function startJobs(options: {
  database: Pick<OpenDatabase<PlatformTables>, 'pool' | 'db'>;
  jobs: Partial<Jobs>;
  log: Logger;
  pace?: JobPace;
  /** Where nothing is measured there are none. */
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
  const pgPool = withInsistentQueries(database.pool, { again: pace.again, until: () => stopping, log });

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
  /** Those replaced, until their jobs in hand are done. */
  const retired = new Set<Promise<void>>();
  /** A worker ends when it could not note what became of its job, for example because the database was frozen. */
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
    // Started while it was told to stop.
    await Promise.all([stop(current), ...retired]);
    heartbeats.stop();
  };
  return { stop: () => (stopped ??= stopAll()) };
}

/** The job, as a trace of its own and, where something is measured, among the figures. */
function observed(name: string, task: Task, metrics?: Pick<Metrics, 'jobs'>): Task {
  const told = { kind: SpanKind.CONSUMER, attributes: { 'uyut.job': name } };
  return (payload) =>
    inSpan(`job ${name}`, told, async () => {
      const tellTime = metrics?.jobs.startTimer({ kind: name });
      try {
        await task(payload);
        tellTime?.({ outcome: 'done' });
      } catch (error) {
        tellTime?.({ outcome: 'failed' });
        throw error;
      }
    });
}

type WatchedRunner = {
  readonly runner: Runner;
  /** Fulfilled with the end of its first worker, or of its clock. */
  readonly ended: Promise<void>;
};

/** Takes no new job, and waits for those in hand. */
function stop({ runner }: WatchedRunner): Promise<void> {
  return runner.stop().catch(() => undefined);
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
