import type { Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

/** Message that asks a process for its metrics. */
export const ASK_METRICS = 'metrics';
export type ToldMetrics = { metrics: ToldMetric[] };

type ToldMetric = MetricObjectWithValues<MetricValue<string>>;

/** In milliseconds; processes that do not answer are left out. */
const TELL_WITHIN = 2_000;

/**
 * Metrics of all processes with the label `process`. They are not added up, because a sum of counters falls
 * when a process ends, which Prometheus reads as a restart.
 */
export async function gatherMetrics(processes: { name: string; worker: Worker }[]): Promise<Registry> {
  const told = await Promise.all(
    processes.map(async ({ name, worker }) => {
      const metrics = await ask(worker);
      return metrics.map((metric) => ({
        ...metric,
        aggregator: 'sum',
        values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, process: name } })),
      }));
    }),
  );
  return AggregatorRegistry.aggregate(told);
}

function ask(worker: Worker): Promise<ToldMetric[]> {
  return new Promise((resolve) => {
    const done = (metrics: ToldMetric[]) => {
      clearTimeout(timer);
      worker.off('message', listen);
      resolve(metrics);
    };
    const listen = (message: unknown) => {
      if (isTold(message)) done(message.metrics);
    };
    const timer = setTimeout(() => done([]), TELL_WITHIN);
    worker.on('message', listen);
    if (worker.isConnected()) worker.send(ASK_METRICS);
    else done([]);
  });
}

const isTold = (message: unknown): message is ToldMetrics =>
  typeof message === 'object' && message !== null && 'metrics' in message;
