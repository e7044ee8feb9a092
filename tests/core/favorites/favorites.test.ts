import { describe, expect, it } from 'vitest';
import { Favorites } from '../../../src/core/favorites/favorites.ts';

describe('Favorites (SHOP-06)', () => {
  it('list the newest first, separately for each type', () => {
    const marked = Favorites.none.toggle('product', 1).toggle('product', 2).toggle('property', 1);
    expect(marked.ids('product')).toEqual([2, 1]);
    expect(marked.ids('property')).toEqual([1]);
    expect(marked.has('roommate', 1)).toBe(false);
    expect(marked.count).toBe(3);
  });

  it('remove an item that is marked again', () => {
    const before = Favorites.none.toggle('product', 1);
    expect(before.toggle('product', 1).count).toBe(0);
    expect(before.count).toBe(1);
  });
});
