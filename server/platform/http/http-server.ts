import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Configuration } from '../configuration.ts';
import type { Replica } from '../database/replicas.ts';
import { newRequestId } from '../logging.ts';
import type { Metrics } from '../metrics.ts';
import { MAX_BODY_TIMEOUT, setBodyTimeout } from './body-timeout.ts';
import { limitDatabaseTime } from './limit-database-time.ts';
import { isInProcess } from './limit-load.ts';
import { rejectUnparsed } from './parser-errors.ts';
import { handleErrors } from './error-handler.ts';
import type { SendError } from './error-handler.ts';
import { rejectNullBytes } from './reject-null-bytes.ts';
import { routeReads } from './route-reads.ts';
import { compileAnswer, compileSchema } from './schema-compiler.ts';
import { setCommonSecurity, setDocumentSecurity } from './security-headers.ts';
import { traceRequests } from '../tracing/trace-requests.ts';

const LOGINS = ['/api/auth', '/api/auth/google'];

/** Adds traces and metrics of requests, where configured. */
function observeRequests(
  server: FastifyInstance,
  configuration: Configuration,
  metrics: Metrics | undefined,
): void {
  if (configuration.tracing) traceRequests(server, configuration);
  metrics?.watchRequests(server);
  metrics?.countErrors(server, {
    name: 'logins_refused',
    help: 'Refused logins by reason: wrong credentials, captcha required, too many attempts.',
    routes: LOGINS,
  });
}

/** Bytes of a request body, unless a route sets another limit. */
const BODY_LIMIT = 256 * 1024;

type Options = {
  configuration: Configuration;
  database: { replicas: readonly Replica[] };
  log: Logger;
  sendError: SendError;
  metrics?: Metrics;
};

/** Creates the HTTP server without routes: limits, headers, errors, logging and compression. */
export async function createHttpServer({
  configuration,
  database,
  log,
  sendError,
  metrics,
}: Options): Promise<FastifyInstance> {
  const server = fastify({
    loggerInstance: log,
    genReqId: newRequestId,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: configuration.trustProxy === false ? false : [...configuration.trustProxy],
    // Node has one limit for all requests; setBodyTimeout sets ten seconds for ordinary ones.
    requestTimeout: MAX_BODY_TIMEOUT,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
    // Requests that arrive over an open connection during shutdown still get an answer.
    return503OnClosing: false,
    clientErrorHandler: rejectUnparsed,
    frameworkErrors: (_error, request, reply) => {
      setBodyTimeout(request.raw);
      setCommonSecurity(reply, configuration);
      reply.header('x-request-id', request.id);
      sendError(new Failure('error-malformed-request', {}, 'malformed'), request, reply);
    },
    routerOptions: { maxParamLength: 16_000 },
    rewriteUrl: ({ method, url = '/' }) => withoutTrailingSlash(method, url),
  }) as unknown as FastifyInstance;

  server.setValidatorCompiler(compileSchema);
  server.setSerializerCompiler(compileAnswer);
  handleErrors(server, sendError);
  rejectNullBytes(server);
  limitDatabaseTime(server);
  observeRequests(server, configuration, metrics);
  server.addHook('onRequest', async (request, reply) => {
    setBodyTimeout(request.raw);
    setCommonSecurity(reply, configuration);
    reply.header('x-request-id', request.id);
    rejectForeignWrites(request.method, request.headers.origin, request.host, configuration);
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (/^text\/html\b/.test(String(reply.getHeader('content-type'))))
      setDocumentSecurity(reply, configuration);
    done();
  });
  server.addHook('onResponse', async (request, reply) => {
    if (isInProcess(request)) return;
    const responseTime = Math.round(reply.elapsedTime);
    request.log.info({ req: request, res: reply, responseTime }, 'answered');
  });
  await server.register(cookie);
  if (database.replicas.length > 0) routeReads(server, configuration);
  server.decorateRequest('account', null);
  server.decorateRequest('member', null);
  await server.register(formbody, { bodyLimit: BODY_LIMIT });
  // Fast rather than small: pages are compressed per request.
  const brotliOptions = { params: { 1: 5 } };
  await server.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'], brotliOptions });
  return server;
}

/** Rejects writes from pages of other sites, by the Origin header. */
function rejectForeignWrites(
  method: string,
  origin: string | undefined,
  host: string,
  { origins }: Configuration,
): void {
  if (method === 'GET' || method === 'HEAD' || origin === undefined) return;
  const known = [origins.bg, origins.en, `http://${host}`, `https://${host}`];
  if (!known.includes(origin)) throw new Failure('error-foreign-origin', {}, 'not-allowed');
}

/**
 * URL of an API read without a slash before its query: `/api/property/?city=1` is `/api/property?city=1` (CALL-01).
 * Writes keep theirs: with an empty id, `DELETE /api/thing/` must not become a call about all things.
 */
export function withoutTrailingSlash(method: string | undefined, url: string): string {
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/api/')) return url;
  const start = url.indexOf('?');
  const [path, query] = start < 0 ? [url, ''] : [url.slice(0, start), url.slice(start)];
  return path.endsWith('/') ? path.slice(0, -1) + query : url;
}
