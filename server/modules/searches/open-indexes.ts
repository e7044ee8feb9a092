import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';
import type { HomeIndex } from '../properties/search/home-index.ts';
import { PostgresHomeIndex } from '../properties/search/postgres-home-index.ts';
import { PostgresProductIndex } from '../shop/search/postgres-product-index.ts';
import type { ProductIndex } from '../shop/search/product-index.ts';

/** Creates the adapters of the search port. The only place to change for another search engine. */
export const openIndexes = (db: Kysely<Database>): { products: ProductIndex; homes: HomeIndex } => ({
  products: new PostgresProductIndex(db),
  homes: new PostgresHomeIndex(db),
});
