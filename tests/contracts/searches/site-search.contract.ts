import { describe, expect, it } from 'vitest';
import { NO_SEARCH_LIMITS } from '../../../src/core/searches/site-search/site-search.ts';
import type { SiteSearch } from '../../../src/core/searches/site-search/site-search.ts';

/** The contract of the search over the whole site, on a site with the town София and no listings. */
export function siteSearchContract(makeSearch: () => Promise<SiteSearch>): void {
  describe('The search over the whole site', () => {
    const searched = async (text: string) =>
      (await makeSearch()).search({ text, first: null, limits: NO_SEARCH_LIMITS });

    it('opens the page that words name (SHOP-04)', async () => {
      const { groups, isDirect } = await searched('общи условия');
      expect([groups.map(({ kind }) => kind), isDirect]).toEqual([['pages'], true]);
    });

    it('takes limits of a form, and shows a named list without results', async () => {
      const search = await makeSearch();
      const limits = { priceTo: 100_000, bedrooms: 2 };
      const { groups, isDirect } = await search.search({
        text: 'апартамент София',
        first: 'properties',
        limits,
      });
      expect(groups.map(({ list, total }) => [list?.filters, total])).toEqual([
        ['city=1&priceTo=1000&bedrooms=2', 0],
      ]);
      expect(isDirect).toBe(false);
    });

    it('finds nothing for an empty text', async () => {
      expect(await searched('')).toEqual({ groups: [], isDirect: false, relaxed: [] });
    });
  });
}
