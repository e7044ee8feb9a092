import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration.ts';
import type { Metrics } from '../metrics.ts';
import { traceRequests } from '../tracing/trace-requests.ts';

/** Login with a password and with Google. */
const LOGINS = ['/api/auth', '/api/auth/google'];

/** Adds traces and metrics of requests, where configured. */
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
