import { describe, expect, it } from 'vitest';
import { aReviewCatalogue } from '../../support/a-review-catalogue.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Query } from '../../../src/core/site/paths.ts';
import type { RouteName } from '../../../src/core/site/routes.ts';
import { CategoriesScreen } from '../../../src/view-models/shop/categories-screen.ts';
import { CategoryScreen } from '../../../src/view-models/shop/category-screen.ts';
import { HOME_SHELVES } from '../../../src/core/shop/home-shelves.ts';
import { HomeScreen } from '../../../src/view-models/shop/home-screen.ts';
import { ShopsScreen } from '../../../src/view-models/shop/shops-screen.ts';
import { VendorScreen } from '../../../src/view-models/shop/vendor-screen.ts';
import { aProperty } from '../../support/a-property.ts';
import { aProduct, aVendor } from '../../support/a-product.ts';
import { aPostSummary, aJournal } from '../../support/a-journal.ts';
import { anOfferSummary, aRoommateCatalogue } from '../../support/a-roommate-catalogue.ts';
import { aProductCatalogue } from '../../support/a-product-catalogue.ts';
import { aPropertyCatalogue } from '../../support/a-property-catalogue.ts';

const { signal } = new AbortController();
const NO_CONNECTION = new Failure('error-no-connection', {}, 'unreachable');

/** Eleven lamps, the last of them sold out and on promo. */
const lamps = () =>
  Array.from({ length: 11 }, (_, index) =>
    aProduct({ id: 1 + index, ...(index === 10 && { quantity: 0, promoPrice: 3_990 }) }),
  );

describe('The shops (SHOP-07)', () => {
  async function theShops(query: Query = {}) {
    const vendors = Array.from({ length: 25 }, (_, index) =>
      aVendor({ id: 1 + index, name: `Дъб ${index}` }),
    );
    const catalogue = aProductCatalogue(vendors.map((vendor) => aProduct({ id: vendor.id, vendor })));
    const screen = new ShopsScreen(catalogue);
    await screen.load({ route: 'Shops', params: {}, query, signal });
    return { screen, catalogue };
  }

  it('are shown 24 to a page, each page with its URL', async () => {
    const { screen } = await theShops();
    expect([screen.shops.data.length, screen.shops.total, screen.pageCount]).toEqual([24, 25, 2]);
    expect(screen.head.canonical).toEqual({ name: 'Shops', query: { page: null } });
    const { screen: second } = await theShops({ page: ['2'] });
    expect(second.shops.data.map(({ id }) => id)).toEqual([25]);
    expect(second.head.canonical?.query).toEqual({ page: 2 });
  });

  it('are found by name, without a URL for search engines', async () => {
    const { screen, catalogue } = await theShops({ search: [` ${'Дъб 24'} `] });
    expect(screen.shops.data.map(({ id }) => id)).toEqual([25]);
    expect(screen.head).toEqual({ title: { key: 'shops' }, description: { key: 'shops-lead' } });
    expect(catalogue.inputs('vendors')).toEqual([{ search: 'Дъб 24', offset: 0, limit: 24 }]);
  });

  it('are searched with at most a hundred characters', async () => {
    const { catalogue } = await theShops({ search: ['я'.repeat(101)] });
    expect(catalogue.inputs('vendors')[0]?.search).toHaveLength(100);
  });
});

