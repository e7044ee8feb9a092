import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { SystemClock } from '../src/adapters/system-clock.ts';
import { openShopDatabase } from './open-shop-database.ts';
import { Changes } from './platform/database/changes.ts';
import { healthRoutes } from './platform/http/health.ts';
import { READY } from './platform/processes.ts';
import { serveMetrics } from './platform/serve-metrics.ts';
import { Texts } from './platform/texts.ts';
import type { Program } from './program.ts';
import { builtRenderer, developmentRenderer } from './rendering/renderers.ts';
import { runJobs } from './run-jobs.ts';
import { sayOpen } from './say-open.ts';

/** How long requests in hand may take once the shop closes, in milliseconds. */
const CLOSE_WITHIN = 8_000;
/** How long connections that stay open may take to ask once more, and be told that this was the last time. */
const LEAVE_WITHIN = 5_000;

/** Opens what the configured role asks for: pages, jobs, or both. */
export async function runRole(program: Program): Promise<void> {
  const { configuration, log, onClose, isClosing, isReplaced } = program;
  const { role, mode, metricsPort } = configuration;
  const root = process.cwd();
  const clock = new SystemClock();
  if (configuration.tracing) {
    // Loading it takes a fifth of a second.
    const { startTracing } = await import('./platform/tracing/start-tracing.ts');
    onClose(startTracing(configuration.tracing, { log, role }));
  }
  const openRenderer = mode === 'development' ? developmentRenderer : builtRenderer;
  // The database starts in a process of its own: what takes long to load is loaded meanwhile.
  const [{ database, connection }, { buildApplication }, renderer] = await Promise.all([
    openShopDatabase(program, root),
    import('./application.ts'),
    role === 'worker' ? undefined : openRenderer(root),
  ]);
  onClose(() => renderer?.close?.());
  // The library and its measuring cost a start something: they are loaded where somebody looks.
  const metrics =
    metricsPort === undefined
      ? undefined
      : (await import('./metrics.ts')).composeMetrics(database, log, configuration.backups.directory);
  const texts = new Texts(join(root, 'content/translations'), configuration.siteTitle);
  // Where another process answers on the same port, the server as a whole stays ready.
  const draining = () => isClosing() && !isReplaced();
  const changes = renderer ? new Changes(connection, log) : undefined;
  onClose(() => changes?.stop());
  await changes?.listen();
  const application = await buildApplication({
    configuration,
    database,
    texts,
    clock,
    log,
    root,
    draining,
    ...(renderer && { renderer }),
    ...(changes && { changes }),
    ...(metrics && { metrics }),
  });
  metrics?.watchPayments(application.wallet.payments);
  if (role !== 'web') {
    await runJobs(program, {
      application,
      database,
      connection,
      texts,
      root,
      ...(metrics && { metrics }),
    });
  }
  if (metrics && cluster.isWorker) metrics.tellPrimary();
  else if (metrics) {
    const measured = await serveMetrics(configuration, log, () => metrics.registry);
    onClose(() => measured.close());
  }
  if (role !== 'worker') await listen(application.server, program);
  // Beside web processes its own look after it; the port is theirs.
  else if (cluster.isPrimary) {
    const health = fastify({ loggerInstance: log }) as unknown as FastifyInstance;
    healthRoutes(health, database, draining);
    await listen(health, program);
  }
  // What was paid while no server ran is given now, not within a minute; nobody waits for the answer of another company.
  if (role !== 'web')
    void application.wallet.payments.checkWaiting().catch((error: unknown) => log.error(error));
  if (cluster.isWorker) process.send?.(READY);
  else sayOpen(configuration);
}

async function listen(server: FastifyInstance, program: Program): Promise<void> {
  const { configuration, onClose, isClosing, isReplaced } = program;
  server.server.prependListener('request', (_request, response) => {
    // Over a connection that stays open it would be asked for ever.
    if (isClosing()) response.setHeader('connection', 'close');
  });
  onClose(async () => {
    server.eventStreams?.close();
    if (isReplaced()) await Promise.race([stopListening(server.server), sleep(LEAVE_WITHIN)]);
    setTimeout(() => server.server.closeAllConnections(), CLOSE_WITHIN).unref();
    return server.close();
  });
  await server.listen({ host: configuration.host, port: configuration.port });
}

/**
 * Takes no new connection, and waits for the end of those that there are. HTTP's own `close` ends idle ones at once: one
 * that is being asked at that moment would be refused.
 */
function stopListening(server: Server): Promise<void> {
  return new Promise((ended) => {
    Listener.prototype.close.call(server, () => ended());
  });
}
