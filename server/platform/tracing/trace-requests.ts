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
 * Every request is a span, by the pattern of its route; what a page asks in process is part of the page's. A trace that
 * was begun outside goes on where a proxy of ours stands in front: what strangers say of themselves would mix our traces.
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
    // Also after one that the visitor left.
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    request.traced = trace.setSpan(parent, span);
    context.with(request.traced, done);
  });
  // A body arrives in the connection's name, not in the request's.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.traced) context.with(request.traced, done);
    else done();
  });
}
