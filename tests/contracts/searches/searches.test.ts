import { describe } from 'vitest';
import { MemorySavedSearches } from '../../support/memory/memory-saved-searches.ts';
import { savedSearchesContract } from './saved-searches.contract.ts';

describe('in memory', () => {
  savedSearchesContract(async () => {
    const searches = new MemorySavedSearches();
    return {
      searches,
      solveCaptcha: async () => 'solved',
      tokenSentTo: async (email) => searches.mailed.get(email) ?? '',
    };
  });
});
