import * as alerts from '../../../../api/calls/favorites/favorite-alerts.ts';
import * as calls from '../../../../api/calls/favorites/favorites.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import type { StoredFavoriteState, CurrentFavoriteState } from '../../../core/favorites/favorite-change.ts';
import { FavoriteStates } from '../../../core/favorites/favorite-ports.ts';
import { FAVORITE_TYPES } from '../../../core/favorites/favorites.ts';
import type { Favorites } from '../../../core/favorites/favorites.ts';
import type { HttpClient } from '../http-client.ts';

/** Maximum favorites of a type per request. */
const AT_ONCE = 100;

export class HttpFavoriteStates extends FavoriteStates {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async now(favorites: Favorites): Promise<CurrentFavoriteState[]> {
    const ids = FAVORITE_TYPES.map((type) => [type, favorites.ids(type).slice(0, AT_ONCE)] as const);
    const query = Object.fromEntries(ids.filter(([, kept]) => kept.length > 0));
    return (await this.http.call(calls.favoriteStandings, { query })).data;
  }

  async stored(): Promise<StoredFavoriteState[]> {
    return (await this.http.call(calls.keptFavorites)).data;
  }

  async alertsEnabled(signal?: CancelSignal): Promise<boolean> {
    return (await this.http.call(alerts.favoriteAlert, { signal })).isTold;
  }

  async setAlerts(isTold: boolean): Promise<void> {
    await this.http.call(alerts.changeFavoriteAlert, { body: { isTold } });
  }

  async endByLink(token: string): Promise<void> {
    await this.http.call(alerts.endFavoriteAlertByLink, { params: { token } });
  }
}
