import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renewProductSearchText } from '../../../server/modules/shop/editor/own-shop.ts';
import { Texts } from '../../../server/platform/texts.ts';
import { aShop } from '../support/a-shop.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { aMember } from './support/a-member.ts';

type Shown = { id: number; name: string; productCount: number; parentId?: number; hidden?: true };

let app: TestApplication;
let headers: { cookie: string };
let furniture: number;
let chairs: number;
let product: number;
let vendor: number;
beforeAll(async () => {
  app = await startTestApplication();
  ({ headers } = await aMember(app, ['catalogue']));
});
beforeEach(async () => {
  const { db } = app.database;
  for (const table of ['team_version', 'product', 'category'] as const) await db.deleteFrom(table).execute();
  const shop = aShop(app.database);
  vendor = await shop.vendor();
  furniture = await shop.category('Мебели', ['bedroom']);
  chairs = await shop.category('Столове');
  product = await shop.product({ vendorId: vendor, categoryId: chairs });
});
afterAll(() => app.close());

const change = (key: string | number, value: object, latest = 0) =>
  app.post(
    `/api/team/catalogue/categories/${key}`,
    { value, validFrom: null, latest, reason: 'Подредба' },
    headers,
  );
const remove = (key: number, moveTo: number | null = null) =>
  app.post(
    `/api/team/catalogue/categories/${key}/remove`,
    { moveTo: moveTo === null ? null : String(moveTo), reason: 'Излишна' },
    headers,
  );
const read = async (key: string | number) =>
  (await app.get(`/api/team/catalogue/categories/${key}`, headers)).body as {
    current: object;
    latest: number;
  };
const values = async (key: number, changes: object = {}) => ({ ...(await read(key)).current, ...changes });
const shown = async (query = '') =>
  ((await app.get(`/api/product/category${query}`)).body as { data: Shown[] }).data;
const found = async (categoryId: number) => {
  const { body } = await app.post('/api/product/search', {
    categoryId,
    orderBy: 'createdAt.DESC',
    offset: 0,
    limit: 10,
  });
  return (body as { data: { id: number }[] }).data.map(({ id }) => id);
};
const nest = () =>
  change('tree', {
    tree: [
      { id: furniture, parentId: null },
      { id: chairs, parentId: furniture },
    ],
  });

describe('The tree of categories (TEAM-07)', () => {
  it('is shown to visitors: a category has the products of its subcategories', async () => {
    expect(await found(furniture)).toEqual([]);
    expect((await nest()).status).toBe(200);
    expect(await shown()).toMatchObject([
      { id: furniture, productCount: 1 },
      { id: chairs, parentId: furniture },
    ]);
    expect(await found(furniture)).toEqual([product]);
  });

  it('is refused with a cycle or a removed category', async () => {
    const cycle = [
      { id: furniture, parentId: chairs },
      { id: chairs, parentId: furniture },
    ];
    expect(await change('tree', { tree: cycle })).toMatchObject({
      status: 422,
      body: { message: 'error-category-parent' },
    });
    expect(await change('tree', { tree: [{ id: 987_654, parentId: null }] })).toMatchObject({
      status: 409,
      body: { message: 'error-category-gone' },
    });
  });

  it('keeps categories that it does not name, after the others', async () => {
    await change('tree', { tree: [{ id: chairs, parentId: null }] });
    expect((await shown()).map(({ id }) => id)).toEqual([chairs, furniture]);
  });
});

describe('A category (TEAM-07)', () => {
  it('gets a name, rooms and visibility', async () => {
    const name = { bg: ' Седалки ', en: 'Seats' };
    const answer = await change(chairs, await values(chairs, { name, rooms: ['kitchen', 'garden'] }));
    expect(answer).toMatchObject({ status: 200, body: { current: { name: { bg: 'Седалки' } } } });
    expect(await shown('?room=garden')).toMatchObject([{ id: chairs, name: 'Седалки' }]);
    await change(chairs, await values(chairs, { isShown: false }), 1);
    expect(await shown('?room=garden')).toMatchObject([{ id: chairs, hidden: true }]);
  });

  it('offers only the chosen filters', async () => {
    const filters = async () =>
      (await app.get(`/api/product/category/filters/${chairs}`)).body as {
        vendors: unknown[];
        inStock: number;
      };
    expect((await filters()).vendors).toHaveLength(1);
    await change(chairs, await values(chairs, { filters: ['inStock'] }));
    expect(await filters()).toMatchObject({ vendors: [], inStock: 1 });
  });

  it('makes its products findable by its new name', async () => {
    const search = async (request: string) => {
      const { body } = await app.post('/api/product/search', { request, offset: 0, limit: 10 });
      return (body as { data: { id: number }[] }).data.map(({ id }) => id);
    };
    expect(await search('табуретки')).toEqual([]);
    await change(chairs, await values(chairs, { name: { bg: 'Табуретки', en: 'Stools' } }));
    const { rows } = await app.database.pool.query<{ payload: { vendorId: number } }>(
      `select payload from graphile_worker._private_jobs where key = 'renew words ' || $1`,
      [vendor],
    );
    const [{ payload }] = rows as [{ payload: { vendorId: number } }];
    const { db } = app.database;
    await renewProductSearchText({ db, clock: app.clock, texts: new Texts('content/translations') }, payload);
    expect(await search('табуретки')).toEqual([product]);
  });

  it('is refused with the name of another one', async () => {
    const name = { bg: 'МЕБЕЛИ', en: 'Chairs' };
    expect(await change(chairs, await values(chairs, { name }))).toMatchObject({
      status: 422,
      body: { errors: [{ property: 'name.bg', message: 'error-name-taken' }] },
    });
  });

  it('is added with a version and an entry in the audit log', async () => {
    const value = await values(chairs, { name: { bg: 'Лампи', en: 'Lamps' } });
    const answer = await app.post('/api/team/catalogue/categories', { value, reason: 'Нова' }, headers);
    expect(answer).toMatchObject({ status: 201, body: { latest: 1, current: { name: { bg: 'Лампи' } } } });
    expect(await shown()).toHaveLength(3);
    const twice = await app.post('/api/team/catalogue/categories', { value, reason: 'Нова' }, headers);
    expect(twice.status).toBe(422);
  });

  it('is removed only after its products have moved', async () => {
    expect(await remove(chairs)).toMatchObject({
      status: 409,
      body: {
        message: 'error-category-has-products',
        errors: [{ property: 'count', message: '1' }],
      },
    });
    expect((await remove(chairs, chairs)).status).toBe(422);
    expect((await remove(chairs, furniture)).status).toBe(200);
    expect(await found(furniture)).toEqual([product]);
    expect((await shown()).map(({ id }) => id)).toEqual([furniture]);
    expect((await remove(chairs)).status).toBe(404);
  });

  it('is not removed with subcategories', async () => {
    await nest();
    expect(await remove(furniture)).toMatchObject({
      status: 409,
      body: { message: 'error-category-has-subcategories' },
    });
  });

  it('is not removed while a change of it is planned', async () => {
    const validFrom = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
    const value = await values(furniture, { isPromo: false });
    await app.post(
      `/api/team/catalogue/categories/${furniture}`,
      { value, validFrom, latest: 0, reason: '' },
      headers,
    );
    expect(await remove(furniture)).toMatchObject({
      status: 409,
      body: { message: 'error-version-planned' },
    });
  });
});
