import { FavoritesCopyStorage } from '../../core/favorites/favorite-ports.ts';
import type { FavoritesCopy } from '../../core/favorites/favorite-ports.ts';
import { FAVORITE_TYPES, Favorites } from '../../core/favorites/favorites.ts';
import type { FavoriteType } from '../../core/favorites/favorites.ts';
import type { FavoriteMark } from '../../core/favorites/merge-favorites.ts';
import { fieldsOf, parseJson } from './text-store.ts';
import type { TextStore } from './text-store.ts';

const KEY = 'account-favorites';

/** Copy of the favorites as JSON, with the account's id. */
export class StoredFavoritesCopy extends FavoritesCopyStorage {
  constructor(private readonly store: TextStore) {
    super();
  }

  read(accountId: number): FavoritesCopy | null {
    const stored = fieldsOf(parseJson(this.store.read(KEY)));
    if (stored['account'] !== accountId) return null;
    const favorites = fieldsOf(stored['favorites']);
    return {
      favorites: Favorites.of(
        Object.fromEntries(FAVORITE_TYPES.map((type) => [type, listOf(favorites[type]).filter(isId)])),
      ),
      unsent: listOf(stored['unsent']).filter(isMark),
    };
  }

  write(accountId: number, { favorites, unsent }: FavoritesCopy): void {
    const lists = Object.fromEntries(FAVORITE_TYPES.map((type) => [type, favorites.ids(type)]));
    this.store.write(KEY, JSON.stringify({ account: accountId, favorites: lists, unsent }));
  }

  clear(): void {
    this.store.write(KEY, '');
  }

  watch(changed: () => void): void {
    this.store.watch(KEY, changed);
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isMark = (value: unknown): value is FavoriteMark => {
  const { type, id, kept, changedAt } = fieldsOf(value);
  return (
    FAVORITE_TYPES.includes(type as FavoriteType) &&
    isId(id) &&
    typeof kept === 'boolean' &&
    Number.isSafeInteger(changedAt)
  );
};
