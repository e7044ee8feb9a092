import { FAVORITE_STATES } from '../../core/favorites/favorite-change.ts';
import type { FavoriteState, KeptStanding } from '../../core/favorites/favorite-change.ts';
import { KeptStandingsStorage } from '../../core/favorites/favorite-standings.ts';
import { FAVORITE_TYPES } from '../../core/favorites/favorites.ts';
import type { FavoriteType } from '../../core/favorites/favorites.ts';
import { fieldsOf, parseJson } from './text-store.ts';
import type { TextStore } from './text-store.ts';

const KEY = 'favorites-as-kept';

/** States of favorites as a JSON list; invalid items are ignored. */
export class StoredKeptStandings extends KeptStandingsStorage {
  constructor(private readonly store: TextStore) {
    super();
  }

  read(): KeptStanding[] {
    const stored = parseJson(this.store.read(KEY));
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  }

  write(standings: readonly KeptStanding[]): void {
    const kept = standings.map(({ type, id, title, price, state }) => ({ type, id, title, price, state }));
    this.store.write(KEY, JSON.stringify(kept));
  }
}

function isKept(value: unknown): value is KeptStanding {
  const { type, id, title, price, state } = fieldsOf(value);
  return (
    FAVORITE_TYPES.includes(type as FavoriteType) &&
    FAVORITE_STATES.includes(state as FavoriteState) &&
    Number.isSafeInteger(id) &&
    typeof title === 'string' &&
    (price === null || Number.isSafeInteger(price))
  );
}
