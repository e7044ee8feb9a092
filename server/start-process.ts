import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { SystemClock } from '../src/adapters/system-clock.ts';
import { prepareDatabase } from './prepare-database.ts';
import { ChangeNotifications } from './platform/database/change-notifications.ts';
import { healthRoutes } from './platform/http/health.ts';
import { READY } from './platform/processes.ts';
import { serveMetrics } from './platform/serve-metrics.ts';
import { Texts } from './platform/texts.ts';
import type { ProcessContext } from './process-context.ts';
import { builtRenderer, developmentRenderer } from './rendering/renderers.ts';
import { runJobs } from './run-jobs.ts';
import { printStartupBanner } from './startup-banner.ts';

/** Milliseconds for requests in progress at shutdown. */
const CLOSE_WITHIN = 8_000;
/** Milliseconds in which keep-alive connections may send a last request. */
const LEAVE_WITHIN = 5_000;

/** Starts the configured role: pages, jobs, or both. */
export async function startProcess(processContext: ProcessContext): Promise<void> {
  const { configuration, log, onClose, isClosing, isReplaced } = processContext;
  const { role, mode, metricsPort } = configuration;
  const root = process.cwd();
  const clock = new SystemClock();
  if (configuration.tracing) {
    // Loaded only with tracing, because it takes 0.2 seconds.
    const { startTracing } = await import('./platform/tracing/start-tracing.ts');
    onClose(startTracing(configuration.tracing, { log, role }));
  }
  const openRenderer = mode === 'development' ? developmentRenderer : builtRenderer;
  // The database starts in its own process, so slow modules load meanwhile.
  const [{ database, connection }, { buildApplication }, renderer] = await Promise.all([
    prepareDatabase(processContext, root),
    import('./application.ts'),
    role === 'worker' ? undefined : openRenderer(root),
  ]);
  onClose(() => renderer?.close?.());
  // Loaded only if metrics are served, because they slow the start.
  const metrics =
    metricsPort === undefined
      ? undefined
      : (await import('./metrics.ts')).composeMetrics(database, log, configuration.backups.directory);
  const texts = new Texts(join(root, 'content/translations'), configuration.siteTitle);
  // While another process answers on the same port, the service stays ready.
  const draining = () => isClosing() && !isReplaced();
  const changes = renderer ? new ChangeNotifications(connection, log) : undefined;
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
  metrics?.watchPayments(application.context.payments);
  if (role !== 'web') {
    await runJobs(processContext, {
      application,
      database,
      connection,
      ...(metrics && { metrics }),
    });
  }
  if (metrics && cluster.isWorker) metrics.answerPrimary();
  else if (metrics) {
    const measured = await serveMetrics(configuration, log, () => metrics.registry);
    onClose(() => measured.close());
  }
  if (role !== 'worker') await listen(application.server, processContext);
  // Beside web processes the cluster's primary serves the health checks.
  else if (cluster.isPrimary) {
    const health = fastify({ loggerInstance: log }) as unknown as FastifyInstance;
    healthRoutes(health, database, draining);
    await listen(health, processContext);
  }
  // Checks payments made while no server ran, without delaying the start.
  if (role !== 'web')
    void application.context.payments.checkWaiting().catch((error: unknown) => log.error(error));
  if (cluster.isWorker) process.send?.(READY);
  else printStartupBanner(configuration);
}

async function listen(server: FastifyInstance, processContext: ProcessContext): Promise<void> {
  const { configuration, onClose, isClosing, isReplaced } = processContext;
  server.server.prependListener('request', (_request, response) => {
    // Otherwise a keep-alive connection could send requests endlessly.
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
 * Closes the listener and waits for open connections. HTTP's own `close` ends idle connections immediately,
 * which fails requests sent at that moment.
 */
function stopListening(server: Server): Promise<void> {
  return new Promise((ended) => {
    Listener.prototype.close.call(server, () => ended());
  });
}
