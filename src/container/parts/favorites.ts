import { ContainerModule } from 'inversify';
import { HttpClient } from '../../adapters/http/http-client.ts';
import * as alerts from '../../../api/calls/favorites/favorite-alerts.ts';
import * as calls from '../../../api/calls/favorites/favorites.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { StoredKeptStandings } from '../../adapters/storage/stored-kept-standings.ts';
import { TextStore } from '../../adapters/storage/text-store.ts';
import { FavoriteStandings, KeptStandingsStorage } from '../../core/favorites/favorite-standings.ts';

/** How favorites stand and what changed about them; the favorites themselves are every screen's. */
export default new ContainerModule(({ bind }) => {
  bind(FavoriteStandings).toResolvedValue(
    (http) => httpGateway<FavoriteStandings>(http, { ...calls, ...alerts }),
    [HttpClient],
  );
  bind(KeptStandingsStorage).toResolvedValue((store) => new StoredKeptStandings(store), [TextStore]);
});
