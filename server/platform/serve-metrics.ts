import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Configuration } from './configuration.ts';

/** Serves `GET /metrics` on a separate port. */
export async function serveMetrics(
  { host, metricsPort }: Pick<Configuration, 'host' | 'metricsPort'>,
  log: Logger,
  read: () => Registry | Promise<Registry>,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const answer = async () => {
      const registry = await read();
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    };
    answer().catch((error: unknown) => {
      log.error(error, 'the metrics could not be written');
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(metricsPort, host, resolve);
  });
  return server;
}
