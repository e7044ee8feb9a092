import type { Favorites, FavoriteType } from './favorites.ts';
import type { FavoriteMark } from './merge-favorites.ts';
import type { CancelSignal } from '../shared/failure.ts';
import type { NoInput } from '../shared/no-input.ts';
import type { StoredFavoriteState, CurrentFavoriteState } from './favorite-change.ts';

/** Port to the favorites of the signed-in account (SHOP-06). */
export abstract class AccountFavorites {
  abstract list(): Promise<Favorites>;
  /**
   * Sends changes of this device; the operation is idempotent.
   * @returns the list of all devices
   */
  abstract change(changes: readonly FavoriteMark[]): Promise<Favorites>;
}

/** Copy of an account's list in this browser, with changes not yet sent. */
export type FavoritesCopy = { favorites: Favorites; unsent: readonly FavoriteMark[] };

/** Port to the browser's copy of an account's list. */
export abstract class FavoritesCopyStorage {
  /** Null without a copy for this account. */
  abstract read(accountId: number): FavoritesCopy | null;
  abstract write(accountId: number, copy: FavoritesCopy): void;
  abstract clear(): void;
  /** Reports changes by other tabs. */
  abstract watch(changed: () => void): void;
}

const MAX_FAVORITE_STATES = 100;

type FavoriteIds = ReturnType<typeof favoriteIdsInput>;

/** Port to the states of favorites, and to the e-mails about their changes (FIND-03). */
export abstract class FavoriteStates {
  /** Current states; deleted favorites are absent. */
  abstract favoriteStates(input: FavoriteIds): Promise<{ data: CurrentFavoriteState[] }>;
  /** States of the account's favorites when they were added. */
  abstract savedFavoriteStates(): Promise<{ data: StoredFavoriteState[] }>;
  /** `isTold` is true if the signed-in user gets e-mails. */
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
  abstract write(states: readonly StoredFavoriteState[]): void;
}
