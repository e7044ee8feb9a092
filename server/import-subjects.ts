import type { Kysely } from 'kysely';
import type { Clock } from '../src/core/shared/clock.ts';
import type { HeldListings } from './modules/properties/doubles/held-listings.ts';
import { listingImportRoutes } from './modules/properties/import/listing-import-routes.ts';
import { listingSubject } from './modules/properties/import/listing-subject.ts';
import { importRoutes } from './modules/shop/import/import-routes.ts';
import type { ImportSubjects } from './modules/shop/import/import-subject.ts';
import { productSubject } from './modules/shop/import/product-subject.ts';
import type { Implementation } from './platform/http/operations.ts';
import type { Texts } from './platform/texts.ts';
import type { Database } from './tables.ts';

type Dependencies = { db: Kysely<Database>; clock: Clock; texts: Texts; held: HeldListings };

/** Everything that files can be imported as. */
export const importSubjects = (deps: Dependencies): ImportSubjects => ({
  products: productSubject(deps),
  listings: listingSubject(deps),
});

/** Operations of the imports of products and of listings. */
export function fileImportRoutes(deps: Dependencies): Implementation[] {
  const imports = { db: deps.db, clock: deps.clock, subjects: importSubjects(deps) };
  return [...importRoutes(imports), ...listingImportRoutes(imports)];
}
