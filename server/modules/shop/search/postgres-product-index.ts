import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { FilterChoices, ProductOrder } from '../../../../src/core/shop/product-search.ts';
import { countList, readList, readPage, SORTED_UP_TO } from '../../../platform/search/list-query.ts';
import type { ListSlice } from '../../../platform/search/list-query.ts';
import { SearchIndex, withinSearchTime } from '../../../platform/search/search-index.ts';
import type { SearchCount, SearchPage, SearchResult } from '../../../platform/search/search-index.ts';
import type { Database } from '../../../tables.ts';
import { filterChoices } from './filter-choices.ts';
import type { ProductFilter } from './product-index.ts';
import { productQuery } from './product-query.ts';
import type { ProductQuery } from './product-query.ts';

/** Maximum matches ranked by words, the most popular ones. The others follow by popularity. */
const RANKED = 1_000;

const { correlated, independent } = SORTED_UP_TO;
const POPULAR = sql`l.popularity desc, l.product_id desc`;
const NEWEST = { order: sql`l.created_at desc, l.product_id desc`, sortedUpTo: independent };
const ORDERS: Record<ProductOrder, Pick<ListSlice, 'order' | 'sortedUpTo'>> = {
  'popular.DESC': { order: POPULAR, sortedUpTo: independent },
  'price.ASC': { order: sql`l.current_price, l.product_id`, sortedUpTo: correlated },
  'price.DESC': { order: sql`l.current_price desc, l.product_id desc`, sortedUpTo: correlated },
  'createdAt.DESC': NEWEST,
  'rating.DESC': { order: sql`l.rating desc, l.product_id desc`, sortedUpTo: correlated },
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
      if (query === null) return { ids: [], total: 0, letGo: [] };
      const isRanked = query.words !== null && /^(relevance|popular)/.test(page.orderBy);
      const found = isRanked
        ? await this.rankedPage(query, page)
        : await readList(this.db, query, { ...page, ...ORDERS[page.orderBy] });
      return { ...found, letGo: query.words?.letGo ?? [] };
    });
  }

  count(filter: ProductFilter): Promise<SearchCount> {
    return withinSearchTime(async () => {
      const query = await productQuery(this.db, filter);
      const total = query ? await countList(this.db, query) : 0;
      return { total, letGo: query?.words?.letGo ?? [] };
    });
  }

  facets(filter: ProductFilter): Promise<FilterChoices> {
    return withinSearchTime(() => filterChoices(this.db, filter));
  }

  /** All pages rank the same rows, so that no product appears twice. */
  private rankedPage(query: ProductQuery, { orderBy, offset, limit }: SearchPage<ProductOrder>) {
    const rank = sql`ts_rank(l.words, to_tsquery('simple', ${query.words?.query}), 1)`;
    const rankOfFirst = sql`case when l.place <= ${this.ranked} then ${rank} else -1 end desc`;
    const order = orderBy === 'popular.DESC' ? sql`l.popularity desc, ${rankOfFirst}` : rankOfFirst;
    return readPage(
      this.db,
      query,
      (rows) => sql`
        select l.product_id as id from (
          select l.product_id, l.popularity, l.words, row_number() over (order by ${POPULAR}) as place
          from ${rows} order by ${POPULAR} limit ${Math.max(this.ranked, offset + limit)}
        ) l order by ${order}, l.place limit ${limit} offset ${offset}`,
      independent,
    );
  }
}
