import { FAVORITE_TYPES, Favorites } from './favorites.ts';
import type { FavoriteType } from './favorites.ts';

/** Maximum favorites of a type per account, and maximum stored removals. */
export const MAX_FAVORITES = 500;

/** Latest change of a favorite: added or removed. */
export type FavoriteMark = {
  type: FavoriteType;
  id: number;
  kept: boolean;
  /** Milliseconds since 1970. */
  changedAt: number;
};

type Thing = Pick<FavoriteMark, 'type' | 'id'>;

/**
 * Merges changes of a device into an account's favorites (SHOP-06). The latest change of each item has
 * priority, so order and repetition of requests have no effect. A full list stays unchanged; deleted items
 * are removed.
 */
export function mergeFavorites(
  known: readonly FavoriteMark[],
  changes: readonly FavoriteMark[],
  isThere: (mark: FavoriteMark) => boolean,
): FavoriteMark[] {
  const merged = new Map(known.filter(isThere).map((mark) => [keyOf(mark), mark]));
  // Removals go first, to make room for additions.
  const ordered = newestFirst(latestOf(changes).filter(isThere)).toSorted(
    (one, other) => +one.kept - +other.kept,
  );
  for (const change of ordered) {
    const before = merged.get(keyOf(change));
    if (before ? before.changedAt > change.changedAt : !change.kept) continue;
    if (change.kept && !before?.kept && isFull(merged, change.type)) continue;
    merged.set(keyOf(change), change);
  }
  const marks = newestFirst([...merged.values()]);
  const remembered = marks.filter(({ kept }) => !kept).slice(0, MAX_FAVORITES);
  return marks.filter((mark) => mark.kept || remembered.includes(mark));
}

/** Favorites by marks, the newest first. */
export function favoritesOf(marks: readonly FavoriteMark[]): Favorites {
  const current = newestFirst(marks.filter((mark) => mark.kept));
  return Favorites.of(
    Object.fromEntries(
      FAVORITE_TYPES.map((type) => [type, current.filter((mark) => mark.type === type).map(({ id }) => id)]),
    ),
  );
}

/** Favorites with pending changes applied. */
export function withChanges(favorites: Favorites, changes: readonly FavoriteMark[]): Favorites {
  return newestFirst(changes)
    .toReversed()
    .reduce(
      (list, { type, id, kept }) => (list.has(type, id) === kept ? list : list.toggle(type, id)),
      favorites,
    );
}

/** Changes from one list to the other at a moment; among several the newest item is the latest. */
export function changesBetween(before: Favorites, after: Favorites, at: number): FavoriteMark[] {
  return FAVORITE_TYPES.flatMap((type) => [
    ...after
      .ids(type)
      .filter((id) => !before.has(type, id))
      .map((id, place) => ({ type, id, kept: true, changedAt: at - place })),
    ...before
      .ids(type)
      .filter((id) => !after.has(type, id))
      .map((id) => ({ type, id, kept: false, changedAt: at })),
  ]);
}

/** Latest change of each item; of two at the same time the last one in the list. */
export function latestOf(changes: readonly FavoriteMark[]): FavoriteMark[] {
  const oldestFirst = changes.toSorted((one, other) => one.changedAt - other.changedAt);
  return [...new Map(oldestFirst.map((change) => [keyOf(change), change])).values()];
}

export function isSameThing(one: Thing, other: Thing): boolean {
  return keyOf(one) === keyOf(other);
}

function isFull(marks: ReadonlyMap<string, FavoriteMark>, type: FavoriteType): boolean {
  return [...marks.values()].filter((mark) => mark.kept && mark.type === type).length >= MAX_FAVORITES;
}

function newestFirst(marks: readonly FavoriteMark[]): FavoriteMark[] {
  return marks.toSorted((one, other) => other.changedAt - one.changedAt);
}

function keyOf({ type, id }: Thing): string {
  return `${type} ${id}`;
}
