import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../../platform/configuration.ts';
import type { ChangeNotifications } from '../../platform/database/change-notifications.ts';
import { isWrite } from '../../platform/http/route-reads.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { sendCompressedPage } from './compressed-page.ts';
import type { PageCache } from './page-cache.ts';
import type { PageBuilder } from '../page-builder.ts';
import { sharedPageKey } from '../page-request.ts';
import { PAGES } from '../page-routes.ts';
import { RENEWAL } from '../render-queue.ts';

type Dependencies = {
  configuration: Configuration;
  cache: PageCache;
  changes: ChangeNotifications;
  pages: PageBuilder;
  metrics: Metrics | undefined;
};

/**
 * Answers with cached pages before rate limits and counters run, because that is cheaper than a file. After a
 * visitor's own change the cache waits for its notification.
 */
export function answerFromMemory(
  app: FastifyInstance,
  { configuration, cache, changes, pages, metrics }: Dependencies,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const key = request.routeOptions.url === PAGES ? sharedPageKey(request, configuration) : null;
    if (key === null) return done();
    const page = cache.find(key, pages.forVisitors(request, RENEWAL));
    metrics?.countCacheRead('pages', page !== undefined);
    if (page) sendCompressedPage(page, request, reply);
    else done();
  });
  app.addHook('onSend', async (request) => {
    if (isWrite(request)) await changes.catchUp();
  });
  metrics?.gauge({
    name: 'page_cache_bytes',
    help: 'Memory of the page cache, compressed.',
    read: () => cache.bytes,
  });
  metrics?.counter({
    name: 'page_cache_renewals_total',
    help: 'Cached pages that were rendered again.',
    read: () => cache.renewals,
  });
}
