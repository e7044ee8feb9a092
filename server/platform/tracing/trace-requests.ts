import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration.ts';
import { isFile, isHealth, isInProcess } from '../http/limit-load.ts';
import { tracer } from './spans.ts';

declare module 'fastify' {
  interface FastifyRequest {
    traced: Context | null;
  }
}

/**
 * Makes each request a span named by its route pattern; API calls of a page belong to the page's span. A
 * foreign trace is continued only behind a trusted proxy.
 */
export function traceRequests(app: FastifyInstance, { trustProxy }: Pick<Configuration, 'trustProxy'>): void {
  const parentOf = (request: FastifyRequest): Context => {
    if (isInProcess(request)) return context.active();
    return trustProxy === false ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, request.headers);
  };
  app.decorateRequest('traced', null);
  app.addHook('onRequest', (request, reply, done) => {
    if (isFile(request) || isHealth(request)) return done();
    const { method, routeOptions, id } = request;
    const route = routeOptions.url ?? 'none';
    const parent = parentOf(request);
    const span = tracer().startSpan(
      `${method} ${route}`,
      {
        kind: isInProcess(request) ? SpanKind.INTERNAL : SpanKind.SERVER,
        attributes: { 'http.request.method': method, 'http.route': route, 'uyut.request_id': id },
      },
      parent,
    );
    // Also after the visitor has left.
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    request.traced = trace.setSpan(parent, span);
    context.with(request.traced, done);
  });
  // The body arrives in the async context of the connection, not of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.traced) context.with(request.traced, done);
    else done();
  });
}
