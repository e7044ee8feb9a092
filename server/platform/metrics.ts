import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Logger } from 'pino';
import { ASK_METRICS } from './gathered-metrics.ts';
import type { ToldMetrics } from './gathered-metrics.ts';
import { isInProcess } from './http/limit-load.ts';
import type { Replica } from './database/replicas.ts';
import { failureOf } from './http/refusals.ts';
import type { PaymentStatus } from './payments/payment-provider.ts';
import type { WorkQueue } from './work-queue.ts';

/** A number, or one for each set of labels. */
export type Reading = number | { labels: Record<string, string>; value: number }[];

type Wanted = {
  name: string;
  help: string;
  labels?: readonly string[];
  read: () => Reading | Promise<Reading>;
};

type Refusable = { name: string; help: string; routes: readonly string[] };

/** Seconds, from a file of the disk to what nobody waits for. */
const BUCKETS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10];

/** What Prometheus is told of this process, under names that begin with `uyut_`; the rest is Node's own. */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'uyut_http_request_seconds',
    help: 'Time until an answer was sent, by the pattern of its address; pages have /*.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  });

  readonly renders = new Histogram({
    name: 'uyut_page_render_seconds',
    help: 'Time to render a page, by its name, with what it asks the API.',
    labelNames: ['page'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  readonly jobs = new Histogram({
    name: 'uyut_job_seconds',
    help: 'Time that a try of a job took, by its kind and how it ended: done or failed.',
    labelNames: ['kind', 'outcome'],
    buckets: [...BUCKETS, 60, 600],
    registers: [this.registry],
  });
  private readonly cacheReads = new Counter({
    name: 'uyut_cache_reads_total',
    help: 'How often a cache was asked, and whether it had the answer: hit or miss.',
    labelNames: ['cache', 'result'],
    registers: [this.registry],
  });

  private readonly settledPayments = new Counter({
    name: 'uyut_payments_settled_total',
    help: 'Outcomes of payments that this process noted: paid, failed, refused (another amount came).',
    labelNames: ['outcome'],
    registers: [this.registry],
  });

  constructor(private readonly log: Logger) {
    collectDefaultMetrics({ register: this.registry });
  }

  /** What is asked each time that somebody looks. Where it can't be read, it is left out: an alarm sees that. */
  gauge(wanted: Wanted): void {
    this.readOnDemand(wanted, false);
  }

  /** The same of what never falls while the process lives; its name ends in `_total`. */
  counter(wanted: Wanted): void {
    this.readOnDemand(wanted, true);
  }

  private readOnDemand({ name, help, labels = [], read }: Wanted, isCounter: boolean): void {
    const collect = async () => {
      const reading = await Promise.resolve()
        .then(read)
        .catch((error: unknown) => {
          this.log.warn(error, `the metric ${name} could not be read`);
          return [];
        });
      metric.reset();
      // Without labels the reset leaves a zero, which would be a lie where nothing was read.
      if (labels.length === 0) metric.remove();
      if (typeof reading === 'number') metric.inc(reading);
      else for (const one of reading) metric.inc(one.labels, one.value);
    };
    const told = { name: `uyut_${name}`, help, labelNames: [...labels], registers: [], collect };
    const metric = isCounter ? new Counter(told) : new Gauge(told);
    this.registry.registerMetric(metric);
  }

  /** Every answer to a request from outside. */
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

  /** Counts what is refused of some operations, by the key of what is said. */
  watchRefusals(server: FastifyInstance, { name, help, routes }: Refusable): void {
    const refusals = new Counter({
      name: `uyut_${name}_total`,
      help,
      labelNames: ['reason'],
      registers: [this.registry],
    });
    server.addHook('onError', async (request, _reply, error) => {
      if (routes.includes(request.routeOptions.url ?? ''))
        refusals.inc({ reason: failureOf(error).messageKey });
    });
  }

  watchPayments(payments: { onSettled: (outcome: PaymentStatus) => void }): void {
    // Without a zero the first one of each would not be seen to come.
    for (const outcome of ['paid', 'failed', 'refused']) this.settledPayments.inc({ outcome }, 0);
    payments.onSettled = (outcome) => this.settledPayments.inc({ outcome });
  }

  /** The caches that there are; each tells what became of a question. */
  tellCacheRead(cache: string, wasThere: boolean): void {
    this.cacheReads.inc({ cache, result: wasThere ? 'hit' : 'miss' });
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
      help: 'Open pages that are told of changes as they come.',
      read: () => streams.size,
    });
  }

  watchConnections(pools: Readonly<Record<string, pg.Pool>>): void {
    this.gauge({
      name: 'database_connections',
      help: 'Connections to the database; waiting are those who have none yet.',
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
      help: 'Whether this process reads from the replica: 1, or 0 while it is left alone.',
      labels: ['replica'],
      read: () => replicas.map(({ name, isUsed }) => ({ labels: { replica: name }, value: isUsed ? 1 : 0 })),
    });
    this.gauge({
      name: 'replica_lag_seconds',
      help: 'How far the replica is behind; nothing while that can’t be told.',
      labels: ['replica'],
      read: () =>
        replicas.flatMap(({ name, lagSeconds }) =>
          lagSeconds === null ? [] : [{ labels: { replica: name }, value: lagSeconds }],
        ),
    });
  }

  /** Tells the process that looks after this one, whenever it asks. */
  tellPrimary(): void {
    process.on('message', (message) => {
      if (message !== ASK_METRICS) return;
      this.registry.getMetricsAsJSON().then(
        (metrics) => process.send?.({ metrics } satisfies ToldMetrics),
        (error: unknown) => this.log.error(error, 'the metrics could not be written'),
      );
    });
  }
}
