import { ContainerModule } from 'inversify';
import * as alerts from '../../../api/calls/favorites/favorite-alerts.ts';
import * as calls from '../../../api/calls/favorites/favorites.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { StoredFavoriteStates } from '../../adapters/storage/stored-favorite-states.ts';
import { TextStore } from '../../adapters/storage/text-store.ts';
import { FavoriteStates, FavoriteStatesStorage } from '../../core/favorites/favorite-ports.ts';

/** Module of the states and changes of favorites; the favorites themselves are in the shell. */
export default new ContainerModule(({ bind }) => {
  bind(FavoriteStates).toResolvedValue(
    (http) => httpGateway<FavoriteStates>(http, { ...calls, ...alerts }),
    [HttpClient],
  );
  bind(FavoriteStatesStorage).toResolvedValue((store) => new StoredFavoriteStates(store), [TextStore]);
});
