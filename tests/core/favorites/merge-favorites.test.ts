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

describe('Favorites of an account and of a browser (SHOP-06)', () => {
  it('are all kept, the newest first', () => {
    expect(products(merge([marked(1, 10), marked(2, 30)], [marked(3, 20), marked(1, 5)]))).toEqual([2, 3, 1]);
  });

  it('do not bring back what another device has taken back since', () => {
    const afterRemoval = merge([marked(1, 10)], [takenBack(1, 30)]);
    expect(products(merge(afterRemoval, [marked(1, 20)]))).toEqual([]);
    expect(products(merge(afterRemoval, [marked(1, 40)]))).toEqual([1]);
  });

  it('do not lose a mark to an older word that takes it back', () => {
    expect(products(merge([marked(1, 30)], [takenBack(1, 20)]))).toEqual([1]);
  });

  it('come without what is no longer there', () => {
    const isThere = ({ id }: FavoriteMark) => id !== 2 && id !== 3;
    expect(merge([marked(1, 10), marked(2, 11)], [marked(3, 12), takenBack(2, 13)], isThere)).toEqual([
      marked(1, 10),
    ]);
  });

  it('remember nothing of what was never marked', () => {
    expect(merge([], [takenBack(1, 10)])).toEqual([]);
  });

  it('of a full account stay; what is taken back makes room', () => {
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

  it('remember as many that were taken back, and no more', () => {
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

  it('are the same however often a device tells', () => {
    fc.assert(
      fc.property(anyMarks, anyMarks, (one, other) => {
        const known = merge([], one);
        const told = merge(known, other);
        expect(merge(told, other)).toEqual(told);
      }),
    );
  });

  it('are the same whichever device tells first, when both had the list before', () => {
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

describe('Changes that an account does not know yet', () => {
  it('are what makes one list of the other', () => {
    const before = Favorites.of({ product: [1, 2], roommate: [9] });
    const after = Favorites.of({ product: [4, 3, 2], property: [5], roommate: [9] });
    const changes = changesBetween(before, after, 100);
    expect(withChanges(before, changes)).toEqual(after);
    expect(changes).toContainEqual(takenBack(1, 100));
  });

  it('show at once and disturb nothing that is so already', () => {
    const list = Favorites.of({ product: [1, 2] });
    expect(withChanges(list, [marked(2, 5), takenBack(7, 6), marked(3, 7)]).ids('product')).toEqual([
      3, 1, 2,
    ]);
  });

  it('are of the same thing when type and id are', () => {
    expect(isSameThing(marked(1, 10), takenBack(1, 20))).toBe(true);
    expect(isSameThing(marked(1, 10), marked(2, 10))).toBe(false);
    expect(isSameThing(marked(1, 10), { ...marked(1, 10), type: 'property' })).toBe(false);
  });

  it('are one of each thing', () => {
    expect(latestOf([marked(1, 10), takenBack(1, 30), marked(1, 20)])).toEqual([takenBack(1, 30)]);
  });
});
