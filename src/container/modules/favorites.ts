import { ContainerModule } from 'inversify';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { HttpFavoriteStandings } from '../../adapters/http/shop/http-favorite-standings.ts';
import { StoredKeptStandings } from '../../adapters/storage/stored-kept-standings.ts';
import { TextStore } from '../../adapters/storage/text-store.ts';
import { FavoriteStandings, KeptStandingsStorage } from '../../core/favorites/favorite-standings.ts';

/** How favorites stand and what changed about them; the favorites themselves are every screen's. */
export default new ContainerModule(({ bind }) => {
  bind(FavoriteStandings).toResolvedValue((http) => new HttpFavoriteStandings(http), [HttpClient]);
  bind(KeptStandingsStorage).toResolvedValue((store) => new StoredKeptStandings(store), [TextStore]);
});
