import type { FastifyInstance } from 'fastify';
import type { Configuration } from './platform/configuration.ts';
import type { Metrics } from './platform/metrics.ts';
import { traceRequests } from './platform/tracing/trace-requests.ts';

/** With a password, and with Google. */
const LOGINS = ['/api/auth', '/api/auth/google'];

/** Puts requests into traces and among the figures, where these are wanted. */
export function observeRequests(
  server: FastifyInstance,
  configuration: Configuration,
  metrics: Metrics | undefined,
): void {
  if (configuration.tracing) traceRequests(server, configuration);
  metrics?.watchRequests(server);
  metrics?.watchRefusals(server, {
    name: 'logins_refused',
    help: 'Logins that were refused, by what was said: a wrong pair, a captcha asked for, too many.',
    routes: LOGINS,
  });
}
