import { describe, expect, it } from 'vitest';
import { undoOf } from '../../../src/core/properties/bulk-listings.ts';
import type { ListingAction, ListingsChanged } from '../../../src/core/properties/bulk-listings.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { OwnListingsBulk } from '../../../src/view-models/properties/own-listings-bulk.ts';

const REFUSED = [{ id: 3, title: 'Студио', message: 'property-status-not-possible' }];

function aBulk(answer: Partial<ListingsChanged> = {}) {
  const asked: { ids: readonly number[]; action: ListingAction }[] = [];
  const state = { refreshed: 0, refuse: null as Failure | null };
  const listings = {
    changeListings: async ({ ids, action }: (typeof asked)[number]) => {
      if (state.refuse) throw state.refuse;
      asked.push({ ids, action });
      return { changed: [...ids], held: 0, refused: [], ...answer };
    },
  };
  const bulk = new OwnListingsBulk(listings, async () => {
    state.refreshed += 1;
  });
  return { bulk, asked, state };
}

describe('A change of many listings', () => {
  it('needs a confirmation, and clears the selection', async () => {
    const { bulk, asked, state } = aBulk();
    bulk.choose([1, 2]);
    bulk.toggle(3);
    bulk.prepare('pause', 'active');
    expect(asked).toEqual([]);
    await bulk.confirm();
    expect(asked).toEqual([{ ids: [1, 2, 3], action: 'pause' }]);
    expect([bulk.chosen.size, bulk.pending, state.refreshed]).toEqual([0, null, 1]);
  });

  it('undoes the change of the changed ones', async () => {
    const { bulk, asked } = aBulk({ changed: [1, 2], refused: REFUSED });
    bulk.choose([1, 2, 3]);
    bulk.prepare('pause', 'active');
    await bulk.confirm();
    expect(bulk.outcome?.refused).toEqual(REFUSED);
    await bulk.undo();
    expect(asked[1]).toEqual({ ids: [1, 2], action: 'publish' });
    expect(bulk.outcome?.undo).toBeNull();
  });

  it('keeps the selection and reports an error when the server is unavailable', async () => {
    const { bulk, state } = aBulk();
    state.refuse = new Failure('error-please-try-again-later', {}, 'unavailable');
    bulk.choose([1, 2]);
    bulk.prepare('delete', 'paused');
    await bulk.confirm();
    expect([bulk.error, bulk.chosen.size]).toEqual(['error-please-try-again-later', 2]);
  });
});

describe('The undo of a change of listings', () => {
  it.each([
    ['pause', 'active', 'publish'],
    ['rent', 'paused', 'pause'],
    ['pause', 'rented', 'rent'],
    ['publish', 'paused', 'pause'],
    ['publish', 'draft', null],
    ['delete', 'active', 'restore'],
    ['restore', 'deleted', 'delete'],
    ['confirm', 'active', null],
  ] as const)('of %s among %s listings is %s', (action, tab, undo) => {
    expect(undoOf(action, tab)).toBe(undo);
  });
});
