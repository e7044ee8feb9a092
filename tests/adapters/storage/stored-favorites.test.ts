import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFavorites } from '../../../src/adapters/storage/stored-favorites.ts';

function read(text: string) {
  const store = new MemoryTextStore();
  store.write('favorites', text);
  return new StoredFavorites(store).read();
}

describe('Stored favorites (SHOP-06)', () => {
  it('are grouped by type, then id', () => {
    const store = new MemoryTextStore();
    const storage = new StoredFavorites(store);
    storage.write(storage.read().toggle('product', 5).toggle('product', 2));
    expect(JSON.parse(store.read('favorites') ?? '')).toEqual({
      product: { 2: 0, 5: 1 },
      property: {},
      roommate: {},
    });
  });

  it('preserve the valid part of a broken format', () => {
    expect(read('{"product":{"5":0,"x":1,"-2":2,"7":"soon"},"pet":{"1":0}}').ids('product')).toEqual([5]);
  });

  it('never throw for any JSON', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(read(text).count).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
