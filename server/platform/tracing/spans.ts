import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Attributes, Span } from '@opentelemetry/api';

/**
 * Attributes of a span: fixed words, numbers, route patterns. No personal data, queries or values, and only
 * the kind of an error.
 */
type SpanOptions = { kind?: SpanKind; attributes?: Attributes };

export const tracer = () => trace.getTracer('uyut');

/** Runs work as a span of the current trace or of a new one. Without tracing it only runs. */
export function inSpan<Result>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {} }: SpanOptions,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  return tracer().startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      failSpan(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The same inside an existing trace only. */
export function inChildSpan<Result>(
  name: string,
  options: SpanOptions,
  work: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  return trace.getActiveSpan() ? inSpan(name, options, work) : work(undefined);
}

/**
 * A request to an external service.
 * @param peer its purpose: payments, mail, storage
 */
export const inExternalCall = <Result>(
  peer: string,
  work: (span?: Span) => Promise<Result>,
): Promise<Result> =>
  inChildSpan(`call ${peer}`, { kind: SpanKind.CLIENT, attributes: { 'peer.service': peer } }, work);

/** `fetch` to an external service with trace headers. */
export function fetchExternal(
  peer: string,
  ...parameters: ConstructorParameters<typeof Request>
): Promise<Response> {
  return inExternalCall(peer, async (span) => {
    const request = new Request(...parameters);
    for (const [name, value] of Object.entries(traceHeaders())) request.headers.set(name, value);
    span?.setAttributes({
      'http.request.method': request.method,
      'server.address': new URL(request.url).hostname,
    });
    const answer = await fetch(request);
    span?.setAttribute('http.response.status_code', answer.status);
    return answer;
  });
}

/** Header `traceparent` for other servers; empty without tracing. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** Id of the current trace, for log lines. */
export function traceId(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId;
}

export function failSpan(span: Span, error: unknown): void {
  const { name, code } = error as { name?: unknown; code?: unknown };
  span.setAttribute('error.type', String(code ?? name ?? 'unknown'));
  span.setStatus({ code: SpanStatusCode.ERROR });
}
