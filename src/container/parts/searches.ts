import { ContainerModule } from 'inversify';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { HttpSavedSearches } from '../../adapters/http/http-saved-searches.ts';
import { HttpSiteSearch } from '../../adapters/http/http-site-search.ts';
import { SiteSearch } from '../../core/searches/site-search/site-search.ts';
import { SavedSearches } from '../../core/searches/saved-searches.ts';

/** Saved searches with their results, and the search over the whole site. */
export default new ContainerModule(({ bind }) => {
  bind(SiteSearch).toResolvedValue((http) => new HttpSiteSearch(http), [HttpClient]);
  bind(SavedSearches).toResolvedValue((http) => new HttpSavedSearches(http), [HttpClient]);
});
