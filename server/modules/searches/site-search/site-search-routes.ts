import * as contract from '../../../../api/searches/site-search.ts';
import { searchSuggestions } from '../../../../api/site/suggestions.ts';
import { NO_SEARCH_LIMITS } from '../../../../src/core/searches/site-search/site-search.ts';
import { MIN_SUGGESTED_LENGTH } from '../../../../src/core/searches/suggestions.ts';
import type { Suggestions } from '../../../../src/core/searches/suggestions.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { implement } from '../../../platform/http/operations.ts';
import type { Implementation } from '../../../platform/http/operations.ts';
import type { SearchDependencies } from '../search-dependencies.ts';
import { searchSite, searchSiteOrRelax } from './search-site.ts';

export type Suggests = (
  deps: SearchDependencies,
  text: string,
  language: Language,
) => Promise<Partial<Suggestions>>;

const NOTHING: Suggestions = {
  words: [],
  shopRooms: [],
  categories: [],
  products: [],
  properties: [],
  rooms: [],
  groups: [],
};
/** Cache-Control max-age, in seconds. */
const CACHE = 60;

/** Routes of the site search and of the suggestions of all domains (SHOP-04). */
export function siteSearchRoutes(deps: SearchDependencies, domains: readonly Suggests[]): Implementation[] {
  const options = { cacheSeconds: CACHE, readsReplica: true } as const;
  return [
    implement(
      searchSuggestions,
      async ({ query, language }) => {
        const text = query.text.trim();
        if (text.length < MIN_SUGGESTED_LENGTH) return NOTHING;
        const search = { text, first: query.first ?? null, limits: NO_SEARCH_LIMITS };
        const [{ groups }, ...suggested] = await Promise.all([
          searchSite(deps, search, language),
          ...domains.map((suggest) => suggest(deps, text, language)),
        ]);
        return Object.assign({}, NOTHING, ...suggested, { groups }) as Suggestions;
      },
      options,
    ),
    implement(
      contract.siteSearch,
      ({ query: { text = '', first = null, priceTo = null, bedrooms = null }, language }) =>
        searchSiteOrRelax(deps, { text, first, limits: { priceTo, bedrooms } }, language),
      options,
    ),
  ];
}
