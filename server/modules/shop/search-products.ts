import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Language } from '../../../src/core/shared/language.ts';
import { PAGE_SIZE } from '../../../src/core/shared/page.ts';
import type { Page } from '../../../src/core/shared/page.ts';
import type { ProductSummary } from '../../../src/core/shop/product.ts';
import { COUNT_LIMIT } from '../../../src/core/shared/page.ts';
import type { ProductOrder } from '../../../src/core/shop/product-search.ts';
import type { Database } from '../../platform/tables.ts';
import { filterCondition, scopeCondition } from './product-query.ts';
import type { ProductWish } from './product-query.ts';
import { productColumns, summariesOf } from './product-rows.ts';
import type { ProductRow } from './product-rows.ts';
import { searchWords } from './search-words.ts';

export type ProductSearchWish = ProductWish & {
  offset?: number | undefined;
  limit?: number | undefined;
  orderBy?: ProductOrder | undefined;
};

/** One page of a list of products, in an order that is the same on every page (SHOP-03, SHOP-04). */
export async function searchProducts(
  db: Kysely<Database>,
  wish: ProductSearchWish,
  language: Language,
): Promise<Page<ProductSummary>> {
  const words = wish.request === undefined ? null : await searchWords(db, wish.request);
  if (wish.request !== undefined && words === null) return { data: [], total: 0 };
  const found = sql`from product p where ${scopeCondition(wish, words)} and ${filterCondition(wish)}`;
  const { offset = 0, limit = PAGE_SIZE.products, orderBy = 'price.ASC' } = wish;
  const [rows, count] = await Promise.all([
    sql<ProductRow>`
      select ${productColumns(language)}
      from (${pageOf(found, words, orderBy)} limit ${limit} offset ${offset}) page
      join product p on p.id = page.id
      join vendor v on v.id = p.vendor_id
      join category c on c.id = p.category_id
      order by page.position`.execute(db),
    sql<{
      total: number;
    }>`select count(*) as total from (select ${found} limit ${COUNT_LIMIT}) counted`.execute(db),
  ]);
  return { data: await summariesOf(db, rows.rows), total: count.rows[0]?.total ?? 0 };
}

/** The ids in their order, each with its position. Of a text's products as many are ranked as are counted. */
function pageOf(
  found: RawBuilder<unknown>,
  words: string | null,
  orderBy: ProductOrder,
): RawBuilder<unknown> {
  if (orderBy === 'relevance.DESC' && words !== null) {
    const rank = sql`ts_rank(p.search_words, to_tsquery('simple', ${words}), 1) desc, p.id`;
    return sql`
      select p.id, row_number() over (order by ${rank}) as position
      from (select p.id, p.search_words ${found} limit ${COUNT_LIMIT}) p order by ${rank}`;
  }
  const order = ORDERS[orderBy];
  return sql`select p.id, row_number() over (order by ${order}) as position ${found} order by ${order}`;
}

const NEWEST = sql`p.created_at desc, p.id desc`;
const ORDERS: Record<ProductOrder, RawBuilder<unknown>> = {
  'price.ASC': sql`p.current_price, p.id`,
  'price.DESC': sql`p.current_price desc, p.id desc`,
  'createdAt.DESC': NEWEST,
  'relevance.DESC': NEWEST,
};
