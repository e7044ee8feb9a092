import { beforeEach, describe, expect, it } from 'vitest';
import { NO_SEARCH_LIMITS } from '../../../src/core/searches/site-search/site-search.ts';
import type {
  SearchGroup,
  SiteSearch,
  SiteSearchResult,
} from '../../../src/core/searches/site-search/site-search.ts';
import { SearchScreen } from '../../../src/view-models/searches/search-screen.ts';
import { aProduct } from '../../support/a-product.ts';
import { fakeGateway } from '../../support/fake-gateway.ts';
import type { FakeGateway } from '../../support/fake-gateway.ts';
import { aProductCatalogue } from '../../support/a-product-catalogue.ts';
import { aRoommateCatalogue } from '../../support/a-roommate-catalogue.ts';
import { aPropertyCatalogue } from '../../support/a-property-catalogue.ts';

const products: SearchGroup = {
  kind: 'products',
  total: 1,
  list: { kind: 'products', filters: 'request=лампа', orderBy: null },
  words: [],
  targets: [],
  letGo: [],
};

let search: FakeGateway<SiteSearch>;
let result: SiteSearchResult;
let screen: SearchScreen;
beforeEach(() => {
  search = fakeGateway<SiteSearch>({ siteSearch: () => result });
  result = { groups: [], isDirect: false, relaxed: [] };
  const catalogues = {
    properties: aPropertyCatalogue(),
    roommates: aRoommateCatalogue(),
    products: aProductCatalogue([aProduct()]),
  };
  screen = new SearchScreen(search, catalogues, () => 'bg');
});

const open = (query: Record<string, string[]>) =>
  screen.load({ route: 'Search', params: {}, query, signal: new AbortController().signal });

describe('The page of a search (SHOP-04)', () => {
  it('searches the normalised text with the filters of the form', async () => {
    await open({
      request: ['  двустаен\u0000  София '],
      first: ['properties'],
      priceTo: ['1 200'],
      bedrooms: ['9'],
    });
    expect(search.inputs('siteSearch')).toEqual([
      { text: 'двустаен София', first: 'properties', priceTo: 120_000, bedrooms: 4 },
    ]);
  });

  it('ignores invalid filters and lists', async () => {
    await open({ request: ['лампа'], first: ['cars'], priceTo: ['much'], bedrooms: ['-1'] });
    expect(search.inputs('siteSearch')).toEqual([{ text: 'лампа', first: null, ...NO_SEARCH_LIMITS }]);
  });

  it('redirects to a list that the text names', async () => {
    result = { groups: [products], isDirect: true, relaxed: [] };
    await open({ request: ['лампа'] });
    expect(screen.movedTo).toBe(`/produkti/kategorii?request=${encodeURIComponent('лампа')}`);
  });

  it('redirects to a page that the text names', async () => {
    const cleaning = { ...products, kind: 'services', list: null } as const;
    const targets = [{ route: 'CleaningPage', id: null, title: null } as const];
    result = { groups: [{ ...cleaning, targets }], isDirect: true, relaxed: [] };
    await open({ request: ['x'] });
    expect(screen.movedTo).toBe('/pochistvane?request=x');
  });

  it('shows the cards if all results are requested', async () => {
    result = { groups: [products], isDirect: true, relaxed: [] };
    await open({ request: ['лампа'], all: ['1'] });
    expect([screen.movedTo, screen.products.length, screen.groups]).toEqual([null, 1, [products]]);
  });

  it('redirects a form without a text to its list, without a request', async () => {
    await open({ request: [''], first: ['roommates'], priceTo: ['400'] });
    expect([screen.movedTo, search.inputs('siteSearch')]).toEqual(['/sakvartiranti?priceTo=400', []]);
    await open({});
    expect([screen.movedTo, screen.head.title]).toEqual([null, { key: 'search-empty' }]);
  });

  it('names the search in the title', async () => {
    await open({ request: ['хеликоптер'] });
    expect(screen.head.title).toEqual({ key: 'search-found', values: { request: 'хеликоптер' } });
    expect([screen.movedTo, screen.groups]).toEqual([null, []]);
  });
});
