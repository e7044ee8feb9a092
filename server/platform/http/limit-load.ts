import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Configuration } from '../configuration.ts';

/** Milliseconds that a request may wait for its turn before more are refused. */
const MAX_WAIT = 500;

/** Pages rendered here ask the API in process, without a network socket: only what comes from outside counts. */
export function isInProcess({ raw }: FastifyRequest): boolean {
  return raw.socket.remoteFamily === undefined;
}

/** Refuses what comes too often from one address, and everything early when there is too much of it. */
export async function limitLoad(server: FastifyInstance, { callsPerMinute }: Configuration): Promise<void> {
  await server.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    // Files cost nothing and come by the dozen.
    allowList: (request) => isInProcess(request) || /^\/(assets|fonts|icons|pictures)\//.test(request.url),
    errorResponseBuilder: () => new Failure('error-too-many-requests', {}, 'too-many'),
  });
  await server.register(underPressure, {
    // How long a request waited to be looked at, in the last second: a server fully at work that answers soon is well.
    maxEventLoopDelay: MAX_WAIT,
    // Thrown, so that it ends the request: what only answers is followed by the work and a second answer.
    pressureHandler: async ({ url, method }) => {
      // Busy is not dead, and a checkout begun is finished: it is the last to be refused.
      if (url === '/health' || (method === 'POST' && url.startsWith('/api/order'))) return;
      throw new Failure('error-please-try-again-later', {}, 'unavailable');
    },
  });
}
