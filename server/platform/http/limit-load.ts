import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Configuration } from '../configuration.ts';
import { rateLimitStore } from './request-counts.ts';
import type { RequestCounts } from './request-counts.ts';
import { TOO_BUSY } from './refusals.ts';

/** Milliseconds that a request may wait for its turn before more are refused. */
const MAX_WAIT = 500;

/** Pages rendered here ask the API in process, without a network socket: only what comes from outside counts. */
export function isInProcess({ raw }: FastifyRequest): boolean {
  return raw.socket.remoteFamily === undefined;
}

/** Files cost nothing and come by the dozen. */
export const isFile = ({ url }: FastifyRequest): boolean =>
  /^\/(assets|fonts|icons|pictures|texts)\//.test(url);

/** Whether the browser says that somebody is signed in; whether that is so costs a look into the database. */
export const isPerhapsSignedIn = ({ headers }: FastifyRequest): boolean =>
  /(^|; ?)token=/.test(headers.cookie ?? '');

/**
 * Refuses what comes too often from one address, and everything early when there is too much of it. Pages are refused
 * before that, by their own queue (render-queue.ts).
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
    // How long a request waited to be looked at, in the last second: a server fully at work that answers soon is well.
    maxEventLoopDelay: MAX_WAIT,
    // Thrown, so that it ends the request: what only answers is followed by the work and a second answer.
    pressureHandler: async (request) => {
      if (isInProcess(request) || isFile(request) || isLast(request)) return;
      throw new Failure(TOO_BUSY, {}, 'unavailable');
    },
  });
}

export const isHealth = ({ url }: FastifyRequest): boolean => url === '/health' || url === '/ready';

/** Busy is not dead; and what a person has written, or a checkout begun, is the last to be refused. */
function isLast(request: FastifyRequest): boolean {
  const { url, method } = request;
  if (isHealth(request)) return true;
  const isWrite = method !== 'GET' && method !== 'HEAD';
  return isWrite && (isPerhapsSignedIn(request) || url.startsWith('/api/order'));
}
