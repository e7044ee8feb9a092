import type pg from 'pg';
import { composeProduct } from './compose-product.ts';
import { insertProducts } from './insert-products.ts';
import { insertShopFrame } from './insert-shop-frame.ts';

/** What `loadDemoShop` is asked for. */
export interface DemoShopOptions {
  /** How many products the demo shop is to have; 640 is the catalogue, more are its variants. */
  readonly products: number;
  /** The present moment; the history of prices is counted back from it. */
  readonly now: Date;
  /** Told after each batch how many products are there. */
  readonly onProgress?: (products: number) => void;
}

/** The size of the demo catalogue with which a fresh shop opens. */
export const demoProductCount = 640;

/** Bounds the memory: so many products are composed, sent and forgotten at once. */
const batchSize = 4_000;
/** From here on it is quicker to build the search indexes anew than to keep them up to date. */
const manyProducts = 50_000;
const lockNumber = 5_921_640;

/**
 * Fills the shop with the demo catalogue, or adds to it up to the number asked for, in one transaction.
 * Does nothing when that many are there, or when the shop has vendors of its own and no demo ones.
 * Answers how many products were added. Two processes starting at once load it once.
 */
export async function loadDemoShop(pool: pg.Pool, options: DemoShopOptions): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // A million rows take longer than any request may.
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    const present = await countPresent(client);
    const foreign = present.vendors > 0 && present.demoVendors === 0;
    const missing = foreign ? 0 : Math.max(0, options.products - present.demoProducts);
    if (missing > 0) {
      if (present.demoVendors === 0) await insertShopFrame(client);
      await withSearchIndexesAside(client, missing >= manyProducts, () =>
        insertFrom(client, present.demoProducts, options),
      );
    }
    await client.query('commit');
    // Counts are read from the indexes alone once the table's map of visible rows is there.
    if (missing > 0) {
      await client.query('set statement_timeout = 0');
      await client.query('vacuum (analyze) product, product_price, category_room');
      await client.query('reset statement_timeout');
    }
    return missing;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function insertFrom(client: pg.PoolClient, first: number, options: DemoShopOptions): Promise<void> {
  for (let start = first; start < options.products; start += batchSize) {
    const end = Math.min(start + batchSize, options.products);
    const batch = Array.from({ length: end - start }, (_, offset) => composeProduct(start + offset));
    await insertProducts(client, batch, options.now);
    options.onProgress?.(end);
  }
}

async function countPresent(
  client: pg.PoolClient,
): Promise<{ vendors: number; demoVendors: number; demoProducts: number }> {
  const { rows } = await client.query<Record<'vendors' | 'demo_vendors' | 'demo_products', string>>(
    `select (select count(*) from vendor) as vendors,
            (select count(*) from vendor where company_number like '9990%') as demo_vendors,
            (select count(*) from product join vendor on vendor.id = vendor_id
              where company_number like '9990%') as demo_products`,
  );
  const [row] = rows;
  return {
    vendors: Number(row?.vendors),
    demoVendors: Number(row?.demo_vendors),
    demoProducts: Number(row?.demo_products),
  };
}

/** Drops the GIN indexes of products while many are loaded and builds them again as they were. */
async function withSearchIndexesAside(
  client: pg.PoolClient,
  aside: boolean,
  load: () => Promise<void>,
): Promise<void> {
  if (!aside) return load();
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(indexname) as name, indexdef as definition
     from pg_indexes where tablename = 'product' and indexdef ilike '% using gin %'`,
  );
  await client.query(`set local maintenance_work_mem = '256MB'`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await load();
  for (const { definition } of rows) await client.query(definition);
}
