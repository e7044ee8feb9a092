import { describe, expect, it } from 'vitest';
import type { Query } from '../../../src/core/site/paths.ts';
import { loadScreen } from '../../../src/view-models/site/load-screen.ts';
import { CategoriesScreen } from '../../../src/view-models/shop/categories-screen.ts';
import { aProduct } from '../../support/a-product.ts';
import { aProductCatalogue } from '../../support/a-product-catalogue.ts';

const { signal } = new AbortController();

describe('A page beyond the end of a list', () => {
  it.each([
    ['9999', 3, 3],
    ['4', 3, 3],
    ['3', 3, 3],
    ['1', 1, 10],
    ['-2', 1, 10],
    ['x', 1, 10],
  ])('%s is the page %i with %i products', async (page, shown, count) => {
    const products = Array.from({ length: 23 }, (_, index) => aProduct({ id: index + 1 }));
    const screen = new CategoriesScreen(aProductCatalogue(products));
    const query = { request: ['лампа'], page: [page] };
    await loadScreen(screen, { route: 'MarketplaceProductCategories', params: {}, query, signal });
    expect([screen.found.list.page, screen.found.products.data.length]).toEqual([shown, count]);
  });

  it('is the first page of an empty list, and does not affect screens without a list', async () => {
    const screen = new CategoriesScreen(aProductCatalogue([]));
    const query = { request: ['лампа'], page: ['7'] };
    await loadScreen(screen, { route: 'MarketplaceProductCategories', params: {}, query, signal });
    expect(screen.found.list.page).toBe(1);
    let loaded = 0;
    const plain = { head: { title: 'x' }, load: async () => void (loaded += 1) };
    await loadScreen(plain, { route: 'Index', params: {}, query: { page: ['9'] }, signal });
    expect(loaded).toBe(1);
  });

  it('is requested once if it exists or no page is requested', async () => {
    const queries: Query[] = [{ page: ['3'] }, {}];
    for (const query of queries) {
      let loaded = 0;
      const list = { head: { title: 'x' }, pageCount: 3, load: async () => void (loaded += 1) };
      await loadScreen(list, { route: 'Index', params: {}, query, signal });
      expect(loaded).toBe(1);
    }
  });

  it('is ignored by screens without data', async () => {
    const query = { page: ['9'] };
    const visit = { route: 'Index' as const, params: {}, query, signal };
    await expect(loadScreen({ head: { title: 'x' } }, visit)).resolves.toBeUndefined();
  });
});
