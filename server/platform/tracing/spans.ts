import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Attributes, Span } from '@opentelemetry/api';

/**
 * What is told of a piece of work: words of ours, numbers, patterns of addresses. Never what people typed or who they
 * are, no address with its query, no value of a statement, and of an error its kind alone: a message may quote them.
 */
type Told = { kind?: SpanKind; attributes?: Attributes };

export const tracer = () => trace.getTracer('uyut');

/** Runs a piece of work as a span of the trace that it belongs to, or of a new one. Where nothing is traced it only runs. */
export function inSpan<Result>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {} }: Told,
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

/** The same where something is traced already: what nobody began would be a trace of its own. */
export function inPart<Result>(
  name: string,
  told: Told,
  work: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  return trace.getActiveSpan() ? inSpan(name, told, work) : work(undefined);
}

/** A call of another company's server. @param peer what it is to us: payments, mail, storage */
export const inOutsideCall = <Result>(
  peer: string,
  work: (span?: Span) => Promise<Result>,
): Promise<Result> =>
  inPart(`call ${peer}`, { kind: SpanKind.CLIENT, attributes: { 'peer.service': peer } }, work);

/** `fetch` as a call of another company's server, which is told the trace. */
export function fetchOutside(
  peer: string,
  ...parameters: ConstructorParameters<typeof Request>
): Promise<Response> {
  return inOutsideCall(peer, async (span) => {
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

/** The `traceparent` that tells another server which trace its work belongs to; nothing where nothing is traced. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** The id of the present trace, as log lines carry it. */
export function traceId(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId;
}

export function failSpan(span: Span, error: unknown): void {
  const { name, code } = error as { name?: unknown; code?: unknown };
  span.setAttribute('error.type', String(code ?? name ?? 'unknown'));
  span.setStatus({ code: SpanStatusCode.ERROR });
}
