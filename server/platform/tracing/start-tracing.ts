import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Sampler } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { TracingSettings } from './tracing-settings.ts';

/** Milliseconds for a delivery, and for the last one at shutdown. */
const [DELIVER_WITHIN, CLOSE_WITHIN] = [5_000, 2_000];
/** Milliseconds between deliveries. Spans beyond the queue's size are dropped. */
const DELIVER_EVERY = 2_000;
const [MAX_QUEUED, MAX_AT_ONCE] = [4_096, 512];
/** Milliseconds between log lines about a missing collector. */
const COMPLAIN_EVERY = 60_000;

/**
 * Sends traces to a collector in the background.
 * @returns a function that sends the rest within two seconds and stops
 */
export function startTracing(
  settings: TracingSettings,
  { log, role, deliverEvery = DELIVER_EVERY }: { log: Logger; role: string; deliverEvery?: number },
): () => Promise<void> {
  const provider = new TracerProvider({
    sampler: samplerOf(settings),
    resource: defaultResource()
      .merge(
        resourceFromAttributes({ 'service.name': 'uyut', 'uyut.role': role, 'process.pid': process.pid }),
      )
      // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES override these.
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${settings.endpoint.replace(/\/$/, '')}/v1/traces`,
          timeoutMillis: DELIVER_WITHIN,
        }),
        exportTimeoutMillis: DELIVER_WITHIN,
        scheduledDelayMillis: deliverEvery,
        maxQueueSize: MAX_QUEUED,
        maxExportBatchSize: MAX_AT_ONCE,
      }),
    ],
  });
  setGlobalErrorHandler(complainSeldom(log));
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const stop = async (): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((over) => {
      timer = setTimeout(over, CLOSE_WITHIN);
    });
    // The error handler reports failures.
    await Promise.race([provider.shutdown().catch(complainSeldom(log)), late]);
    clearTimeout(timer);
    for (const part of [trace, context, propagation]) part.disable();
  };
  let stopped: Promise<void> | undefined;
  return () => (stopped ??= stop());
}

function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  const name = sampler.replace('parentbased_', '');
  const root =
    name === 'always_on'
      ? new AlwaysOnSampler()
      : name === 'always_off'
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(ratio);
  return name === sampler ? root : new ParentBasedSampler({ root });
}

function complainSeldom(log: Logger): (error: unknown) => void {
  let silentUntil = 0;
  return (error) => {
    if (performance.now() < silentUntil) return;
    silentUntil = performance.now() + COMPLAIN_EVERY;
    log.warn(error, 'the trace collector is unavailable; traces are dropped');
  };
}
