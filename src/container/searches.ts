import { ContainerModule } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpSavedSearches } from '../adapters/http/http-saved-searches.ts';
import { HttpFavoriteStandings } from '../adapters/http/shop/http-favorite-standings.ts';
import { StoredKeptStandings } from '../adapters/storage/stored-kept-standings.ts';
import { TextStore } from '../adapters/storage/text-store.ts';
import { FavoriteStandings, KeptStandingsStorage } from '../core/shop/favorite-standings.ts';
import { SavedSearches } from '../core/searches/saved-searches.ts';

/** What one is told of: saved searches and what they found, favorites and what changed about them. */
export default new ContainerModule(({ bind }) => {
  bind(SavedSearches).toResolvedValue((http) => new HttpSavedSearches(http), [HttpClient]);
  bind(FavoriteStandings).toResolvedValue((http) => new HttpFavoriteStandings(http), [HttpClient]);
  bind(KeptStandingsStorage).toResolvedValue((store) => new StoredKeptStandings(store), [TextStore]);
});
