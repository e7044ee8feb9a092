import { AccountFavorites } from '../../../src/core/favorites/favorite-ports.ts';
import type { Failure } from '../../../src/core/shared/failure.ts';
import type { Favorites } from '../../../src/core/favorites/favorites.ts';
import { favoritesOf, mergeFavorites } from '../../../src/core/favorites/merge-favorites.ts';
import type { FavoriteMark } from '../../../src/core/favorites/merge-favorites.ts';

/** Favorites of an account in memory, by the server's rule; `refuse` is thrown while it is set. */
export class MemoryAccountFavorites extends AccountFavorites {
  marks: FavoriteMark[] = [];
  /** Number of synchronisations. */
  told = 0;
  refuse: Failure | null = null;
  /** Ids of deleted listings. */
  readonly gone = new Set<number>();

  async list(): Promise<Favorites> {
    this.mayAnswer();
    return favoritesOf(this.marks);
  }

  async change(changes: readonly FavoriteMark[]): Promise<Favorites> {
    this.told += 1;
    this.mayAnswer();
    this.marks = mergeFavorites(this.marks, changes, ({ id }) => !this.gone.has(id));
    return favoritesOf(this.marks);
  }

  private mayAnswer(): void {
    if (this.refuse) throw this.refuse;
  }
}
