import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Logger } from 'pino';
import { ASK_METRICS } from './gathered-metrics.ts';
import type { ToldMetrics } from './gathered-metrics.ts';
import { isInProcess } from './http/limit-load.ts';
import type { WorkQueue } from './work-queue.ts';

/** A number, or one for each set of labels. */
export type Reading = number | { labels: Record<string, string>; value: number }[];

type Wanted = {
  name: string;
  help: string;
  labels?: readonly string[];
  read: () => Reading | Promise<Reading>;
};

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

  constructor(private readonly log: Logger) {
    collectDefaultMetrics({ register: this.registry });
  }

  /** What is asked each time that somebody looks. Where it can't be read, it is left out: an alarm sees that. */
  gauge({ name, help, labels = [], read }: Wanted): void {
    const { log } = this;
    const gauge = new Gauge({
      name: `uyut_${name}`,
      help,
      labelNames: [...labels],
      registers: [],
      async collect() {
        this.reset();
        try {
          const reading = await read();
          if (typeof reading === 'number') this.set(reading);
          else for (const one of reading) this.set(one.labels, one.value);
        } catch (error) {
          // Without labels the reset left a zero, which would be a lie.
          if (labels.length === 0) this.remove();
          log.warn(error, `the metric ${name} could not be read`);
        }
      },
    });
    this.registry.registerMetric(gauge);
  }

  /** Every answer to a request from outside. */
  watchRequests(server: FastifyInstance): void {
    server.addHook('onResponse', async (request, reply) => {
      if (isInProcess(request)) return;
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
