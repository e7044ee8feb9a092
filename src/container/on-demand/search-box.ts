import type { HttpClient } from '../../adapters/http/http-client.ts';
import { searchSuggestions } from '../../../api/calls/site/suggestions.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import type { SearchSuggestions } from '../../core/searches/suggestions.ts';
import { StoredRecentSearches } from '../../adapters/storage/stored-recent-searches.ts';
import type { TextStore } from '../../adapters/storage/text-store.ts';
import type { UserInfo } from '../../core/accounts/account.ts';
import type { Clock } from '../../core/shared/clock.ts';
import { SearchBox } from '../../view-models/site/search-box.ts';

/** Suggestions of a search field; each field has its own instance. */
export function searchBox(
  http: HttpClient,
  store: TextStore,
  clock: Clock,
  reader: () => UserInfo | null,
): SearchBox {
  return new SearchBox(
    httpGateway<SearchSuggestions>(http, { searchSuggestions }),
    new StoredRecentSearches(store),
    clock,
    () => new AbortController(),
    reader,
  );
}
