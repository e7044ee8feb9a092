import type { properties, propertyMap } from '../../../../api/properties/properties.ts';
import type { QueryOf } from '../../../../api/operation.ts';
import type { Facet, PropertyOrder } from '../../../../src/core/properties/property-search.ts';
import type { SearchIndex } from '../../../platform/search/search-index.ts';

/** Query of a list or a map of homes. Prices in stotinki, areas in m². */
export type PropertyFilter = QueryOf<typeof propertyMap> &
  Partial<Pick<QueryOf<typeof properties>, 'ids' | 'agency' | 'owner'>> & {
    /** Listings to leave out, such as premium ones that the page shows first. */
    except?: readonly number[];
  };

export type FacetCount = { facet: Facet; value: string; count: number };

/**
 * Port to the index of homes. An adapter indexes each row of `listed_property`: place, price, area, date, monthly total, floor,
 * tags and words. Words match by stem or synonym in either alphabet, the last one also as a beginning.
 */
export type HomeIndex = SearchIndex<PropertyFilter, PropertyOrder, FacetCount[]>;
