import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Language } from '../../../src/core/shared/language.ts';
import { PAGE_SIZE } from '../../../src/core/shared/page.ts';
import type { Page } from '../../../src/core/shared/page.ts';
import type { ProductSummary } from '../../../src/core/shop/product.ts';
import { COUNT_LIMIT } from '../../../src/core/shop/product-search.ts';
import type { ProductOrder } from '../../../src/core/shop/product-search.ts';
import type { Database } from '../../platform/tables.ts';
import { filterCondition, relevance, scopeCondition, textCondition, wordsOf } from './product-query.ts';
import type { ProductWish, TextMatch } from './product-query.ts';
import { productColumns, summariesOf } from './product-rows.ts';
import type { ProductRow } from './product-rows.ts';

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
  const text = await textMatch(db, wish);
  if (text === 'nothing') return { data: [], total: 0 };
  const condition = sql`${scopeCondition(wish, text)} and ${filterCondition(wish)}`;
  const { offset = 0, limit = PAGE_SIZE.products, orderBy = 'price.ASC' } = wish;
  const [rows, count] = await Promise.all([
    sql<ProductRow>`
      select ${productColumns(language)}
      from (
        select p.* from product p where ${condition} order by ${order(orderBy, text)}
        limit ${limit} offset ${offset}
      ) p
      join vendor v on v.id = p.vendor_id
      join category c on c.id = p.category_id
      order by ${order(orderBy, text)}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from (select from product p where ${condition} limit ${COUNT_LIMIT}) counted`.execute(
      db,
    ),
  ]);
  return { data: await summariesOf(db, rows.rows), total: count.rows[0]?.total ?? 0 };
}

/** How the text is to be sought; `nothing` when it has no word. */
export async function textMatch(
  db: Kysely<Database>,
  wish: ProductWish,
): Promise<TextMatch | null | 'nothing'> {
  if (wish.request === undefined) return null;
  const words = wordsOf(wish.request);
  if (!words) return 'nothing';
  const byWords: TextMatch = { ...words, mode: 'words' };
  const found = await sql`
    select from product p where p.deleted_at is null and ${textCondition(byWords)} limit 1`.execute(db);
  if (found.rows.length > 0) return byWords;
  // Two letters are like too much.
  return words.likeness.length > 2 ? { ...words, mode: 'likeness' } : 'nothing';
}

function order(orderBy: ProductOrder, text: TextMatch | null): RawBuilder<unknown> {
  if (orderBy === 'relevance.DESC' && text) return sql`${relevance(text)} desc, p.id`;
  if (orderBy === 'price.DESC') return sql`p.current_price desc, p.id desc`;
  if (orderBy === 'price.ASC') return sql`p.current_price, p.id`;
  return sql`p.created_at desc, p.id desc`;
}
