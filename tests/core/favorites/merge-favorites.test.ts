import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAVORITE_TYPES, Favorites } from '../../../src/core/favorites/favorites.ts';
import {
  changesBetween,
  favoritesOf,
  isSameThing,
  latestOf,
  MAX_FAVORITES,
  mergeFavorites,
  withChanges,
} from '../../../src/core/favorites/merge-favorites.ts';
import type { FavoriteMark } from '../../../src/core/favorites/merge-favorites.ts';

const marked = (id: number, changedAt: number): FavoriteMark => ({
  type: 'product',
  id,
  kept: true,
  changedAt,
});
const takenBack = (id: number, changedAt: number) => ({ ...marked(id, changedAt), kept: false });
const everything = () => true;
const merge = (
  known: FavoriteMark[],
  changes: FavoriteMark[],
  isThere: typeof everything | ((mark: FavoriteMark) => boolean) = everything,
) => mergeFavorites(known, changes, isThere);
const products = (marks: FavoriteMark[]) => favoritesOf(marks).ids('product');

describe('Favorites merged from an account and a browser (SHOP-06)', () => {
  it('include both lists, the newest first', () => {
    expect(products(merge([marked(1, 10), marked(2, 30)], [marked(3, 20), marked(1, 5)]))).toEqual([2, 3, 1]);
  });

  it('exclude an item that another device removed later', () => {
    const afterRemoval = merge([marked(1, 10)], [takenBack(1, 30)]);
    expect(products(merge(afterRemoval, [marked(1, 20)]))).toEqual([]);
    expect(products(merge(afterRemoval, [marked(1, 40)]))).toEqual([1]);
  });

  it('include an item that was removed before it was added', () => {
    expect(products(merge([marked(1, 30)], [takenBack(1, 20)]))).toEqual([1]);
  });

  it('exclude items that no longer exist', () => {
    const isThere = ({ id }: FavoriteMark) => id !== 2 && id !== 3;
    expect(merge([marked(1, 10), marked(2, 11)], [marked(3, 12), takenBack(2, 13)], isThere)).toEqual([
      marked(1, 10),
    ]);
  });

  it('ignore items that were never added', () => {
    expect(merge([], [takenBack(1, 10)])).toEqual([]);
  });

  it('of a full account accept a new item only after a removal', () => {
    const full = Array.from({ length: MAX_FAVORITES }, (_, index) => marked(index + 1, 1_000 + index));
    expect(products(merge(full, [marked(9_999, 5_000)]))).not.toContain(9_999);
    expect(products(merge(full, [marked(9_998, 4_999), marked(9_999, 5_000), takenBack(1, 6_000)]))).toEqual(
      expect.arrayContaining([9_999, 2]),
    );
    expect(products(merge(full, [marked(9_999, 7_000), takenBack(1, 6_000)]))).toContain(9_999);
    expect(products(merge(full, [marked(1, 9_000)]))[0]).toBe(1);
    expect(merge([...full, takenBack(600, 1)], [])).toContainEqual(takenBack(600, 1));
    const other: FavoriteMark = { type: 'property', id: 7, kept: true, changedAt: 1 };
    expect(favoritesOf(merge(full, [other])).ids('property')).toEqual([7]);
  });

  it('remember at most as many removed items as favorites', () => {
    const known = Array.from({ length: MAX_FAVORITES + 20 }, (_, index) => takenBack(index + 1, index));
    expect(merge(known, [])).toHaveLength(MAX_FAVORITES);
  });

  const anyMarks = fc.array(
    fc.record({
      type: fc.constantFrom(...FAVORITE_TYPES),
      id: fc.integer({ min: 1, max: 5 }),
      kept: fc.boolean(),
      changedAt: fc.integer({ min: 0, max: 1_000_000 }),
    }),
    { maxLength: 12 },
  );

  it('are the same if a device sends its changes twice', () => {
    fc.assert(
      fc.property(anyMarks, anyMarks, (one, other) => {
        const known = merge([], one);
        const joined = merge(known, other);
        expect(merge(joined, other)).toEqual(joined);
      }),
    );
  });

  it('are the same in either order of devices that start with the same list', () => {
    const shared = [1, 2, 3].flatMap((id) =>
      FAVORITE_TYPES.map((type, at) => ({ type, id, kept: true, changedAt: at })),
    );
    const apart = fc.uniqueArray(
      fc.record({
        type: fc.constantFrom(...FAVORITE_TYPES),
        id: fc.integer({ min: 1, max: 3 }),
        kept: fc.boolean(),
        changedAt: fc.integer({ min: 10, max: 1_000_000 }),
      }),
      { selector: ({ changedAt }) => changedAt, maxLength: 16 },
    );
    fc.assert(
      fc.property(apart, (changes) => {
        const [laptop, phone] = [
          changes.filter((_, at) => at % 2 === 0),
          changes.filter((_, at) => at % 2 === 1),
        ];
        expect(merge(merge(shared, laptop), phone)).toEqual(merge(merge(shared, phone), laptop));
      }),
    );
  });
});

describe('Favorite changes unknown to an account', () => {
  it('convert one list to the other', () => {
    const before = Favorites.of({ product: [1, 2], roommate: [9] });
    const after = Favorites.of({ product: [4, 3, 2], property: [5], roommate: [9] });
    const changes = changesBetween(before, after, 100);
    expect(withChanges(before, changes)).toEqual(after);
    expect(changes).toContainEqual(takenBack(1, 100));
  });

  it('appear at once, and repeat no applied change', () => {
    const list = Favorites.of({ product: [1, 2] });
    expect(withChanges(list, [marked(2, 5), takenBack(7, 6), marked(3, 7)]).ids('product')).toEqual([
      3, 1, 2,
    ]);
  });

  it('concern the same item if type and id are equal', () => {
    expect(isSameThing(marked(1, 10), takenBack(1, 20))).toBe(true);
    expect(isSameThing(marked(1, 10), marked(2, 10))).toBe(false);
    expect(isSameThing(marked(1, 10), { ...marked(1, 10), type: 'property' })).toBe(false);
  });

  it('include the latest change of each item', () => {
    expect(latestOf([marked(1, 10), takenBack(1, 30), marked(1, 20)])).toEqual([takenBack(1, 30)]);
  });
});
