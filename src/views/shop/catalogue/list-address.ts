import type { QueryValue } from '../../../core/site/paths.ts';
import { useLinks } from '../../shell/use-page-language.ts';

/** Where a list of products lives: its route, and what its address says besides the filters. */
export type ListPlace =
  | { name: 'ProductCategory' | 'Vendor'; params: { id: number } }
  | { name: 'MarketplaceProductCategories'; fixed: { request: string } };

export type ListQuery = Record<string, QueryValue>;

/** Builds addresses of a list with a given query. */
export function useListAddress(place: ListPlace): (query: ListQuery) => string {
  const links = useLinks();
  const { params, fixed } = { params: {}, fixed: {}, ...place };
  return (query) => links(place.name, params, { ...fixed, ...query });
}

/** What of the list a saved search names besides its filters. */
export function searchedPart(place: ListPlace): ListQuery {
  if ('fixed' in place) return place.fixed;
  return place.name === 'Vendor' ? { shop: place.params.id } : { category: place.params.id };
}
