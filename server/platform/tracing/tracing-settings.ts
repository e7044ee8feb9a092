import { ConfigurationError } from '../environment-reader.ts';
import type { EnvironmentReader } from '../environment-reader.ts';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Endpoint and sampling of traces. The variables are those of OpenTelemetry. */
export type TracingSettings = {
  /** OTLP endpoint over HTTP; `/v1/traces` is added. */
  readonly endpoint: string;
  readonly sampler: (typeof SAMPLERS)[number];
  /** From 0 to 1, for ratio samplers. */
  readonly ratio: number;
};

/**
 * @returns undefined if tracing is off
 * @throws ConfigurationError
 */
export function readTracing(read: EnvironmentReader): TracingSettings | undefined {
  const endpoint = read.url(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    ['http:', 'https:'],
    'http://127.0.0.1:4318',
  )?.href;
  const sampler = read.oneOf('OTEL_TRACES_SAMPLER', SAMPLERS, 'parentbased_always_on');
  const ratio = Number(read.text('OTEL_TRACES_SAMPLER_ARG') ?? '1');
  if (!(ratio >= 0 && ratio <= 1)) {
    throw new ConfigurationError('OTEL_TRACES_SAMPLER_ARG', 'a share from 0 to 1, like 0.1');
  }
  return endpoint === undefined ? undefined : Object.freeze({ endpoint, sampler, ratio });
}
