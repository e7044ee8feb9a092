import { requestOfPropertyFilters } from '../../../src/core/properties/property-catalogue.ts';
import { parseList, queryOfText } from '../../../src/core/searches/searched-list.ts';
import type { SearchedList } from '../../../src/core/searches/searched-list.ts';
import { DEFAULT_LANGUAGE } from '../../../src/core/shared/language.ts';
import { requestOfProductFilters } from '../../../src/core/shop/product-catalogue.ts';
import { searchOffers } from '../roommates/search-offers.ts';
import type { SearchDependencies } from './search-dependencies.ts';

export async function countList(
  { db, products, homes }: Pick<SearchDependencies, 'db' | 'products' | 'homes'>,
  { kind, filters }: Pick<SearchedList, 'kind' | 'filters'>,
): Promise<number> {
  const parsed = parseList(kind, queryOfText(filters));
  if (parsed.kind === 'properties')
    return (await homes.count(requestOfPropertyFilters(parsed.list.filters))).total;
  if (parsed.kind === 'products')
    return (await products.count({ ...parsed.scope, ...requestOfProductFilters(parsed.list.filters) })).total;
  const chosen = Object.entries(parsed.list.filters).filter(([, value]) => value !== null);
  return (await searchOffers({ db }, { ...Object.fromEntries(chosen), limit: 1 }, DEFAULT_LANGUAGE)).total;
}
