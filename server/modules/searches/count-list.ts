import { requestOfPropertyFilters } from '../../../src/core/properties/property-catalogue.ts';
import { parseList, queryOfText } from '../../../src/core/searches/searched-list.ts';
import type { SearchedList } from '../../../src/core/searches/searched-list.ts';
import { DEFAULT_LANGUAGE } from '../../../src/core/shared/language.ts';
import { requestOfProductFilters } from '../../../src/core/shop/product-catalogue.ts';
import { findProperties } from '../properties/search/property-query.ts';
import { searchOffers } from '../roommates/search-offers.ts';
import { searchProducts } from '../shop/search/search-products.ts';
import type { SearchDependencies } from './search-dependencies.ts';

/** How many the list shows now, counted up to a limit as the list does. */
export async function countList(
  { db }: Pick<SearchDependencies, 'db'>,
  { kind, filters }: Pick<SearchedList, 'kind' | 'filters'>,
): Promise<number> {
  const parsed = parseList(kind, queryOfText(filters));
  if (parsed.kind === 'properties') {
    const page = { orderBy: 'createdAt.DESC', offset: 0, limit: 1 } as const;
    const { count } = await findProperties(db, requestOfPropertyFilters(parsed.list.filters), page);
    return count();
  }
  if (parsed.kind === 'products') {
    const filter = { ...parsed.scope, ...requestOfProductFilters(parsed.list.filters), limit: 1 };
    return (await searchProducts(db, filter, DEFAULT_LANGUAGE)).total;
  }
  const chosen = Object.entries(parsed.list.filters).filter(([, value]) => value !== null);
  return (await searchOffers({ db }, { ...Object.fromEntries(chosen), limit: 1 }, DEFAULT_LANGUAGE)).total;
}
