import { reaction } from 'mobx';
import { HttpAccountPlans } from '../../adapters/http/plans/http-account-plans.ts';
import { StoredPlans } from '../../adapters/storage/stored-plans.ts';
import { importGuestPlans } from '../../core/plans/import-guest-plans.ts';
import type { FavoritesStorage } from '../../core/favorites/favorites.ts';
import type { FavoritesSync } from '../../view-models/favorites/favorites-sync.ts';
import type { FavoritesViewModel } from '../../view-models/favorites/favorites-view-model.ts';
import { listingMarks } from './listing-marks.ts';
import { favoritesSync } from './favorites-sync.ts';
import type { FavoritesSurroundings } from './favorites-sync.ts';

/**
 * Data that moves from the browser to the account after a login: favorites (SHOP-06), plans (PLAN-01), and
 * seen or hidden listings (FIND-07).
 */
export function accountSync(
  favorites: FavoritesViewModel,
  own: FavoritesStorage,
  surroundings: FavoritesSurroundings,
): FavoritesSync {
  const { session, modals, http, store } = surroundings;
  const [browser, account] = [new StoredPlans(store), new HttpAccountPlans(http)];
  reaction(
    () => session.user?.id,
    (accountId) => {
      if (accountId === undefined) return;
      void importGuestPlans(browser, account).catch((error: unknown) => modals.notifyOf(error));
    },
    { fireImmediately: true },
  );
  listingMarks(surroundings);
  return favoritesSync(favorites, own, surroundings);
}
