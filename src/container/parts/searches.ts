import { ContainerModule } from 'inversify';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { HttpSavedSearches } from '../../adapters/http/http-saved-searches.ts';
import { SavedSearches } from '../../core/searches/saved-searches.ts';

/** Saved searches and what they found. */
export default new ContainerModule(({ bind }) => {
  bind(SavedSearches).toResolvedValue((http) => new HttpSavedSearches(http), [HttpClient]);
});
