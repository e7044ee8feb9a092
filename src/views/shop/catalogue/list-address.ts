import type { QueryValue } from '../../../core/site/paths.ts';
import { useLinks } from '../../shell/use-page-language.ts';

/** A list of products: its route and the fixed part of its query. */
export type ListPlace =
  | { name: 'ProductCategory' | 'Vendor'; params: { id: number } }
  | { name: 'MarketplaceProductCategories'; fixed: { request: string } };

export type ListQuery = Record<string, QueryValue>;

/** Returns a function that builds addresses of a list from a query. */
export function useListAddress(place: ListPlace): (query: ListQuery) => string {
  const links = useLinks();
  const { params, fixed } = { params: {}, fixed: {}, ...place };
  return (query) => links(place.name, params, { ...fixed, ...query });
}

/** Part of the query, besides the filters, that a saved search stores. */
export function searchedPart(place: ListPlace): ListQuery {
  if ('fixed' in place) return place.fixed;
  return place.name === 'Vendor' ? { shop: place.params.id } : { category: place.params.id };
}
