import * as calls from '../../../../api/calls/favorites/favorites.ts';
import type { Clock } from '../../../core/shared/clock.ts';
import { AccountFavorites } from '../../../core/favorites/favorite-ports.ts';
import { Favorites } from '../../../core/favorites/favorites.ts';
import type { FavoriteMark } from '../../../core/favorites/merge-favorites.ts';
import type { HttpClient } from '../http-client.ts';

/** Sends times as ages, because the clocks of two devices may differ. */
export class HttpAccountFavorites extends AccountFavorites {
  constructor(
    private readonly http: HttpClient,
    private readonly clock: Clock,
  ) {
    super();
  }

  async list(): Promise<Favorites> {
    return Favorites.of(await this.http.call(calls.favorites));
  }

  async change(changes: readonly FavoriteMark[]): Promise<Favorites> {
    const now = this.clock.now().getTime();
    return Favorites.of(
      await this.http.call(calls.changeFavorites, {
        body: {
          changes: changes.map(({ type, id, kept, changedAt }) => ({
            type,
            id,
            kept,
            age: Math.max(now - changedAt, 0),
          })),
        },
      }),
    );
  }
}
