import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { PropertyOrder } from '../../../../src/core/properties/property-search.ts';
import { countList, readList, SORTED_UP_TO } from '../../../platform/search/list-query.ts';
import type { ListSlice } from '../../../platform/search/list-query.ts';
import { SearchIndex, withinSearchTime } from '../../../platform/search/search-index.ts';
import type { SearchCount, SearchPage, SearchResult } from '../../../platform/search/search-index.ts';
import type { Database } from '../../../tables.ts';
import { countFacets } from './count-facets.ts';
import type { FacetCount, PropertyFilter } from './home-index.ts';
import { nearestProperties, placesNear } from './near-places.ts';
import { propertyQuery } from './property-query.ts';

const { correlated, independent } = SORTED_UP_TO;
const NEWEST = { order: sql`l.created_at desc, l.property_id desc`, sortedUpTo: independent };
const ORDERS: Record<PropertyOrder, Pick<ListSlice, 'order' | 'sortedUpTo'>> = {
  'createdAt.DESC': NEWEST,
  // Without a place there is no distance.
  'near.ASC': NEWEST,
  'price.ASC': { order: sql`l.price, l.property_id`, sortedUpTo: correlated },
  'price.DESC': { order: sql`l.price desc, l.property_id desc`, sortedUpTo: correlated },
  'area.ASC': { order: sql`l.area, l.property_id`, sortedUpTo: correlated },
  'area.DESC': { order: sql`l.area desc, l.property_id desc`, sortedUpTo: correlated },
  'total.ASC': { order: sql`l.total_monthly, l.property_id`, sortedUpTo: correlated },
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
        return { ...(await readList(this.db, query, { ...ORDERS[orderBy], offset, limit })), letGo: [] };
      const total = await countList(this.db, query);
      const end = Math.min(offset + limit, total);
      const ids = end > offset ? await nearestProperties(this.db, query.where, places, end) : [];
      return { ids: ids.slice(offset), total, letGo: [] };
    });
  }

  count(filter: PropertyFilter): Promise<SearchCount> {
    return withinSearchTime(async () => {
      const query = await propertyQuery(this.db, filter);
      return { total: query ? await countList(this.db, query) : 0, letGo: [] };
    });
  }

  facets(filter: PropertyFilter): Promise<FacetCount[]> {
    return withinSearchTime(() => countFacets(this.db, filter));
  }
}
