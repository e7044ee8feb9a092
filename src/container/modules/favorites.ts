import { ContainerModule } from 'inversify';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { HttpFavoriteStates } from '../../adapters/http/shop/http-favorite-states.ts';
import { StoredFavoriteStates } from '../../adapters/storage/stored-favorite-states.ts';
import { TextStore } from '../../adapters/storage/text-store.ts';
import { FavoriteStates, FavoriteStatesStorage } from '../../core/favorites/favorite-ports.ts';

/** Module of the states and changes of favorites; the favorites themselves are in the shell. */
export default new ContainerModule(({ bind }) => {
  bind(FavoriteStates).toResolvedValue((http) => new HttpFavoriteStates(http), [HttpClient]);
  bind(FavoriteStatesStorage).toResolvedValue((store) => new StoredFavoriteStates(store), [TextStore]);
});
