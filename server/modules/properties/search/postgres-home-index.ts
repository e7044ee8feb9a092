import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { PropertyOrder } from '../../../../src/core/properties/property-search.ts';
import { countList, readList } from '../../../platform/search/list-query.ts';
import type { Condition } from '../../../platform/search/list-query.ts';
import { SearchIndex, withinSearchTime } from '../../../platform/search/search-index.ts';
import type { SearchPage, SearchResult } from '../../../platform/search/search-index.ts';
import type { Database } from '../../../tables.ts';
import { countFacets } from './count-facets.ts';
import type { FacetCount, PropertyFilter } from './home-index.ts';
import { nearestProperties, placesNear } from './near-places.ts';
import { propertyQuery } from './property-query.ts';

const NEWEST = sql`l.created_at desc, l.property_id desc`;
const ORDERS: Record<PropertyOrder, Condition> = {
  'createdAt.DESC': NEWEST,
  // Without a place nothing is near.
  'near.ASC': NEWEST,
  'price.ASC': sql`l.price, l.property_id`,
  'price.DESC': sql`l.price desc, l.property_id desc`,
  'area.ASC': sql`l.area, l.property_id`,
  'area.DESC': sql`l.area desc, l.property_id desc`,
  'total.ASC': sql`l.total_monthly, l.property_id`,
};

/** Index of homes in PostgreSQL: `listed_property`, with a GIN index of tags and words and a B-tree per order. */
export class PostgresHomeIndex extends SearchIndex<PropertyFilter, PropertyOrder, FacetCount[]> {
  constructor(private readonly db: Kysely<Database>) {
    super();
  }

  find(filter: PropertyFilter, { orderBy, offset, limit }: SearchPage<PropertyOrder>): Promise<SearchResult> {
    return withinSearchTime(async () => {
      const query = await propertyQuery(this.db, filter);
      if (query === null) return { ids: [], total: 0, letGo: [] };
      const places = orderBy === 'near.ASC' ? await placesNear(this.db, filter.near ?? []) : [];
      if (places.length === 0)
        return { ...(await readList(this.db, query, { order: ORDERS[orderBy], offset, limit })), letGo: [] };
      const total = await countList(this.db, query);
      const end = Math.min(offset + limit, total);
      const ids = end > offset ? await nearestProperties(this.db, query.where, places, end) : [];
      return { ids: ids.slice(offset), total, letGo: [] };
    });
  }

  count(filter: PropertyFilter): Promise<number> {
    return withinSearchTime(async () => {
      const query = await propertyQuery(this.db, filter);
      return query ? countList(this.db, query) : 0;
    });
  }

  facets(filter: PropertyFilter): Promise<FacetCount[]> {
    return withinSearchTime(() => countFacets(this.db, filter));
  }
}
