import { FAVORITE_AVAILABILITIES } from '../../core/favorites/favorite-change.ts';
import type { FavoriteAvailability, StoredFavoriteState } from '../../core/favorites/favorite-change.ts';
import { FavoriteStatesStorage } from '../../core/favorites/favorite-ports.ts';
import { FAVORITE_TYPES } from '../../core/favorites/favorites.ts';
import type { FavoriteType } from '../../core/favorites/favorites.ts';
import { fieldsOf, parseJson } from './text-store.ts';
import type { TextStore } from './text-store.ts';

const KEY = 'favorites-as-kept';

/** States of favorites as a JSON list; invalid items are ignored. */
export class StoredFavoriteStates extends FavoriteStatesStorage {
  constructor(private readonly store: TextStore) {
    super();
  }

  read(): StoredFavoriteState[] {
    const stored = parseJson(this.store.read(KEY));
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  }

  write(states: readonly StoredFavoriteState[]): void {
    const current = states.map(({ type, id, title, price, state }) => ({ type, id, title, price, state }));
    this.store.write(KEY, JSON.stringify(current));
  }
}

function isKept(value: unknown): value is StoredFavoriteState {
  const { type, id, title, price, state } = fieldsOf(value);
  return (
    FAVORITE_TYPES.includes(type as FavoriteType) &&
    FAVORITE_AVAILABILITIES.includes(state as FavoriteAvailability) &&
    Number.isSafeInteger(id) &&
    typeof title === 'string' &&
    (price === null || Number.isSafeInteger(price))
  );
}
