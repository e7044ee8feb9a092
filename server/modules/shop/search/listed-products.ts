import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ProductOrder } from '../../../../src/core/shop/product-search.ts';
import * as counts from '../../../platform/database/lists/count-listed.ts';
import type { KnownTotal } from '../../../platform/database/lists/count-listed.ts';
import * as firsts from '../../../platform/database/lists/first-listed.ts';
import type { FirstListed, SoughtBy } from '../../../platform/database/lists/first-listed.ts';
import * as listed from '../../../platform/database/lists/listed-rows.ts';
import type { Condition, ListedOrder } from '../../../platform/database/lists/listed-rows.ts';
import type { Database } from '../../../tables.ts';
import type { ListCondition } from './product-query.ts';

export const LISTED_PRODUCTS = { name: 'listed_product', id: 'product_id' };

const NEWEST: ListedOrder = { key: 'created_at', type: 'timestamptz', isDescending: true };
export const ORDERS: Record<ProductOrder, ListedOrder> = {
  'popular.DESC': { key: 'popularity', type: 'integer', isDescending: true },
  'price.ASC': { key: 'current_price', type: 'integer', isDescending: false },
  'price.DESC': { key: 'current_price', type: 'integer', isDescending: true },
  'createdAt.DESC': NEWEST,
  'rating.DESC': { key: 'rating', type: 'integer', isDescending: true },
  'relevance.DESC': NEWEST,
};

/** The first products of a list in its order. */
export async function firstListed(
  db: Kysely<Database>,
  list: ListCondition,
  { orderBy, limit }: { orderBy: ProductOrder; limit: number },
  by?: SoughtBy,
): Promise<FirstListed> {
  const order = ORDERS[orderBy];
  const { categories } = list;
  if (categories !== null && list.isOfCategoriesAlone)
    return { ids: await listed.idsOf(db, ofCategories(categories, order, limit)), total: 'not-known' };
  const partInRange = partOf(list, order);
  const parts = categories === null ? undefined : { column: 'category_id', ids: categories };
  return firsts.firstListed(db, LISTED_PRODUCTS, { ...list, partInRange, parts }, { order, limit }, by);
}

/** Of the first rows of an order those that are in the list. */
export function listedAmong(
  db: Kysely<Database>,
  list: ListCondition,
  { orderBy, rows, limit }: { orderBy: ProductOrder; rows: number; limit: number },
): Promise<number[]> {
  const order = ORDERS[orderBy];
  const partInRange = partOf(list, order);
  return listed.idsOf(db, listed.walkOf(LISTED_PRODUCTS, { ...list, partInRange }, { order, rows, limit }));
}

const partOf = (list: ListCondition, order: ListedOrder): Condition =>
  order.key === 'current_price' ? list.partByPrice : (list.part ?? sql`true`);

/** The first products of several categories: the first of each, in one order. */
function ofCategories(categories: readonly number[], by: ListedOrder, limit: number): Condition {
  const order = listed.orderOf(LISTED_PRODUCTS, by);
  return sql`
    select l.product_id from unnest(${categories}::bigint[]) category (id)
    cross join lateral (
      select * from listed_product l where l.category_id = category.id order by ${order} limit ${limit}
    ) l order by ${order} limit ${limit}`;
}

/** How many products a list has, counted up to 3,000. */
export function countListed(db: Kysely<Database>, list: ListCondition, known: KnownTotal): Promise<number> {
  return counts.countListed(db, LISTED_PRODUCTS, { ...list, partInRange: list.part ?? sql`true` }, known);
}
