import { describe, it } from 'vitest';
import { expectAccountFavorites } from '../support/account-favorites-contract.ts';
import { MemoryAccountFavorites } from '../support/memory-account-favorites.ts';

describe('Favorites of an account, kept in memory', () => {
  it('are those of every device, by the latest word of each (SHOP-06)', async () => {
    await expectAccountFavorites(new MemoryAccountFavorites(), 1_700_000_000_000, [1, 2]);
  });
});
