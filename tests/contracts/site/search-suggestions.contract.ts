import { beforeEach, describe, expect, it } from 'vitest';
import type { SearchSuggestions } from '../../../src/core/searches/suggestions.ts';

/** What every way to suggestions does; the world sells „Лампион“ in the category „Лампиони“. */
export function searchSuggestionsContract(makeSuggestions: () => Promise<SearchSuggestions>): void {
  describe('Suggestions for the search', () => {
    let suggestions: SearchSuggestions;
    beforeEach(async () => {
      suggestions = await makeSuggestions();
    });
    const suggested = (text: string) => suggestions.for(text, null, new AbortController().signal);

    it('complete what was begun (SHOP-04)', async () => {
      const { categories, products } = await suggested('лампи');
      expect(categories.map(({ name }) => name)).toEqual(['Лампиони']);
      expect(products.map(({ title }) => title)).toEqual(['Лампион']);
    });

    it('are none for a single letter, nor for what nobody offers', async () => {
      const nothing = {
        words: [],
        categories: [],
        products: [],
        shopRooms: [],
        properties: [],
        rooms: [],
        groups: [],
      };
      expect(await suggested('л')).toEqual(nothing);
      expect(await suggested('хеликоптер')).toEqual(nothing);
    });
  });
}
