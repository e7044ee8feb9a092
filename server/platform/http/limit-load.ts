import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Configuration } from '../configuration.ts';
import { rateLimitStore } from './request-counts.ts';
import type { RequestCounts } from './request-counts.ts';
import { TOO_BUSY } from './error-handler.ts';

/** Milliseconds of event loop delay above which requests are refused. */
const MAX_WAIT = 500;

/** True for API calls of server rendering, which have no socket. */
export function isInProcess({ raw }: FastifyRequest): boolean {
  return raw.socket.remoteFamily === undefined;
}

/** Files are cheap and numerous. */
export const isFile = ({ url }: FastifyRequest): boolean =>
  /^\/(assets|fonts|icons|pictures|texts)\//.test(url);

/** True if the request has a session cookie; checking it needs the database. */
export const isPerhapsSignedIn = ({ headers }: FastifyRequest): boolean =>
  /(^|; ?)token=/.test(headers.cookie ?? '');

/**
 * Refuses requests above the rate limit of an address, and most requests under overload. Pages have their own
 * queue (render-queue.ts).
 */
export async function limitLoad(
  server: FastifyInstance,
  { callsPerMinute }: Configuration,
  counts: RequestCounts,
): Promise<void> {
  await server.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    store: rateLimitStore(counts),
    allowList: (request) => isInProcess(request) || isFile(request) || isHealth(request),
    errorResponseBuilder: () => new Failure('error-too-many-requests', {}, 'too-many'),
  });
  await server.register(underPressure, {
    // Delay of the event loop in the last second, so that a busy server that responds quickly is not
    // overloaded.
    maxEventLoopDelay: MAX_WAIT,
    // Throwing ends the request; only answering would let the handler run.
    pressureHandler: async (request) => {
      if (isInProcess(request) || isFile(request) || isLast(request)) return;
      throw new Failure(TOO_BUSY, {}, 'unavailable');
    },
  });
}

export const isHealth = ({ url }: FastifyRequest): boolean => url === '/health' || url === '/ready';

/** True for requests that are refused last: health checks, writes of signed-in people and orders. */
function isLast(request: FastifyRequest): boolean {
  const { url, method } = request;
  if (isHealth(request)) return true;
  const isWrite = method !== 'GET' && method !== 'HEAD';
  return isWrite && (isPerhapsSignedIn(request) || url.startsWith('/api/order'));
}
