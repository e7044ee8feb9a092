import { HttpAccountFavorites } from '../../adapters/http/favorites/http-account-favorites.ts';
import type { HttpClient } from '../../adapters/http/http-client.ts';
import { StoredFavoritesCopy } from '../../adapters/storage/stored-favorites-copy.ts';
import type { TextStore } from '../../adapters/storage/text-store.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { FavoritesStorage } from '../../core/favorites/favorites.ts';
import type { Session } from '../../view-models/accounts/session.ts';
import { FavoritesSync } from '../../view-models/favorites/favorites-sync.ts';
import type { FavoritesViewModel } from '../../view-models/favorites/favorites-view-model.ts';
import { SignedInFavorites } from '../../view-models/favorites/signed-in-favorites.ts';
import type { Modals } from '../../view-models/site/modals.ts';

/** Synchronises favorites with the account; visitors do not load it. */
export function favoritesSync(
  favorites: FavoritesViewModel,
  own: FavoritesStorage,
  { session, modals, http, store, clock }: FavoritesSurroundings,
): FavoritesSync {
  const copies = new StoredFavoritesCopy(store);
  const account = new HttpAccountFavorites(http, clock);
  return new FavoritesSync(
    favorites,
    session,
    own,
    (accountId) => new SignedInFavorites(accountId, own, copies, account, clock, modals),
  );
}

export type FavoritesSurroundings = {
  session: Session;
  modals: Modals;
  http: HttpClient;
  store: TextStore;
  clock: Clock;
};
