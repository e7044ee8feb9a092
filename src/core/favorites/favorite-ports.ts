import type { Favorites } from './favorites.ts';
import type { FavoriteMark } from './merge-favorites.ts';
import type { CancelSignal } from '../shared/failure.ts';
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

/** Port to the states of favorites, and to the user's mails about changes (FIND-03). */
export abstract class FavoriteStates {
  /** Current states of the first hundred of each type; deleted ones are absent. */
  abstract now(favorites: Favorites): Promise<CurrentFavoriteState[]>;
  /** States at the time when the signed-in account added them. */
  abstract stored(): Promise<StoredFavoriteState[]>;
  /** True if the signed-in user receives mails. */
  abstract alertsEnabled(signal?: CancelSignal): Promise<boolean>;
  abstract setAlerts(enabled: boolean): Promise<void>;
  /** Unsubscribes with the link of a mail; idempotent. */
  abstract endByLink(token: string): Promise<void>;
}

/** Port to the first known states of a visitor's favorites in this browser. */
export abstract class FavoriteStatesStorage {
  abstract read(): StoredFavoriteState[];
  abstract write(states: readonly StoredFavoriteState[]): void;
}
