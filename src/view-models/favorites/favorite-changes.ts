import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { changesSince } from '../../core/favorites/favorite-change.ts';
import type { FavoriteChange, StoredFavoriteState } from '../../core/favorites/favorite-change.ts';
import { favoriteIdsInput } from '../../core/favorites/favorite-ports.ts';
import type { FavoriteStates, FavoriteStatesStorage } from '../../core/favorites/favorite-ports.ts';
import type { FavoriteType } from '../../core/favorites/favorites.ts';
import type { Session } from '../accounts/session.ts';
import type { FavoritesViewModel } from './favorites-view-model.ts';
import { unobserved } from '../site/unobserved.ts';

export type ChangedFavorite = {
  type: FavoriteType;
  id: number;
  title: string;
  changes: readonly FavoriteChange[];
};

/** Changes of favorites since they were added, or first seen by this browser (FIND-03). */
export class FavoriteChanges {
  private found: readonly ChangedFavorite[] = [];

  constructor(
    private readonly favorites: FavoritesViewModel,
    private readonly states: FavoriteStates,
    private readonly storage: FavoriteStatesStorage,
    private readonly session: Session,
  ) {
    makeAutoObservable<this, 'found'>(this, {
      ...unobserved('favorites', 'states', 'storage', 'session'),
      found: observableRef,
    });
  }

  get list(): readonly ChangedFavorite[] {
    return this.found.filter(({ type, id }) => this.favorites.has(type, id));
  }

  async load(): Promise<void> {
    const { favorites } = this.favorites;
    if (favorites.count === 0) return;
    const [{ data: present }, stored] = await Promise.all([
      this.states.favoriteStates(favoriteIdsInput(favorites)),
      this.storedStates(),
    ]);
    if (!this.session.user) this.storage.write(this.withNew(stored, present));
    runInAction(() => {
      this.found = present.flatMap((now) => {
        const before = stored.find((one) => isSame(one, now));
        if (!before) return [];
        const { type, id, title } = now;
        const changes = changesSince(before, now);
        return changes.length > 0 ? [{ type, id, title: title || before.title, changes }] : [];
      });
    });
  }

  private async storedStates(): Promise<StoredFavoriteState[]> {
    return this.session.user ? (await this.states.savedFavoriteStates()).data : this.storage.read();
  }

  /** Adds new favorites with their present state, and removes old ones. */
  private withNew(
    existing: readonly StoredFavoriteState[],
    present: readonly StoredFavoriteState[],
  ): StoredFavoriteState[] {
    return [
      ...existing.filter(({ type, id }) => this.favorites.has(type, id)),
      ...present.filter((one) => !existing.some((other) => isSame(one, other))),
    ];
  }
}

const isSame = (one: StoredFavoriteState, other: StoredFavoriteState) =>
  one.type === other.type && one.id === other.id;
