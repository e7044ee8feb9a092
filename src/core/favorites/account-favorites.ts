import type { Favorites } from './favorites.ts';
import type { FavoriteMark } from './merge-favorites.ts';

/** The favorites in the account of whoever is signed in (SHOP-06). */
export abstract class AccountFavorites {
  abstract list(): Promise<Favorites>;
  /** Tells what changed on this device; telling it again does no harm. @returns the list of all devices. */
  abstract change(changes: readonly FavoriteMark[]): Promise<Favorites>;
}

/** An account's list as this browser saw it last, and what it has not told the account yet. */
export type FavoritesCopy = { favorites: Favorites; unsent: readonly FavoriteMark[] };

/** Where a browser keeps the copy of one account's list. */
export abstract class FavoritesCopyStorage {
  /** Null where there is none of this account. */
  abstract read(accountId: number): FavoritesCopy | null;
  abstract write(accountId: number, copy: FavoritesCopy): void;
  abstract clear(): void;
  /** Tells of changes made in another tab. */
  abstract watch(changed: () => void): void;
}
