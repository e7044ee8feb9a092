import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../src/core/shared/clock.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { ChangeNotifications } from '../platform/database/change-notifications.ts';
import type { Replica } from '../platform/database/replicas.ts';
import { replicaLag } from '../platform/http/route-reads.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Texts } from '../platform/texts.ts';
import { answerFromMemory } from './page-cache/answer-from-memory.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { PageBuilder } from './page-builder.ts';
import { pageRoutes } from './page-routes.ts';
import type { Renderer } from './renderer.ts';
import { renderQueue } from './render-queue.ts';
import { textFiles } from './text-files.ts';
import { inSpan } from '../platform/tracing/spans.ts';

type Dependencies = {
  configuration: Configuration;
  clock: Clock;
  texts: Texts;
  renderer: Renderer;
  database: { replicas: readonly Replica[] };
  changes?: ChangeNotifications;
  metrics?: Metrics;
  /** Reads changes of texts by other processes. */
  renewTexts: () => Promise<void>;
};

/**
 * Registers the page cache before later hooks.
 * @returns `serve`, which adds the page routes after all other routes
 */
export function openPages(
  app: FastifyInstance,
  { configuration, clock, texts, renderer, database, changes, metrics, renewTexts }: Dependencies,
): { serve: () => void } {
  const queue = renderQueue();
  metrics?.watchQueue('pages', queue);
  const pages = new PageBuilder({
    app,
    configuration,
    clock,
    texts,
    textPaths: textFiles(app, { bundleOf: (language) => texts.shownBundle(language), renew: renewTexts }),
    renderer: observed(renderer, metrics),
    queue,
  });
  const bytes = configuration.pageCacheMegabytes * 2 ** 20;
  const cache =
    changes && bytes > 0 ? new PageCache(bytes, changes, replicaLag(database.replicas)) : undefined;
  if (cache && changes) answerFromMemory(app, { configuration, cache, changes, pages, metrics });
  return {
    serve: () => {
      if (renderer.middleware) app.addHook('onRequest', renderer.middleware);
      pageRoutes(app, configuration, pages, cache);
    },
  };
}

/** Adds a trace span and a metric to each rendered page. */
function observed<Observed extends Renderer>(renderer: Observed, metrics?: Metrics): Observed {
  return {
    ...renderer,
    render: (request) =>
      inSpan('render', {}, async (span) => {
        const start = performance.now();
        const page = await renderer.render(request);
        span.setAttribute('uyut.page', page.route);
        metrics?.renders.observe({ page: page.route }, (performance.now() - start) / 1000);
        return page;
      }),
  };
}
