import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';

const BATCH = 1_000;

/**
 * Writes the prior prices of promos that are older than the column, from the history of prices; a promo is taken to have begun with the
 * present price. At start, before lists are read: their rows follow by triggers.
 */
export async function backfillPriorPrices(db: Kysely<Database>): Promise<void> {
  for (let last = 0; ;) {
    const { rows } = await sql<{ id: number }>`
      update product set prior_price = prior_price(
        id, price, promo_price, (select max(valid_from) from product_price where product_id = id)
      ) where id in (
        select id from product where id > ${last} and prior_price = 0 and promo_price is not null
        order by id limit ${BATCH} for no key update
      ) returning id`.execute(db);
    if (rows.length === 0) return;
    last = Math.max(...rows.map(({ id }) => id));
  }
}
