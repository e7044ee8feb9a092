import type { Favorites } from './favorites.ts';
import type { FavoriteMark } from './merge-favorites.ts';

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
