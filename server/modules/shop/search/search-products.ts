import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Language } from '../../../../src/core/shared/language.ts';
import { PAGE_SIZE } from '../../../../src/core/shared/page.ts';
import type { FoundProducts, ProductOrder } from '../../../../src/core/shop/product-search.ts';
import type { FirstListed } from '../../../platform/database/lists/first-listed.ts';
import type { Database } from '../../../tables.ts';
import { countListed, firstListed, listedAmong } from './listed-products.ts';
import { all, ensureOneSubject, filterCondition, SHOWN } from './product-query.ts';
import type { ListCondition, ProductFilter } from './product-query.ts';
import { askedList } from './asked-list.ts';
import { productColumns, summariesOf } from '../product-rows.ts';
import type { ProductRow } from '../product-rows.ts';

export type ProductSearch = ProductFilter & {
  offset?: number | undefined;
  limit?: number | undefined;
  orderBy?: ProductOrder | undefined;
};

/**
 * Of a text's products the most popular are ranked by how well their words fit, and the others come behind them: `most` of
 * them, or, where `common.found` of the shop's `common.of` most popular products are in the list, those among the shop's
 * `among` most popular ones.
 */
export type Ranked = { most: number; common: { of: number; found: number }; among: number };

/** To find 1,000 that have a common word takes a search of its own among a million products (decision 61). */
const RANKED: Ranked = { most: 1_000, common: { of: 2_000, found: 25 }, among: 8_000 };

/**
 * One page of a list of products, in an order that is the same on every page (SHOP-03, SHOP-04).
 * @param ranked for tests
 */
export async function searchProducts(
  db: Kysely<Database>,
  filter: ProductSearch,
  language: Language,
  ranked = RANKED,
): Promise<FoundProducts> {
  if (filter.ids !== undefined) return certainProducts(db, filter, language);
  const asked = await askedList(db, filter);
  if (asked === null) return { data: [], total: 0 };
  const { list, words } = asked;
  const { offset = 0, limit = PAGE_SIZE.products, orderBy = 'price.ASC' } = filter;
  const end = offset + limit;
  const isByRank = words !== null && (orderBy === 'relevance.DESC' || orderBy === 'popular.DESC');
  const first = isByRank
    ? await firstRanked(db, list, end, ranked)
    : { ...(await firstListed(db, list, { orderBy, limit: end })), ranked: 0 };
  const order =
    words && offset < first.ranked
      ? byRank(first.ids, first.ranked, words.query, orderBy)
      : inOrder(first.ids);
  const [rows, total] = await Promise.all([
    productsOf(db, language, sql`${order} order by position limit ${limit} offset ${offset}`),
    countListed(db, list, first.total),
  ]);
  return {
    data: summariesOf(rows),
    total,
    ...(words && words.letGo.length > 0 && { letGo: words.letGo }),
  };
}

/** The most popular of a list, at least to where the page ends, and how many of them are ranked, the same on every page. */
async function firstRanked(
  db: Kysely<Database>,
  list: ListCondition,
  end: number,
  { most, common, among }: Ranked,
): Promise<FirstListed & { ranked: number }> {
  const orderBy = 'popular.DESC';
  const sample = await listedAmong(db, list, { orderBy, rows: common.of, limit: common.found });
  if (sample.length < common.found) {
    const first = await firstListed(db, list, { orderBy, limit: Math.max(most, end) });
    return { ...first, ranked: Math.min(most, first.ids.length) };
  }
  const ids = await listedAmong(db, list, { orderBy, rows: among, limit: most });
  const first =
    ids.length < end
      ? await firstListed(db, list, { orderBy, limit: end })
      : { ids, total: 'not-known' as const };
  return { ...first, ranked: ids.length };
}

/** Those products with the given ids that can be bought, and that the other filters leave. */
async function certainProducts(
  db: Kysely<Database>,
  filter: ProductSearch,
  language: Language,
): Promise<FoundProducts> {
  ensureOneSubject(filter);
  const { ids = [], offset = 0, limit = PAGE_SIZE.products, orderBy = 'price.ASC' } = filter;
  const wanted = all([sql`p.id = any(${ids}::bigint[])`, SHOWN, filterCondition(filter)]);
  const order = ORDERS[orderBy];
  const rows = await productsOf(
    db,
    language,
    sql`select p.id, row_number() over (order by ${order}) as position from product p where ${wanted}`,
  );
  return { data: summariesOf(rows.slice(offset, offset + limit)), total: rows.length };
}

/** @param page the ids of products, each with its position */
async function productsOf(
  db: Kysely<Database>,
  language: Language,
  page: RawBuilder<unknown>,
): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select ${productColumns(language)}
    from (${page}) page
    join product p on p.id = page.id
    join vendor v on v.id = p.vendor_id
    join category c on c.id = p.category_id
    order by page.position`.execute(db);
  return rows;
}

const inOrder = (ids: readonly number[]) =>
  sql`select * from unnest(${ids}::bigint[]) with ordinality as listed (id, position)`;

/** The first of the ids by how well their words fit the query, and the others as they stand. */
function byRank(
  ids: readonly number[],
  ranked: number,
  query: string,
  orderBy: ProductOrder,
): RawBuilder<unknown> {
  const rank = sql`ts_rank(p.search_words, to_tsquery('simple', ${query}), 1) desc`;
  const order = orderBy === 'popular.DESC' ? sql`p.popularity desc, ${rank}, p.id desc` : sql`${rank}, p.id`;
  return sql`
    select p.id, row_number() over (order by ${order}) as position
    from product p where p.id = any(${ids.slice(0, ranked)}::bigint[])
    union all
    select id, ${ranked} + position from (${inOrder(ids.slice(ranked))}) others`;
}

const NEWEST = sql`p.created_at desc, p.id desc`;
const ORDERS: Record<ProductOrder, RawBuilder<unknown>> = {
  'popular.DESC': sql`p.popularity desc, p.id desc`,
  'price.ASC': sql`p.current_price, p.id`,
  'price.DESC': sql`p.current_price desc, p.id desc`,
  'createdAt.DESC': NEWEST,
  'rating.DESC': sql`p.rating desc, p.id desc`,
  'relevance.DESC': NEWEST,
};
