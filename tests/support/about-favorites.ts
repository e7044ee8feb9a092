import { MemoryTextStore } from '../../src/adapters/storage/memory-text-store.ts';
import { StoredKeptStandings } from '../../src/adapters/storage/stored-kept-standings.ts';
import type { Session } from '../../src/view-models/accounts/session.ts';
import { FavoriteAlert } from '../../src/view-models/favorites/favorite-alert.ts';
import { FavoriteChanges } from '../../src/view-models/favorites/favorite-changes.ts';
import type { FavoritesViewModel } from '../../src/view-models/favorites/favorites-view-model.ts';
import type { Modals } from '../../src/view-models/site/modals.ts';
import { someFavoriteStandings } from './some-favorite-standings.ts';

/** What changed about favorites, and whether one is told, for a browser that asks `standings`. */
export function aboutFavorites(
  favorites: FavoritesViewModel,
  session: Session,
  modals: Modals,
  standings = someFavoriteStandings(),
): [FavoriteChanges, FavoriteAlert] {
  const kept = new StoredKeptStandings(new MemoryTextStore());
  return [new FavoriteChanges(favorites, standings, kept, session), new FavoriteAlert(standings, modals)];
}
