import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Language } from '../../../../src/core/shared/language.ts';
import { PAGE_SIZE } from '../../../../src/core/shared/page.ts';
import { COUNT_LIMIT } from '../../../../src/core/shared/page.ts';
import type { FoundProducts, ProductOrder } from '../../../../src/core/shop/product-search.ts';
import type { Database } from '../../../tables.ts';
import { filterCondition, scopeCondition } from './product-query.ts';
import type { ProductFilter } from './product-query.ts';
import { productColumns, summariesOf } from '../product-rows.ts';
import type { ProductRow } from '../product-rows.ts';
import { searchWords } from './typed-words.ts';

export type ProductSearch = ProductFilter & {
  offset?: number | undefined;
  limit?: number | undefined;
  orderBy?: ProductOrder | undefined;
};

/** One page of a list of products, in an order that is the same on every page (SHOP-03, SHOP-04). */
export async function searchProducts(
  db: Kysely<Database>,
  filter: ProductSearch,
  language: Language,
): Promise<FoundProducts> {
  const words = filter.request === undefined ? null : await searchWords(db, filter.request);
  if (filter.request !== undefined && words === null) return { data: [], total: 0 };
  const query = words?.query ?? null;
  const found = sql`from product p where ${scopeCondition(filter, query)} and ${filterCondition(filter)}`;
  const { offset = 0, limit = PAGE_SIZE.products, orderBy = 'price.ASC' } = filter;
  const [rows, count] = await Promise.all([
    sql<ProductRow>`
      select ${productColumns(language)}
      from (${pageOf(found, query, orderBy)} limit ${limit} offset ${offset}) page
      join product p on p.id = page.id
      join vendor v on v.id = p.vendor_id
      join category c on c.id = p.category_id
      order by page.position`.execute(db),
    sql<{
      total: number;
    }>`select count(*) as total from (select ${found} limit ${COUNT_LIMIT}) counted`.execute(db),
  ]);
  return {
    data: await summariesOf(db, rows.rows),
    total: count.rows[0]?.total ?? 0,
    ...(words && words.letGo.length > 0 && { letGo: words.letGo }),
  };
}

/** The ids in their order, each with its position. Of a text's products as many are ranked as are counted. */
function pageOf(
  found: RawBuilder<unknown>,
  query: string | null,
  orderBy: ProductOrder,
): RawBuilder<unknown> {
  if (query !== null && (orderBy === 'relevance.DESC' || orderBy === 'popular.DESC')) {
    const rank = sql`ts_rank(p.search_words, to_tsquery('simple', ${query}), 1) desc`;
    const order =
      orderBy === 'popular.DESC' ? sql`p.popularity desc, ${rank}, p.id desc` : sql`${rank}, p.id`;
    const first = orderBy === 'popular.DESC' ? sql`order by ${ORDERS[orderBy]}` : sql``;
    return sql`
      select p.id, row_number() over (order by ${order}) as position
      from (select p.id, p.popularity, p.search_words ${found} ${first} limit ${COUNT_LIMIT}) p order by ${order}`;
  }
  const order = ORDERS[orderBy];
  return sql`select p.id, row_number() over (order by ${order}) as position ${found} order by ${order}`;
}

const NEWEST = sql`p.created_at desc, p.id desc`;
const ORDERS: Record<ProductOrder, RawBuilder<unknown>> = {
  'popular.DESC': sql`p.popularity desc, p.id desc`,
  'price.ASC': sql`p.current_price, p.id`,
  'price.DESC': sql`p.current_price desc, p.id desc`,
  'createdAt.DESC': NEWEST,
  'relevance.DESC': NEWEST,
};
