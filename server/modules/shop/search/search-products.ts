import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Language } from '../../../../src/core/shared/language.ts';
import { PAGE_SIZE } from '../../../../src/core/shared/page.ts';
import type { FoundProducts, ProductOrder } from '../../../../src/core/shop/product-search.ts';
import { all } from '../../../platform/search/list-query.ts';
import type { Condition } from '../../../platform/search/list-query.ts';
import type { Database } from '../../../tables.ts';
import { productColumns, summariesOf } from '../product-rows.ts';
import type { ProductRow } from '../product-rows.ts';
import type { ProductFilter, ProductIndex } from './product-index.ts';
import { ensureOneSubject, filterCondition, SHOWN } from './product-query.ts';

export type ProductSearch = ProductFilter & {
  offset?: number | undefined;
  limit?: number | undefined;
  orderBy?: ProductOrder | undefined;
};

/** Returns one page of a list of products, in a stable order (SHOP-03, SHOP-04). */
export async function searchProducts(
  { db, products }: { db: Kysely<Database>; products: ProductIndex },
  { offset = 0, limit = PAGE_SIZE.products, orderBy = 'price.ASC', ...filter }: ProductSearch,
  language: Language,
): Promise<FoundProducts> {
  if (filter.ids !== undefined) return productsWithIds(db, { ...filter, offset, limit, orderBy }, language);
  const { ids, total, letGo } = await products.find(filter, { offset, limit, orderBy });
  const { rows } = await sql<ProductRow>`
    select ${productColumns(language)}
    from unnest(${ids}::bigint[]) with ordinality as page (id, position)
    join product p on p.id = page.id
    join vendor v on v.id = p.vendor_id
    join category c on c.id = p.category_id
    order by page.position`.execute(db);
  return { data: summariesOf(rows), total, ...(letGo.length > 0 && { letGo }) };
}

/**
 * Returns the products with these ids, including variants, that are for sale and match the other filters.
 */
export async function productsWithIds(
  db: Kysely<Database>,
  filter: ProductSearch,
  language: Language,
): Promise<FoundProducts> {
  ensureOneSubject(filter);
  const { ids = [], offset = 0, limit = PAGE_SIZE.products, orderBy = 'price.ASC' } = filter;
  const { rows } = await sql<ProductRow>`
    select ${productColumns(language)}
    from product p join vendor v on v.id = p.vendor_id join category c on c.id = p.category_id
    where ${all([sql`p.id = any(${ids}::bigint[])`, SHOWN, filterCondition(filter)])}
    order by ${ORDERS[orderBy]}`.execute(db);
  return { data: summariesOf(rows.slice(offset, offset + limit)), total: rows.length };
}

const NEWEST = sql`p.created_at desc, p.id desc`;
const ORDERS: Record<ProductOrder, Condition> = {
  'popular.DESC': sql`p.popularity desc, p.id desc`,
  'price.ASC': sql`p.current_price, p.id`,
  'price.DESC': sql`p.current_price desc, p.id desc`,
  'createdAt.DESC': NEWEST,
  'rating.DESC': sql`p.rating desc, p.id desc`,
  'relevance.DESC': NEWEST,
};
