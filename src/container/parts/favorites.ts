import { ContainerModule } from 'inversify';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { HttpFavoriteStandings } from '../../adapters/http/shop/http-favorite-standings.ts';
import { StoredKeptStandings } from '../../adapters/storage/stored-kept-standings.ts';
import { TextStore } from '../../adapters/storage/text-store.ts';
import { FavoriteStandings, KeptStandingsStorage } from '../../core/favorites/favorite-standings.ts';

/** Module of the states and changes of favorites; the favorites themselves are in the shell. */
export default new ContainerModule(({ bind }) => {
  bind(FavoriteStandings).toResolvedValue((http) => new HttpFavoriteStandings(http), [HttpClient]);
  bind(KeptStandingsStorage).toResolvedValue((store) => new StoredKeptStandings(store), [TextStore]);
});
