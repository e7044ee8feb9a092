import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Language } from '../../../src/core/shared/language.ts';
import { daysAfter } from '../../../src/core/shared/durations.ts';
import type { ProductSummary } from '../../../src/core/shop/product.ts';
import type { Database } from '../../tables.ts';
import { productColumns, summariesOf } from './product-rows.ts';
import type { ProductRow } from './product-rows.ts';
import { SHOWN } from './search/product-query.ts';

/** Minimum orders that contain both products. */
const MIN_ORDERS = 3;
const MAX_PRODUCTS = 4;
/** Maximum orders of the product that are read, latest first. */
const MAX_ORDERS_READ = 500;

/** Returns the products in stock that buyers ordered most often with this one within a year. */
export async function boughtTogether(
  db: Kysely<Database>,
  id: number,
  language: Language,
  now: Date,
): Promise<ProductSummary[]> {
  const { rows } = await sql<ProductRow>`
    with own as (
      select part.order_id
      from vendor_order_line line join vendor_order part on part.id = line.vendor_order_id
      where line.product_id = ${id} and part.status <> 'cancelled' and part.created_at > ${daysAfter(now, -365)}
      order by line.vendor_order_id desc limit ${MAX_ORDERS_READ}
    ), together as (
      select line.product_id, count(distinct part.order_id) as orders
      from own
        join vendor_order part on part.order_id = own.order_id
        join vendor_order_line line on line.vendor_order_id = part.id
      where line.product_id <> ${id} and part.status <> 'cancelled'
      group by line.product_id having count(distinct part.order_id) >= ${MIN_ORDERS}
    )
    select ${productColumns(language)}
    from together
      join product p on p.id = together.product_id
      join vendor v on v.id = p.vendor_id join category c on c.id = p.category_id
    where ${SHOWN} and p.quantity > 0
    order by together.orders desc, p.id limit ${MAX_PRODUCTS}`.execute(db);
  return summariesOf(rows);
}
