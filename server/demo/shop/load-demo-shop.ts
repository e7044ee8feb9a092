import type pg from 'pg';
import { loadOnce, writeBatches, writingOf } from '../bulk-load.ts';
import { composeProduct } from './compose-product.ts';
import { insertProducts } from './insert-products.ts';
import { insertShopFrame } from './insert-shop-frame.ts';
import { demoVendors } from './vendors.ts';

/** What `loadDemoShop` is asked for. */
export interface DemoShopOptions {
  /** How many products the demo shop is to have, their variants not counted; 640 is the catalogue. */
  readonly products: number;
  /** The present moment; the history of prices is counted back from it. */
  readonly now: Date;
  /** Told after each batch how many products are there. */
  readonly onProgress?: (products: number) => unknown;
  /** From so many missing ones on each batch is committed, and what was cut off goes on where it stopped. */
  readonly committedFrom?: number;
}

/** The size of the demo catalogue with which a fresh shop opens. */
export const demoProductCount = 640;

/** Bounds the memory. */
const batchSize = 4_000;
/** Others wait for the rows of one batch; of so many it is not told which they are (`tell_changes`). */
const committedSize = 2_000;
const load = { load: 'demo shop', tables: 'product, listed_product, product_price, category_room' } as const;

/**
 * Fills the shop with the demo catalogue, or adds to it up to the number asked for: in one transaction, or, where many are
 * missing, batch by batch, so that who uses the shop meanwhile never waits for all of them.
 * Does nothing when that many are there, or when the shop has vendors but not all of the demo ones.
 * Answers how many products were added. Two processes starting at once load it once.
 */
export async function loadDemoShop(pool: pg.Pool, options: DemoShopOptions): Promise<number> {
  return loadOnce(pool, load, async (client) => {
    const present = await countPresent(client, options.products);
    // Products of a newer catalogue name vendors that an older one does not have.
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

/** @param wanted demo products beyond so many are not counted: of a million that would hold up each start. */
async function countPresent(
  client: pg.PoolClient,
  wanted: number,
): Promise<{ vendors: number; demoVendors: number; demoProducts: number }> {
  const { rows } = await client.query<Record<'vendors' | 'demo_vendors' | 'demo_products', string>>(
    `select (select count(*) from vendor) as vendors,
            (select count(*) from vendor where company_number like '9990%') as demo_vendors,
            (select count(*) from (
              select from product join vendor on vendor.id = vendor_id
              where company_number like '9990%' and variant_of is null limit $1
            ) counted) as demo_products`,
    [wanted],
  );
  const [row] = rows;
  return {
    vendors: Number(row?.vendors),
    demoVendors: Number(row?.demo_vendors),
    demoProducts: Number(row?.demo_products),
  };
}
