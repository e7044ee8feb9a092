import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countPopularity } from '../../../server/modules/shop/popularity.ts';
import { aShop } from '../support/a-shop.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

type Found = {
  data: { id: number; title: string; lowestPrice: number | null }[];
  total: number;
  letGo?: string[];
};

let app: TestApplication;
let lamps: number;
let vendor: number;

beforeAll(async () => {
  app = await startTestApplication();
  const shop = aShop(app.database);
  vendor = await shop.vendor();
  lamps = await shop.category('Лампи');
  const cabinets = await shop.category('Шкафове');
  const inShop = { vendorId: vendor, categoryId: lamps };
  await shop.product({
    ...inShop,
    title: 'Настолна лампа „Рила“',
    price: 9_000,
    promoPrice: 7_000,
    colour: 'oak',
  });
  await shop.product({ ...inShop, title: 'Лампа за таван', price: 5_000, quantity: 0, colour: 'white' });
  await shop.product({
    ...inShop,
    title: 'Лампион „Пирин“',
    price: 20_000,
    colour: 'oak',
    material: 'metal',
  });
  await shop.product({
    vendorId: vendor,
    categoryId: cabinets,
    title: 'Шкаф за обувки',
    titleEn: 'Shoe rack',
    price: 30_000,
  });
  for (let number = 1; number <= 25; number += 1) {
    await shop.product({
      vendorId: vendor,
      categoryId: cabinets,
      title: `Кутия ${number}`,
      titleEn: `Box ${number}`,
      price: 1_000,
    });
  }
});
afterAll(() => app.close());

async function search(body: object): Promise<Found> {
  const answer = await app.post('/api/product/search', body);
  expect(answer.status).toBe(200);
  return answer.body as Found;
}

describe('A category lists its products', () => {
  it('cheapest first, by current price', async () => {
    const { data, total } = await search({ categoryId: lamps });
    expect(total).toBe(3);
    expect(data.map(({ title }) => title)).toEqual([
      'Лампа за таван',
      'Настолна лампа „Рила“',
      'Лампион „Пирин“',
    ]);
  });

  it('ten to a page, each product exactly once over pages of equal prices', async () => {
    const pages = await Promise.all(
      [0, 10, 20].map((offset) => search({ vendorId: vendor, offset, orderBy: 'price.ASC' })),
    );
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(ids).toHaveLength(29);
    expect(new Set(ids).size).toBe(29);
  });

  it('filtered by price, colour, stock and promotion', async () => {
    expect((await search({ categoryId: lamps, priceFrom: 6_000, priceTo: 8_000 })).total).toBe(1);
    expect((await search({ categoryId: lamps, colours: ['oak'] })).total).toBe(2);
    expect((await search({ categoryId: lamps, colours: ['oak'], materials: ['metal'] })).total).toBe(1);
    expect((await search({ categoryId: lamps, inStock: true })).total).toBe(2);
    expect((await search({ categoryId: lamps, onPromo: true })).total).toBe(1);
  });

  it('in the language of the visitor', async () => {
    const answer = await app.post(
      '/api/product/search',
      { categoryId: lamps },
      { 'x-accept-language': 'en' },
    );
    expect((answer.body as Found).data[0]?.title).toBe('Table lamp');
  });
});

describe('A text search of products', () => {
  it.each([
    ['лампа', 3],
    ['lampa', 3],
    ['ЛАМПА', 3],
    ['лампата', 3],
    ['ламба', 3],
    ['6kaf', 1],
    ['шкаф', 1],
    ['shkaf obuvki', 1],
    ['обув', 1],
    ['настолна ламба', 1],
    ['кутия 7', 1],
    ['лмапа', 3],
    ['алмпа', 3],
    ['лампички', 3],
    ['настолната лампичка', 1],
    ['шкафче за обувките', 1],
    ['кшаф', 1],
  ])('%s', async (request, atLeast) => {
    expect((await search({ request, orderBy: 'relevance.DESC' })).total).toBeGreaterThanOrEqual(atLeast);
  });

  it.each(['%%%', "' or 1=1 --", '🛋️', 'ъ'.repeat(200), 'x & y | !z', '\\'])(
    '%s returns no error, and not everything',
    async (request) => {
      expect(await search({ request, orderBy: 'relevance.DESC' })).toEqual({ data: [], total: 0 });
    },
  );

  it('shows the best match first', async () => {
    const { data } = await search({ request: 'настолна лампа', orderBy: 'relevance.DESC' });
    expect(data[0]?.title).toBe('Настолна лампа „Рила“');
  });
});

