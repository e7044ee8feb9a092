import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../module-context.ts';
import { WebPushSender } from '../../platform/push/web-push-sender.ts';
import { suggestProperties } from '../properties/search/suggest-properties.ts';
import { suggestProducts, suggestRooms } from '../shop/search/suggest-products.ts';
import { EmptySearches } from './empty-searches.ts';
import { exportSearches } from './export-searches.ts';
import type { SearchDependencies } from './search-dependencies.ts';
import { searchJobs } from './search-jobs.ts';
import { searchRoutes } from './search-routes.ts';
import { deleteSearchesOfAccount } from './searches-by-mail.ts';
import { siteSearchRoutes } from './site-search/site-search-routes.ts';
import { searchUnsubscribePage } from './unsubscribe-page.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';
import type { HomeIndex } from '../properties/search/home-index.ts';
import { PostgresHomeIndex } from '../properties/search/postgres-home-index.ts';
import { PostgresProductIndex } from '../shop/search/postgres-product-index.ts';
import type { ProductIndex } from '../shop/search/product-index.ts';

/** Saved searches with their alerts, and the search of the whole site. */
export function searchModule(
  context: ModuleContext,
  indexes: Pick<SearchDependencies, 'products' | 'homes'>,
) {
  const { db, clock, texts, log, addresses, captcha, configuration } = context;
  const deps: SearchDependencies = {
    db,
    ...indexes,
    clock,
    texts,
    addresses,
    captcha,
    priceOrder: configuration.priceOrder,
    push: configuration.push ? new WebPushSender(configuration.push) : null,
  };
  const emptySearches = new EmptySearches(db, clock, log);
  return {
    deps,
    operations: [
      ...searchRoutes(deps),
      ...siteSearchRoutes(deps, [suggestProducts, suggestRooms, suggestProperties]),
    ],
    serve(server: FastifyInstance) {
      server.addHook('onClose', () => emptySearches.write());
      searchUnsubscribePage(server, deps);
    },
    exports: [exportSearches],
    onAccountDeleted: [deleteSearchesOfAccount],
    emptySearches,
    jobs: searchJobs(deps),
  };
}

/** Creates the adapters of the search port. The only place to change for another search engine. */
export const openIndexes = (db: Kysely<Database>): { products: ProductIndex; homes: HomeIndex } => ({
  products: new PostgresProductIndex(db),
  homes: new PostgresHomeIndex(db),
});
