import type { Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

/** Message that asks a process for its metrics. */
export const METRICS_REQUEST = 'metrics';
export type MetricsAnswer = { metrics: ProcessMetric[] };

type ProcessMetric = MetricObjectWithValues<MetricValue<string>>;

/** In milliseconds; processes that do not answer are left out. */
const ANSWER_WITHIN = 2_000;

/**
 * Metrics of all processes with the label `process`. They are not added up, because a sum of counters falls
 * when a process ends, which Prometheus reads as a restart.
 */
export async function collectClusterMetrics(
  processes: { name: string; worker: Worker }[],
): Promise<Registry> {
  const answers = await Promise.all(
    processes.map(async ({ name, worker }) => {
      const metrics = await requestMetrics(worker);
      return metrics.map((metric) => ({
        ...metric,
        aggregator: 'sum',
        values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, process: name } })),
      }));
    }),
  );
  return AggregatorRegistry.aggregate(answers);
}

function requestMetrics(worker: Worker): Promise<ProcessMetric[]> {
  return new Promise((resolve) => {
    const done = (metrics: ProcessMetric[]) => {
      clearTimeout(timer);
      worker.off('message', listen);
      resolve(metrics);
    };
    const listen = (message: unknown) => {
      if (isMetricsAnswer(message)) done(message.metrics);
    };
    const timer = setTimeout(() => done([]), ANSWER_WITHIN);
    worker.on('message', listen);
    if (worker.isConnected()) worker.send(METRICS_REQUEST);
    else done([]);
  });
}

const isMetricsAnswer = (message: unknown): message is MetricsAnswer =>
  typeof message === 'object' && message !== null && 'metrics' in message;
