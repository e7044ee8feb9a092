import { FAVORITE_TYPES, Favorites } from './favorites.ts';
import type { FavoriteType } from './favorites.ts';

/** How many things of one type an account keeps; as many that were taken back are remembered. */
export const MAX_FAVORITES = 500;

/** What a person did last with one thing: marked it, or took the mark back. */
export type FavoriteMark = {
  type: FavoriteType;
  id: number;
  kept: boolean;
  /** Milliseconds since 1970. */
  changedAt: number;
};

type Thing = Pick<FavoriteMark, 'type' | 'id'>;

/**
 * The marks of an account with changes from one of its devices (SHOP-06): of each thing the latest holds, so
 * that the order in which devices tell, and telling twice, change nothing. A full list keeps what it has; what is
 * no longer there is dropped.
 */
export function mergeFavorites(
  known: readonly FavoriteMark[],
  changes: readonly FavoriteMark[],
  isThere: (mark: FavoriteMark) => boolean,
): FavoriteMark[] {
  const merged = new Map(known.filter(isThere).map((mark) => [keyOf(mark), mark]));
  // What is taken back makes room for what is marked.
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

/** The list that marks amount to, the newest first. */
export function favoritesOf(marks: readonly FavoriteMark[]): Favorites {
  const kept = newestFirst(marks.filter((mark) => mark.kept));
  return Favorites.of(
    Object.fromEntries(
      FAVORITE_TYPES.map((type) => [type, kept.filter((mark) => mark.type === type).map(({ id }) => id)]),
    ),
  );
}

/** The list as it will be once the account knows of the changes. */
export function withChanges(favorites: Favorites, changes: readonly FavoriteMark[]): Favorites {
  return newestFirst(changes)
    .toReversed()
    .reduce(
      (list, { type, id, kept }) => (list.has(type, id) === kept ? list : list.toggle(type, id)),
      favorites,
    );
}

/** What makes one list of the other, as done at a time; of several at once the newest counts as the latest. */
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

/** Changes of which each thing has one, the latest; of two at the same time the one that is told last. */
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
