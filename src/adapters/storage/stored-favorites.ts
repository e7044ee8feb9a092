import { FAVORITE_TYPES, Favorites, FavoritesStorage } from '../../core/favorites/favorites.ts';
import { fieldsOf, parseJson, STORE_KEYS } from './text-store.ts';
import type { TextStore } from './text-store.ts';

/** Favorites as JSON under `favorites`: by type, then id, with the position in the list (SHOP-06). */
export class StoredFavorites extends FavoritesStorage {
  constructor(private readonly store: TextStore) {
    super();
  }

  read(): Favorites {
    const stored = fieldsOf(parseJson(this.store.read(STORE_KEYS.favorites)));
    return Favorites.of(
      Object.fromEntries(
        FAVORITE_TYPES.map((type) => [
          type,
          Object.entries(fieldsOf(stored[type]))
            .filter(([id, position]) => /^[1-9]\d{0,14}$/.test(id) && typeof position === 'number')
            .sort(([, one], [, other]) => Number(one) - Number(other))
            .map(([id]) => Number(id)),
        ]),
      ),
    );
  }

  write(favorites: Favorites): boolean {
    const byType = FAVORITE_TYPES.map((type) => [
      type,
      Object.fromEntries(favorites.ids(type).map((id, position) => [id, position])),
    ]);
    return this.store.write(STORE_KEYS.favorites, JSON.stringify(Object.fromEntries(byType)));
  }

  watch(changed: () => void): void {
    this.store.watch(STORE_KEYS.favorites, changed);
  }
}
