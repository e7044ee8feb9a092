import { MemoryTextStore } from '../../src/adapters/storage/memory-text-store.ts';
import { StoredFavoriteStates } from '../../src/adapters/storage/stored-favorite-states.ts';
import type { Session } from '../../src/view-models/accounts/session.ts';
import { FavoriteAlert } from '../../src/view-models/favorites/favorite-alert.ts';
import { FavoriteChanges } from '../../src/view-models/favorites/favorite-changes.ts';
import type { FavoritesViewModel } from '../../src/view-models/favorites/favorites-view-model.ts';
import type { Modals } from '../../src/view-models/site/modals.ts';
import { someFavoriteStates } from './some-favorite-states.ts';

/** View models of changed favorites and their alerts, with states from `states`. */
export function aboutFavorites(
  favorites: FavoritesViewModel,
  session: Session,
  modals: Modals,
  states = someFavoriteStates(),
): [FavoriteChanges, FavoriteAlert] {
  const existing = new StoredFavoriteStates(new MemoryTextStore());
  return [new FavoriteChanges(favorites, states, existing, session), new FavoriteAlert(states, modals)];
}
