import type { FastifyInstance } from 'fastify';
import { productExport } from './import/export-products.ts';
import type { ModuleContext } from '../../module-context.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { ownProductRoutes } from './editor/own-product-routes.ts';
import { renewProductSearchText } from './editor/own-shop.ts';
import { applyPromotions } from './promotions.ts';
import { countPopularity } from './popularity.ts';
import type { ProductIndex } from './search/product-index.ts';
import type { ShopDependencies } from './shop-dependencies.ts';
import { shopRoutes } from './shop-routes.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';

const IMPORT = ['file_name', 'kind', 'size', 'status', 'rows', 'taken', 'created_at', 'finished_at'] as const;

/** Returns an owner's shop and the imported files, for the export of personal data. Products are not personal data. */
async function exportShop(db: Kysely<Database>, accountId: number): Promise<Record<string, unknown>> {
  const imports = db.selectFrom('product_import').select(IMPORT).orderBy('id');
  const listingImports = await imports
    .where('agency_id', 'in', db.selectFrom('agency').select('id').where('account_id', '=', accountId))
    .execute();
  const shop = await db
    .selectFrom('vendor')
    .innerJoin('account', 'account.vendor_id', 'vendor.id')
    .selectAll('vendor')
    .where('account.id', '=', accountId)
    .where('vendor_role', '=', 'owner')
    .executeTakeFirst();
  return {
    ...(listingImports.length > 0 && { listingImports }),
    ...(shop && { shop, imports: await imports.where('vendor_id', '=', shop.id).execute() }),
  };
}

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'shop.renew-words': { vendorId: number };
    'count-popularity': unknown;
    'apply-promotions': unknown;
  }
}

/** The catalogue and its editor for vendors. */
export function shopModule(
  { db, clock, texts, homeShelves, sessions, addresses }: ModuleContext,
  products: ProductIndex,
) {
  const deps: ShopDependencies = { db, clock, texts };
  return {
    deps,
    operations: [...shopRoutes({ db, clock, products, homeShelves }), ...ownProductRoutes(deps)],
    serve: (server: FastifyInstance) => productExport(server, { db, texts, addresses }, sessions),
    exports: [exportShop],
    jobs: {
      'shop.renew-words': (vendor) => renewProductSearchText(deps, vendor),
      // Also right after midnight in Sofia, at 21 or 22 o'clock UTC.
      'apply-promotions': {
        at: '* * * * *',
        run: async () => void (await applyPromotions(db, clock.now())),
      },
      'count-popularity': { at: '12 4 * * *', run: () => countPopularity(deps) },
    } satisfies Partial<Jobs>,
  };
}