describe('A text without a product that has all words', () => {
  it.each([
    ['лампа звездолет', ['звездолет']],
    ['лампа обувки', ['обувки']],
    ['дискотечна настолна лампа Мусала', ['дискотечна', 'Мусала']],
  ])('%s finds products with the others, and returns the dropped words', async (request, letGo) => {
    const found = await search({ request, orderBy: 'popular.DESC' });
    expect(found.total).toBeGreaterThan(0);
    expect(found.letGo).toEqual(letGo);
    expect(found.data[0]?.title).toMatch(/ламп/i);
    const { body } = await app.post('/api/product/search/filters', { request });
    expect((body as { inStock: number }).inStock).toBeGreaterThan(0);
  });

  it('drops no words if all match', async () => {
    expect(await search({ request: 'лампа за таван' })).not.toHaveProperty('letGo');
  });
});

describe('Products sold and viewed most are first', () => {
  it('counted each night over 90 days, once for each visitor and day, then deleted', async () => {
    const [cheap, dear] = await Promise.all(
      ['Лампа за таван', 'Лампион „Пирин“'].map(async (title) => {
        const { data } = await search({ categoryId: lamps });
        return data.find((one) => one.title === title)?.id ?? 0;
      }),
    );
    const visit = (id: number | undefined, browser = 'one') =>
      app.post(`/api/product/${id}/visit`, {}, { 'user-agent': browser });
    expect((await visit(dear)).status).toBe(202);
    await visit(dear);
    await visit(dear, 'other');
    await visit(cheap);
    await app.database.db
      .insertInto('product_day')
      .values([{ product_id: cheap ?? 0, day: '2020-01-01', views: 1_000 }])
      .execute();
    await countPopularity({ db: app.database.db, clock: app.clock });
    const popularity = await app.database.db
      .selectFrom('product')
      .select(['id', 'popularity'])
      .where('popularity', '>', 0)
      .orderBy('id')
      .execute();
    expect(popularity.toSorted((one, other) => one.id - other.id)).toEqual(
      [
        { id: cheap ?? 0, popularity: 1 },
        { id: dear ?? 0, popularity: 2 },
      ].toSorted((one, other) => one.id - other.id),
    );
    const first = async (body: object) => (await search({ ...body, orderBy: 'popular.DESC' })).data[0]?.title;
    expect(await first({ request: 'лампа' })).toBe('Лампион „Пирин“');
    expect(await first({ categoryId: lamps })).toBe('Лампион „Пирин“');
    expect(await first({})).toBe('Лампион „Пирин“');
  });

  it('a visit to an unknown product is rejected', async () => {
    expect((await app.post('/api/product/123456/visit', {})).status).toBe(404);
  });
});

describe('Filters show their result counts', () => {
  it('each counted with the other filters unchanged', async () => {
    const { body } = await app.get(`/api/product/category/filters/${lamps}?colours=oak`);
    expect(body).toEqual({
      price: { from: 7_000, to: 20_000 },
      vendors: [{ id: vendor, name: 'Дървото', count: 2 }],
      colours: [
        { key: 'oak', count: 2 },
        { key: 'white', count: 1 },
      ],
      materials: [{ key: 'metal', count: 1 }],
      sizes: [],
      inStock: 2,
      onPromo: 1,
      highlyRated: 0,
    });
  });
});

describe('Invalid requests are rejected by field', () => {
  it.each([
    [{ categoryId: lamps, surprise: 1 }, 'surprise', 'error-field-unknown'],
    [{ limit: 101 }, 'limit', 'error-number-too-large'],
    [{ offset: -1 }, 'offset', 'error-number-too-small'],
    [{ offset: Number.POSITIVE_INFINITY }, 'offset', 'error-field-invalid'],
    [{ categoryId: '1' }, 'categoryId', 'error-field-invalid'],
    [{ request: 'лам\u0000па' }, 'request', 'error-field-invalid'],
    [{ request: '\ud800' }, 'request', 'error-field-invalid'],
    [{ request: 'x'.repeat(201) }, 'request', 'error-text-too-long'],
    [{ orderBy: 'price; drop table product' }, 'orderBy', 'error-field-choice'],
    [{ categoryId: 1, vendorId: 1 }, 'body', 'error-search-one-subject'],
  ])('%j', async (body, property, message) => {
    const answer = await app.post('/api/product/search', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: 'validation_failed', errors: [{ property, message }] });
  });

  it.each(['0', '-1', 'abc', '1e9', '99999999999999999999', "1'"])('the product %s', async (id) => {
    const answer = await app.get(`/api/product/${id}`);
    expect(answer).toMatchObject({ status: 404, body: { message: 'error-not-found' } });
  });

  it('an infinite number in valid JSON', async () => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/product/search',
      headers: { 'content-type': 'application/json' },
      payload: '{"offset":1e309}',
    });
    expect(answer.statusCode).toBe(400);
  });

  it('an unknown product and vendor', async () => {
    expect(await app.get('/api/product/123456')).toMatchObject({
      status: 404,
      body: { message: 'error-product-not-found' },
    });
    expect(await app.get('/api/vendor/123456')).toMatchObject({
      status: 404,
      body: { message: 'error-vendor-not-found' },
    });
  });
});