describe('The categories of the shop (SHOP-02)', () => {
  async function theCategories(query: Query = {}, route: RouteName = 'MarketplaceProductCategories') {
    const catalogue = aProductCatalogue(lamps());
    const screen = new CategoriesScreen(catalogue);
    await screen.load({ route, params: {}, query, signal });
    return { catalogue, screen, asked: catalogue.inputs('productCategories') };
  }

  it('are all shown at first', async () => {
    const { screen, catalogue, asked } = await theCategories();
    expect(asked).toEqual([{ room: null }]);
    expect(screen.categories.map(({ name }) => name)).toEqual(['Лампи']);
    expect([screen.popular, catalogue.inputs('searchProducts'), screen.pageCount]).toEqual([[], [], 1]);
    expect(screen.head).toEqual({
      title: { key: 'categories-title' },
      description: { key: 'categories-description' },
      canonical: { name: 'MarketplaceProductCategories', query: { room: null } },
    });
  });

  it('of a room are shown with its available bestsellers', async () => {
    const { screen, catalogue, asked } = await theCategories({ room: ['kitchen'] });
    expect(asked).toEqual([{ room: 'kitchen' }]);
    expect(screen.popular.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(catalogue.inputs('searchProducts')).toMatchObject([
      { room: 'kitchen', inStock: true, orderBy: 'popular.DESC' },
    ]);
    expect(screen.head).toEqual({
      title: { key: 'room-title-kitchen' },
      description: { key: 'room-description-kitchen' },
      canonical: { name: 'MarketplaceProductCategories', query: { room: 'kitchen' } },
    });
    expect((await theCategories({ room: ['cellar'] })).screen.room).toBeNull();
  });

  it('of the promotions are those with a promo', async () => {
    const { screen, catalogue, asked } = await theCategories(
      { room: ['kitchen'], request: ['лампа'] },
      'MarketplaceProductPromoCategories',
    );
    expect(asked).toEqual([{ room: 'kitchen', promo: '1' }]);
    expect([screen.promo, screen.request, screen.popular, catalogue.inputs('searchProducts')]).toEqual([
      true,
      '',
      [],
      [],
    ]);
    expect(screen.categories[0]?.productCount).toBe(1);
    expect(screen.head).toMatchObject({
      title: { key: 'promo-title' },
      canonical: { name: 'MarketplaceProductPromoCategories' },
    });
  });

  it('are replaced by the results of a text search, which is not indexed (SHOP-04)', async () => {
    const { screen, catalogue } = await theCategories({ request: [' лампа '], room: ['kitchen'] });
    expect([screen.request, screen.popular]).toEqual(['лампа', []]);
    expect([screen.found.products.total, screen.pageCount]).toEqual([11, 2]);
    expect(catalogue.inputs('searchProducts')).toMatchObject([{ request: 'лампа', orderBy: 'popular.DESC' }]);
    expect(screen.head).toEqual({ title: { key: 'search-title', values: { request: 'лампа' } } });
    expect((await theCategories({ request: ['я'.repeat(201)] })).screen.request).toBe('я'.repeat(200));
    expect((await theCategories({ request: ['  '] })).catalogue.inputs('searchProducts')).toEqual([]);
  });

  it('are empty before they are loaded', () => {
    const screen = new CategoriesScreen(aProductCatalogue());
    expect([screen.categories, screen.popular, screen.promo, screen.pageCount]).toEqual([[], [], false, 1]);
    expect(screen.head.title).toEqual({ key: 'categories-title' });
  });
});

describe('A category (SHOP-03)', () => {
  async function theCategory(id = '3', query: Query = {}) {
    const screen = new CategoryScreen(aProductCatalogue(lamps()));
    await screen.load({ route: 'ProductCategory', params: { id }, query, signal });
    return screen;
  }

  it('has its name, and a URL for each page of its products', async () => {
    const first = await theCategory();
    expect([first.category?.name, first.list.products.data.length, first.pageCount]).toEqual([
      'Лампи',
      10,
      2,
    ]);
    expect(first.head).toEqual({
      title: 'Лампи',
      description: { key: 'category-description', values: { category: 'Лампи', count: 11 } },
      canonical: { name: 'ProductCategory', params: { id: '3' }, query: {} },
    });
    const second = await theCategory('3', { page: ['2'] });
    expect([second.list.products.data.length, second.head.canonical?.query]).toEqual([1, { page: 2 }]);
  });

  it('has a title before it is loaded', () => {
    expect(new CategoryScreen(aProductCatalogue()).head).toEqual({ title: { key: 'categories-title' } });
  });

  it.each(['lamps', '99'])('is not found at %s', async (id) => {
    await expect(theCategory(id)).rejects.toMatchObject({
      messageKey: 'error-category-not-found',
      kind: 'not-found',
    });
  });
});

describe('The page of a vendor (SHOP-07)', () => {
  it('shows the vendor with the newest products', async () => {
    const catalogue = aProductCatalogue([
      ...lamps(),
      aProduct({ id: 99, vendor: aVendor({ id: 8, name: 'Дървото' }) }),
    ]);
    const screen = new VendorScreen(catalogue, aReviewCatalogue());
    expect([screen.head, screen.pageCount]).toEqual([{ title: { key: 'vendor-title' } }, 1]);
    await screen.load({ route: 'Vendor', params: { id: '7' }, query: {}, signal });
    expect([screen.list.products.total, screen.pageCount]).toEqual([11, 2]);
    expect(catalogue.inputs('searchProducts')).toMatchObject([{ vendorId: 7, orderBy: 'createdAt.DESC' }]);
    expect(screen.head).toEqual({
      title: 'Дом и светлина',
      description: '',
      canonical: { name: 'Vendor', params: { id: '7' } },
    });
  });

  it('is not found for a missing vendor', async () => {
    const screen = new VendorScreen(aProductCatalogue(), aReviewCatalogue());
    await expect(
      screen.load({ route: 'Vendor', params: { id: '7' }, query: {}, signal }),
    ).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('The home screen (SHOP-01, NAV-03)', () => {
  function aHome() {
    const parts = {
      catalogue: aProductCatalogue([
        ...lamps(),
        aProduct({ id: 50, promoPrice: 3_000, categories: [{ id: 4, name: 'Килими' }] }),
        aProduct({ id: 51, promoPrice: 3_000 }),
      ]),
      properties: aPropertyCatalogue([1, 2, 3, 4, 5].map((id) => aProperty({ id }))),
      roommates: aRoommateCatalogue([1, 2, 3, 4, 5].map((id) => anOfferSummary({ id }))),
      journal: aJournal(
        Array.from({ length: 12 }, (_, index) =>
          aPostSummary({ id: `post-${index}`, highlighted: index % 2 === 0 }),
        ),
      ),
    };
    const { catalogue, properties, roommates, journal } = parts;
    catalogue.handlers.homeShelves = () => ({ shelves: [...HOME_SHELVES], promoCategories: [4, 99, 3] });
    const screen = new HomeScreen(catalogue, properties, roommates, journal);
    return { ...parts, screen };
  }
  const show = (screen: HomeScreen) => screen.load({ route: 'Index', params: {}, query: {}, signal });

  it('shows the featured promo categories, in their order', async () => {
    const { screen } = aHome();
    await show(screen);
    expect(screen.promoCategories.map(({ name }) => name)).toEqual(['Килими', 'Лампи']);
  });

  it('shows eight available products, and those on promo', async () => {
    const { screen, catalogue } = aHome();
    await show(screen);
    expect(screen.newProducts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(screen.promoProducts.map(({ id }) => id)).toEqual([50, 51]);
    expect(catalogue.inputs('searchProducts')).toMatchObject([
      { inStock: true, onPromo: true, orderBy: 'createdAt.DESC', limit: 8 },
      { inStock: true, orderBy: 'createdAt.DESC', limit: 8 },
    ]);
  });

  it('shows the newest homes, roommates and news, and featured ones once', async () => {
    const { screen, roommates } = aHome();
    await show(screen);
    expect([screen.newProperties.length, screen.newRoommates.length]).toEqual([4, 4]);
    expect(roommates.inputs('roommateOffers')).toMatchObject([{ orderBy: 'createdAt.DESC', offset: 0 }]);
    expect(screen.featuredNews.map(({ id }) => id)).toEqual(['post-0', 'post-2', 'post-4', 'post-6']);
    expect(screen.newestNews.map(({ id }) => id)).toEqual(['post-1', 'post-3', 'post-5', 'post-7', 'post-8']);
  });

  it('works without homes, roommates and news after an error', async () => {
    const { screen, properties, roommates, journal } = aHome();
    properties.failOnce('properties', NO_CONNECTION);
    roommates.failOnce('roommateOffers', NO_CONNECTION);
    journal.handlers.news = () => Promise.reject(NO_CONNECTION);
    await show(screen);
    expect([screen.newProperties, screen.newRoommates, screen.featuredNews, screen.newestNews]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(screen.newProducts).toHaveLength(8);
  });

  it.each(['properties', 'roommates', 'journal'] as const)(
    'rethrows unexpected errors in %s',
    async (part) => {
      const home = aHome();
      const fault = new TypeError('not a function');
      const fail = () => Promise.reject(fault);
      if (part === 'properties') home.properties.handlers.properties = fail;
      else if (part === 'roommates') home.roommates.handlers.roommateOffers = fail;
      else home.journal.handlers.news = fail;
      await expect(show(home.screen)).rejects.toBe(fault);
    },
  );

  it('has the site in its structured data, and is empty before it is loaded', () => {
    const { screen } = aHome();
    expect(screen.head).toEqual({
      title: { key: 'home-title' },
      description: { key: 'home-description' },
      canonical: { name: 'Index' },
      structuredData: [{ '@context': 'https://schema.org', '@type': 'WebSite', url: '/' }],
    });
    const { promoCategories, promoProducts, newProducts, newProperties, newRoommates } = screen;
    const { featuredNews, newestNews } = screen;
    expect(
      [promoCategories, promoProducts, newProducts, newProperties, newRoommates].flat().length +
        [featuredNews, newestNews].flat().length,
    ).toBe(0);
  });
});
