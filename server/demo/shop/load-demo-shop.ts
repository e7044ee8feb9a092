import type pg from 'pg';
import { loadOnce, writeBatches, writingOf } from '../bulk-load.ts';
import { composeProduct } from './compose-product.ts';
import { insertProducts } from './insert-products.ts';
import { insertShopFrame } from './insert-shop-frame.ts';
import { demoVendors } from './vendors.ts';

/** Options of `loadDemoShop`. */
export interface DemoShopOptions {
  /** Total number of products, without variants; 640 is the catalogue. */
  readonly products: number;
  /** Current time, the reference of the price history. */
  readonly now: Date;
  /** Receives the number of products after each batch. */
  readonly onProgress?: (products: number) => unknown;
  /** Minimum missing products for committing each batch; an interrupted load continues. */
  readonly committedFrom?: number;
}

/** Size of the demo catalogue in a new database. */
export const demoProductCount = 640;

/** Limits the memory. */
const batchSize = 4_000;
/** Batch size that limits lock times. Change notifications for so many rows are general (`tell_changes`). */
const committedSize = 2_000;
const load = { load: 'demo shop', tables: 'product, listed_product, product_price, category_room' } as const;

/**
 * Adds demo products up to the requested number. Uses one transaction, or batches if many are missing, so
 * that other users never wait for all. / Does nothing if there are enough, or if the shop has vendors but
 * lacks demo ones. / Returns the number of added products. Simultaneous starts load it once.
 */
export async function loadDemoShop(pool: pg.Pool, options: DemoShopOptions): Promise<number> {
  return loadOnce(pool, load, async (client) => {
    const present = await countPresent(client, options.products);
    // A newer catalogue has vendors that an older one lacks.
    const foreign = present.vendors > 0 && present.demoVendors < demoVendors.length;
    const missing = foreign ? 0 : Math.max(0, options.products - present.demoProducts);
    if (missing === 0) return 0;
    const writing = await writingOf(pool, client, { missing, committedFrom: options.committedFrom });
    if (present.demoVendors === 0) await writing.transaction(insertShopFrame);
    await writeBatches(
      pool,
      writing,
      {
        present: present.demoProducts,
        end: options.products,
        size: writing.isCommitted ? committedSize : batchSize,
        tables: 'product, listed_product, product_price',
      },
      composeProduct,
      (its, products) => insertProducts(its, products, options.now),
      options.onProgress,
    );
    return missing;
  });
}

/** @param count maximum of counted demo products, because counting a million would delay each start */
async function countPresent(
  client: pg.PoolClient,
  count: number,
): Promise<{ vendors: number; demoVendors: number; demoProducts: number }> {
  const { rows } = await client.query<Record<'vendors' | 'demo_vendors' | 'demo_products', string>>(
    `select (select count(*) from vendor) as vendors,
            (select count(*) from vendor where company_number like '9990%') as demo_vendors,
            (select count(*) from (
              select from product join vendor on vendor.id = vendor_id
              where company_number like '9990%' and variant_of is null limit $1
            ) counted) as demo_products`,
    [count],
  );
  const [row] = rows;
  return {
    vendors: Number(row?.vendors),
    demoVendors: Number(row?.demo_vendors),
    demoProducts: Number(row?.demo_products),
  };
}
