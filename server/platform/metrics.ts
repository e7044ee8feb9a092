import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Logger } from 'pino';
import { METRICS_REQUEST } from './cluster-metrics.ts';
import type { MetricsAnswer } from './cluster-metrics.ts';
import { isInProcess } from './http/limit-load.ts';
import type { Replica } from './database/replicas.ts';
import { failureOf } from './http/error-handler.ts';
import type { PaymentStatus } from './payments/payment-provider.ts';
import type { WorkQueue } from './work-queue.ts';

export type Reading = number | { labels: Record<string, string>; value: number }[];

type MetricOptions = {
  name: string;
  help: string;
  labels?: readonly string[];
  read: () => Reading | Promise<Reading>;
};

type ErrorCounter = { name: string; help: string; routes: readonly string[] };

/** In seconds. */
const BUCKETS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10];

/** Metrics of this process, with the prefix `uyut_`, and those of Node. */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'uyut_http_request_seconds',
    help: 'Time to answer a request, by the pattern of its URL; pages have /*.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  });

  readonly renders = new Histogram({
    name: 'uyut_page_render_seconds',
    help: 'Time to render a page, by its name, including its API calls.',
    labelNames: ['page'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  readonly jobs = new Histogram({
    name: 'uyut_job_seconds',
    help: 'Duration of an attempt of a job, by kind and result: done or failed.',
    labelNames: ['kind', 'outcome'],
    buckets: [...BUCKETS, 60, 600],
    registers: [this.registry],
  });
  private readonly cacheReads = new Counter({
    name: 'uyut_cache_reads_total',
    help: 'Cache lookups by result: hit or miss.',
    labelNames: ['cache', 'result'],
    registers: [this.registry],
  });

  private readonly settledPayments = new Counter({
    name: 'uyut_payments_settled_total',
    help: 'Payments by outcome: paid, failed, refused (wrong amount).',
    labelNames: ['outcome'],
    registers: [this.registry],
  });

  constructor(private readonly log: Logger) {
    collectDefaultMetrics({ register: this.registry });
  }

  /** A metric that is read on each request. Without a value it is left out, which alarms notice. */
  gauge(options: MetricOptions): void {
    this.readOnDemand(options, false);
  }

  /** The same for a value that never falls; its name ends in `_total`. */
  counter(options: MetricOptions): void {
    this.readOnDemand(options, true);
  }

  private readOnDemand({ name, help, labels = [], read }: MetricOptions, isCounter: boolean): void {
    const collect = async () => {
      const reading = await Promise.resolve()
        .then(read)
        .catch((error: unknown) => {
          this.log.warn(error, `the metric ${name} could not be read`);
          return [];
        });
      metric.reset();
      // The reset leaves a zero, which would be wrong without a reading.
      if (labels.length === 0) metric.remove();
      if (typeof reading === 'number') metric.inc(reading);
      else for (const one of reading) metric.inc(one.labels, one.value);
    };
    const options = { name: `uyut_${name}`, help, labelNames: [...labels], registers: [], collect };
    const metric = isCounter ? new Counter(options) : new Gauge(options);
    this.registry.registerMetric(metric);
  }

  watchRequests(server: FastifyInstance): void {
    server.addHook('onResponse', async (request, reply) => {
      if (isInProcess(request) || request.routeOptions.config.isStream) return;
      this.requests.observe(
        {
          method: request.method,
          route: request.routeOptions.url ?? 'none',
          status: String(reply.statusCode),
        },
        reply.elapsedTime / 1000,
      );
    });
  }

  /** Counts errors of some routes by message key. */
  countErrors(server: FastifyInstance, { name, help, routes }: ErrorCounter): void {
    const errors = new Counter({
      name: `uyut_${name}_total`,
      help,
      labelNames: ['reason'],
      registers: [this.registry],
    });
    server.addHook('onError', async (request, _reply, error) => {
      if (routes.includes(request.routeOptions.url ?? ''))
        errors.inc({ reason: failureOf(error).messageKey });
    });
  }

  watchPayments(payments: { onSettled: (outcome: PaymentStatus) => void }): void {
    // Starts at zero, so that the first increase is visible.
    for (const outcome of ['paid', 'failed', 'refused']) this.settledPayments.inc({ outcome }, 0);
    payments.onSettled = (outcome) => this.settledPayments.inc({ outcome });
  }

  countCacheRead(cache: string, isHit: boolean): void {
    this.cacheReads.inc({ cache, result: isHit ? 'hit' : 'miss' });
  }

  watchQueue(work: string, queue: WorkQueue): void {
    this.gauge({
      name: `${work}_in_work`,
      help: `How many ${work} are made at this moment.`,
      read: () => queue.load.running,
    });
    this.gauge({
      name: `${work}_waiting`,
      help: `How many ${work} wait for their turn.`,
      read: () => queue.load.waiting,
    });
  }

  watchStreams(streams: { readonly size: number }): void {
    this.gauge({
      name: 'event_streams',
      help: 'Open pages that receive change notifications.',
      read: () => streams.size,
    });
  }

  watchConnections(pools: Readonly<Record<string, pg.Pool>>): void {
    this.gauge({
      name: 'database_connections',
      help: 'Database connections by state; `waiting` counts requests for one.',
      labels: ['pool', 'state'],
      read: () =>
        Object.entries(pools).flatMap(([pool, { totalCount, idleCount, waitingCount }]) =>
          Object.entries({ busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount }).map(
            ([state, value]) => ({ labels: { pool, state }, value }),
          ),
        ),
    });
  }

  watchReplicas(replicas: readonly Pick<Replica, 'name' | 'lagSeconds' | 'isUsed'>[]): void {
    this.gauge({
      name: 'replica_used',
      help: '1 while this process reads from the replica, else 0.',
      labels: ['replica'],
      read: () => replicas.map(({ name, isUsed }) => ({ labels: { replica: name }, value: isUsed ? 1 : 0 })),
    });
    this.gauge({
      name: 'replica_lag_seconds',
      help: 'Replication lag; absent while it is unknown.',
      labels: ['replica'],
      read: () =>
        replicas.flatMap(({ name, lagSeconds }) =>
          lagSeconds === null ? [] : [{ labels: { replica: name }, value: lagSeconds }],
        ),
    });
  }

  /** Answers the primary process when it asks for metrics. */
  answerPrimary(): void {
    process.on('message', (message) => {
      if (message !== METRICS_REQUEST) return;
      this.registry.getMetricsAsJSON().then(
        (metrics) => process.send?.({ metrics } satisfies MetricsAnswer),
        (error: unknown) => this.log.error(error, 'the metrics could not be written'),
      );
    });
  }
}
