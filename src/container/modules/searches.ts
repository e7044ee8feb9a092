import { ContainerModule } from 'inversify';
import { HttpClient } from '../../adapters/http/http-client.ts';
import * as calls from '../../../api/calls/searches/searches.ts';
import { siteSearch } from '../../../api/calls/searches/site-search.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { SiteSearch } from '../../core/searches/site-search/site-search.ts';
import { SavedSearches } from '../../core/searches/saved-searches.ts';

/** Module of saved searches with their matches, and the search over the whole site. */
export default new ContainerModule(({ bind }) => {
  bind(SiteSearch).toResolvedValue((http) => httpGateway<SiteSearch>(http, { siteSearch }), [HttpClient]);
  bind(SavedSearches).toResolvedValue(
    (http) =>
      httpGateway<SavedSearches>(http, { ...calls, seeMatches: { ...calls.seeMatches, byItself: true } }),
    [HttpClient],
  );
});
