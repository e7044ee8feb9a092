import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { FilterChoices, ProductOrder } from '../../../../src/core/shop/product-search.ts';
import { countList, pageOfList } from '../../../platform/search/list-query.ts';
import type { Condition } from '../../../platform/search/list-query.ts';
import { SearchIndex, withinSearchTime } from '../../../platform/search/search-index.ts';
import type { SearchPage, SearchResult } from '../../../platform/search/search-index.ts';
import type { Database } from '../../../tables.ts';
import { filterChoices } from './filter-choices.ts';
import type { ProductFilter } from './product-index.ts';
import { productQuery } from './product-query.ts';
import type { ProductQuery } from './product-query.ts';

/** Matches of a text ranked by their words: the most popular ones. The others follow by popularity. */
const RANKED = 1_000;

const NEWEST = sql`l.created_at desc, l.product_id desc`;
const POPULAR = sql`l.popularity desc, l.product_id desc`;
const ORDERS: Record<ProductOrder, Condition> = {
  'popular.DESC': POPULAR,
  'price.ASC': sql`l.current_price, l.product_id`,
  'price.DESC': sql`l.current_price desc, l.product_id desc`,
  'createdAt.DESC': NEWEST,
  'rating.DESC': sql`l.rating desc, l.product_id desc`,
  'relevance.DESC': NEWEST,
};

/** Index of products in PostgreSQL: `listed_product`, with a GIN index of tags and words and a B-tree per order. */
export class PostgresProductIndex extends SearchIndex<ProductFilter, ProductOrder, FilterChoices> {
  /** @param ranked fewer in tests */
  constructor(
    private readonly db: Kysely<Database>,
    private readonly ranked = RANKED,
  ) {
    super();
  }

  find(filter: ProductFilter, page: SearchPage<ProductOrder>): Promise<SearchResult> {
    return withinSearchTime(async () => {
      const query = await productQuery(this.db, filter);
      const total = query ? await countList(this.db, query) : 0;
      const ids = query && total > page.offset ? await this.page(query, page) : [];
      return { ids, total, letGo: query?.words?.letGo ?? [] };
    });
  }

  count(filter: ProductFilter): Promise<number> {
    return withinSearchTime(async () => {
      const query = await productQuery(this.db, filter);
      return query ? countList(this.db, query) : 0;
    });
  }

  facets(filter: ProductFilter): Promise<FilterChoices> {
    return withinSearchTime(() => filterChoices(this.db, filter));
  }

  private page(query: ProductQuery, page: SearchPage<ProductOrder>): Promise<number[]> {
    const isRanked = query.words !== null && /^(relevance|popular)/.test(page.orderBy);
    return isRanked
      ? this.rankedPage(query, page)
      : pageOfList(this.db, query, { ...page, order: ORDERS[page.orderBy] });
  }

  /** The same rows are ranked on every page, so that no product is on two of them. */
  private async rankedPage(
    { where, words }: ProductQuery,
    { orderBy, offset, limit }: SearchPage<ProductOrder>,
  ): Promise<number[]> {
    const rank = sql`ts_rank(l.words, to_tsquery('simple', ${words?.query}), 1)`;
    const rankOfFirst = sql`case when l.place <= ${this.ranked} then ${rank} else -1 end desc`;
    const order = orderBy === 'popular.DESC' ? sql`l.popularity desc, ${rankOfFirst}` : rankOfFirst;
    const { rows } = await sql<{ id: number }>`
      select l.product_id as id from (
        select l.product_id, l.popularity, row_number() over (order by ${POPULAR}) as place,
          l.words from listed_product l
        where ${where} order by ${POPULAR} limit ${Math.max(this.ranked, offset + limit)}
      ) l order by ${order}, l.place limit ${limit} offset ${offset}`.execute(this.db);
    return rows.map(({ id }) => id);
  }
}
