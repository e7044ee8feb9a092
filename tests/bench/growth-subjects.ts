import type { BenchShop } from './bench-shop.ts';

/** Operation that is timed at each size. */
export type Subject = {
  kind: 'list' | 'page' | 'dashboard' | 'export';
  name: string;
  run: () => Promise<unknown>;
};

type Found = { data: { id: number }[] };

/** Lists, pages, dashboards and exports over growing tables. */
export async function growthSubjects(shop: BenchShop): Promise<Subject[]> {
  const read = async (path: string, account: string | null = null) =>
    (await shop.ask(path, account)).arrayBuffer();
  const search = (body: object) => shop.post<Found>('/api/product/search', body);
  const product = (await search({ categoryId: 9 })).data[0]?.id;
  const home = ((await (await shop.ask('/api/property')).json()) as Found).data[0]?.id;
  const year = `from=${daysAgo(364)}&to=${daysAgo(0)}`;
  const list = (name: string, run: () => Promise<unknown>): Subject => ({ kind: 'list', name, run });
  const of = (kind: Subject['kind'], name: string, path: string, account: string | null = null): Subject => ({
    kind,
    name,
    run: () => read(path, account),
  });
  return [
    list('products: a category', () => search({ categoryId: 9, orderBy: 'popular.DESC' })),
    list('products: a category, filtered, page 51', () =>
      search({ categoryId: 9, inStock: true, priceFrom: 5_000, offset: 500, orderBy: 'price.ASC' }),
    ),
    list('products: a vendor, newest', () => search({ vendorId: 1, orderBy: 'createdAt.DESC' })),
    list('products: a room, by price', () => search({ room: 'kitchen', orderBy: 'price.ASC' })),
    list('products: a common word', () => search({ request: 'дърво', orderBy: 'price.ASC', offset: 2_900 })),
    list('products: three words', () => search({ request: 'бял шкаф дъб', orderBy: 'relevance.DESC' })),
    list('products: a mistyped word', () => search({ request: 'огледло', orderBy: 'relevance.DESC' })),
    list('products: counts of filters', () => shop.post('/api/product/search/filters', { request: 'лампа' })),
    of('list', 'categories with counts', '/api/product/category'),
    of('list', 'suggestions', `/api/search/suggestions?text=${encodeURIComponent('ламп')}`),
    of('list', 'homes: newest', '/api/property'),
    of('list', 'homes: a city by price, page 51', '/api/property?city=1&orderBy=price.ASC&offset=600'),
    of('list', 'homes: filtered', '/api/property?pets=1&heating=gas&areaFrom=60&orderBy=price.ASC'),
    of('list', 'homes: a common word', `/api/property?text=${encodeURIComponent('метро')}&orderBy=area.DESC`),
    of('list', 'homes: on the map', '/api/property/map?within=42.65,23.28,42.71,23.37'),
    of('list', 'homes: similar', `/api/property/${home}/similar`),
    of('list', 'agencies', '/api/agency'),
    of('list', 'own products', '/api/vendor/product', 'vendor'),
    of('list', 'own products: a word', `/api/vendor/product?search=${encodeURIComponent('лампа')}`, 'vendor'),
    of('list', 'received orders', '/api/order', 'vendor'),
    ...['Купувач 77', 'София', 'лампа'].map((text) =>
      of('list', `received orders: ${text}`, `/api/order?search=${encodeURIComponent(text)}`, 'vendor'),
    ),
    of('list', 'own homes', '/api/user/property', 'agency'),
    of('list', 'imports', '/api/product/import', 'vendor'),
    ...Object.entries({
      home: '/',
      category: '/produkti/kategorii/9',
      product: `/produkti/${product}`,
      vendor: '/targovets/1',
      homes: '/imoti',
      'a home': `/imoti/${home}`,
    }).map(([name, path]): Subject => ({
      kind: 'page',
      name,
      // A partial session, so that the page is rendered for each request.
      run: async () => (await shop.ask(path, null, { headers: { cookie: 'session=half' } })).arrayBuffer(),
    })),
    of('page', 'a sitemap', '/sitemap-products-0.xml'),
    of('dashboard', 'sales of a month', `/api/stats/vendor?from=${daysAgo(29)}&to=${daysAgo(0)}`, 'vendor'),
    of('dashboard', 'sales of a year', `/api/stats/vendor?${year}`, 'vendor'),
    of('dashboard', "an agency's year", `/api/stats/agency?${year}`, 'agency'),
    of(
      'export',
      'orders of a month, CSV',
      `/exports/orders.csv?from=${daysAgo(29)}&to=${daysAgo(0)}`,
      'vendor',
    ),
    of('export', 'own data', '/api/user/export', 'user'),
  ];
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
