import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../../src/core/shared/failure.ts';
import type { Configuration } from './configuration.ts';
import type { Refuse } from './refusals.ts';

/** Pages rendered here ask the API in process, without a network socket: only what comes from outside counts. */
export function isInProcess({ raw }: FastifyRequest): boolean {
  return raw.socket.remoteFamily === undefined;
}

/** Refuses what comes too often from one address, and everything early when there is too much of it. */
export async function limitLoad(
  server: FastifyInstance,
  { callsPerMinute }: Configuration,
  refuse: Refuse,
): Promise<void> {
  await server.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    // Files cost nothing and come by the dozen.
    allowList: (request) => isInProcess(request) || /^\/(assets|fonts|icons|pictures)\//.test(request.url),
    errorResponseBuilder: () => new Failure('error-too-many-requests', {}, 429),
  });
  await server.register(underPressure, {
    maxEventLoopUtilization: 0.98,
    pressureHandler: (request, reply) => {
      // Busy is not dead, and a checkout begun is finished: it is the last to be refused.
      if (request.url === '/health') return;
      if (request.method === 'POST' && request.url.startsWith('/api/order')) return;
      const busy = new Failure('error-please-try-again-later', {}, 503);
      refuse(busy, request, reply);
    },
  });
}
