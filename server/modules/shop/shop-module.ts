import type { ModuleContext } from '../../module-context.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { ownProductRoutes } from './editor/own-product-routes.ts';
import { renewProductSearchText } from './editor/own-shop.ts';
import { exportShop } from './export-shop.ts';
import { countPopularity } from './popularity.ts';
import type { ProductIndex } from './search/product-index.ts';
import type { ShopDependencies } from './shop-dependencies.ts';
import { shopRoutes } from './shop-routes.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'shop.renew-words': { vendorId: number };
    'count-popularity': unknown;
  }
}

/** The catalogue and its editor for vendors. */
export function shopModule({ db, clock, texts }: ModuleContext, products: ProductIndex) {
  const deps: ShopDependencies = { db, clock, texts };
  return {
    deps,
    operations: [...shopRoutes({ db, clock, products }), ...ownProductRoutes(deps)],
    exports: [exportShop],
    jobs: {
      'shop.renew-words': (vendor) => renewProductSearchText(deps, vendor),
      'count-popularity': { at: '12 4 * * *', run: () => countPopularity(deps) },
    } satisfies Partial<Jobs>,
  };
}
