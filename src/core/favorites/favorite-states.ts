import type { CancelSignal } from '../shared/failure.ts';
import type { NoInput } from '../shared/no-input.ts';
import type { StoredFavoriteState, CurrentFavoriteState } from './favorite-change.ts';
import type { Favorites, FavoriteType } from './favorites.ts';

/** Maximum favorites of a type in one request. */
const MAX_FAVORITE_STATES = 100;

type FavoriteIds = ReturnType<typeof favoriteIdsInput>;

/** Port to the states of favorites, and to the e-mails about their changes (FIND-03). */
export abstract class FavoriteStates {
  /** Returns the current states; deleted favorites are absent. */
  abstract favoriteStandings(input: FavoriteIds): Promise<{ data: CurrentFavoriteState[] }>;
  /** Returns the states of the account's favorites when they were added. */
  abstract keptFavorites(): Promise<{ data: StoredFavoriteState[] }>;
  /** `isTold` is true if the signed-in person gets e-mails. */
  abstract favoriteAlert(input?: NoInput, signal?: CancelSignal): Promise<{ isTold: boolean }>;
  abstract changeFavoriteAlert(input: { isTold: boolean }): Promise<unknown>;
  /** Ends the e-mails by the link of one of them; may be repeated. */
  abstract endFavoriteAlertByLink(input: { token: string }): Promise<unknown>;
}

/** Input of the operation: the first favorites of each type. */
export const favoriteIdsInput = (favorites: Favorites) => {
  const first = (type: FavoriteType) => {
    const ids = favorites.ids(type).slice(0, MAX_FAVORITE_STATES);
    return ids.length > 0 ? ids : undefined;
  };
  return { product: first('product'), property: first('property'), roommate: first('roommate') };
};

/** Port to the first known states of a visitor's favorites in this browser. */
export abstract class FavoriteStatesStorage {
  abstract read(): StoredFavoriteState[];
  abstract write(standings: readonly StoredFavoriteState[]): void;
}
