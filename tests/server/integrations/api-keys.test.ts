import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT } from '../../../api/contract.ts';
import type { AnswerOf } from '../../../api/operation.ts';
import type { setStockByCode } from '../../../api/shop/own-products.ts';
import { KEY_CALLS_PER_MINUTE, KEY_SCOPES, MAX_API_KEYS } from '../../../src/core/integrations/api-key.ts';
import { aShop } from '../support/a-shop.ts';
import { aSeller } from '../support/a-vendor.ts';
import type { Seller } from '../support/a-vendor.ts';
import { anOrder } from '../support/an-order.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { anApiKey } from './support/an-integration.ts';

let app: TestApplication;
let categoryId: number;
beforeAll(async () => {
  app = await startTestApplication();
  categoryId = await aShop(app.database).category();
});
afterAll(() => app.close());

const keysOf = async ({ headers }: Seller) => (await app.get('/api/vendor/key', headers)).body;
const PRODUCTS = '/api/vendor/product';
const STOCK = '/api/vendor/stock-and-price';

describe('An API key of a vendor (SHIP-12)', () => {
  it('is shown once, stored as a hash, and listed with its last use', async () => {
    const seller = await aSeller(app);
    const { key, secret, program } = await anApiKey(app, seller, ['products:read']);
    expect(secret).toMatch(/^uyut_[\w-]{43}$/);
    expect(await keysOf(seller)).toEqual({ data: [{ ...key, lastUsedAt: null }] });
    const stored = await app.database.db.selectFrom('api_key').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
    await app.get(PRODUCTS, program);
    expect(await keysOf(seller)).toEqual({
      data: [{ ...key, lastUsedAt: app.clock.now().toISOString() }],
    });
    expect(JSON.stringify(await keysOf(seller))).not.toContain(secret);
  });

  it('is announced to the vendor by mail', async () => {
    const seller = await aSeller(app);
    await anApiKey(app, seller);
    const mails = await app.database.db
      .selectFrom('mail')
      .select(['subject', 'text'])
      .where('recipient', '=', seller.email)
      .execute();
    expect(mails).toEqual([
      {
        subject: 'Нов ключ за достъп до магазина Ви',
        text: expect.stringContaining('„Склад“') as string,
      },
    ]);
  });

  it('calls operations of its scopes for its own vendor only', async () => {
    const [seller, other] = [await aSeller(app), await aSeller(app)];
    const id = await seller.has({ categoryId, code: 'OWN' });
    const foreign = await other.has({ categoryId, code: 'FOREIGN' });
    const { program } = await anApiKey(app, seller, ['products:read']);
    const list = (await app.get(PRODUCTS, program)).body as { data: { id: number }[] };
    expect(list.data.map((product) => product.id)).toEqual([id]);
    expect((await app.get(`${PRODUCTS}/${foreign}`, program)).status).toBe(404);
    expect(await app.post(STOCK, { items: [{ code: 'OWN', quantity: 1 }] }, program)).toMatchObject({
      status: 403,
      body: { message: 'error-key-scope' },
    });
  });

  it('moves an order of its vendor to the next status', async () => {
    const seller = await aSeller(app);
    const product = await seller.has({ categoryId, price: 5_000, quantity: 5 });
    expect((await app.post('/api/order', anOrder([{ id: product }]))).status).toBe(201);
    const { program } = await anApiKey(app, seller, ['orders:read', 'orders:write']);
    const { data } = (await app.get('/api/order', program)).body as { data: { id: number }[] };
    const path = `/api/order/${data[0]?.id}/status`;
    expect(await app.post(path, { status: 'accepted' }, program)).toMatchObject({
      status: 200,
      body: { status: 'accepted' },
    });
  });

  it('calls no operation without a scope, even one that is open to everybody', async () => {
    const seller = await aSeller(app);
    const { program } = await anApiKey(app, seller);
    const withoutScope = CONTRACT.filter(({ scope, callers }) => !scope && callers.includes('vendor'));
    for (const { method, path } of withoutScope.filter((one) => one.method === 'GET')) {
      const answer = await app.get(path.replace(/\{\w+\}/g, '1'), program);
      expect([method, path, answer.status, (answer.body as { message: string }).message]).toEqual([
        method,
        path,
        403,
        'error-key-operation',
      ]);
    }
  });

  it('is refused when it is wrong, revoked, or its account is suspended', async () => {
    const seller = await aSeller(app);
    const unknown = { status: 401, body: { message: 'error-key-unknown' } };
    expect(await app.get(PRODUCTS, { authorization: 'Bearer uyut_wrong' })).toMatchObject(unknown);
    // A session does not help a wrong key.
    const both = { ...seller.headers, authorization: 'Bearer uyut_wrong' };
    expect(await app.get(PRODUCTS, both)).toMatchObject(unknown);
    const { key, program } = await anApiKey(app, seller);
    expect((await app.get(PRODUCTS, program)).status).toBe(200);
    await app.delete(`/api/vendor/key/${key.id}`, seller.headers);
    expect(await app.get(PRODUCTS, program)).toMatchObject({
      ...unknown,
      headers: { 'www-authenticate': 'Bearer' },
    });
    const another = await anApiKey(app, seller);
    await app.database.db
      .updateTable('account')
      .set({ suspended_at: app.clock.now() })
      .where('id', '=', seller.id)
      .execute();
    expect(await app.get(PRODUCTS, another.program)).toMatchObject(unknown);
  });

  it('cannot be revoked by another vendor', async () => {
    const { key } = await anApiKey(app, await aSeller(app));
    const other = await aSeller(app);
    expect((await app.delete(`/api/vendor/key/${key.id}`, other.headers)).status).toBe(404);
  });

  it(`is limited to ${KEY_CALLS_PER_MINUTE} calls a minute, with the time to wait`, async () => {
    const seller = await aSeller(app);
    const [{ program }, other] = [await anApiKey(app, seller), await anApiKey(app, seller)];
    const statuses = new Set<number>();
    for (let call = 0; call < KEY_CALLS_PER_MINUTE; call += 1)
      statuses.add((await app.get('/api/order', program)).status);
    expect([...statuses]).toEqual([200]);
    const refused = await app.get('/api/order', program);
    expect(refused).toMatchObject({ status: 429, body: { message: 'error-key-too-many' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.get('/api/order', other.program)).status).toBe(200);
  });

  it('exists at most twenty times, also with simultaneous requests', async () => {
    const seller = await aSeller(app);
    const body = { name: 'Склад', scopes: ['orders:read'] };
    const answers = await Promise.all(
      Array.from({ length: MAX_API_KEYS + 5 }, () => app.post('/api/vendor/key', body, seller.headers)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_API_KEYS);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
  });

  it('needs a name and a scope', async () => {
    const { headers } = await aSeller(app);
    const answer = await app.post('/api/vendor/key', { name: ' ', scopes: [] }, headers);
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: [
          { property: 'name', message: 'error-key-name' },
          { property: 'scopes', message: 'error-key-scopes' },
        ],
      },
    });
  });

  it('ends with its account', async () => {
    const seller = await aSeller(app);
    const { program } = await anApiKey(app, seller);
    const answer = await app.post('/api/user/deletion', { proof: seller.email }, seller.headers);
    expect([answer.status, (await app.get(PRODUCTS, program)).status]).toEqual([200, 401]);
  });

  it('is described in OpenAPI with the scope of each operation', async () => {
    const { paths, components } = (await app.get('/api/openapi.json')).body as {
      paths: Record<string, Record<string, { security?: object }>>;
      components: { securitySchemes: object };
    };
    expect(components.securitySchemes).toMatchObject({ apiKey: { type: 'http', scheme: 'bearer' } });
    expect(paths['/api/order']?.['get']?.security).toEqual([{ apiKey: ['orders:read'] }]);
    expect(paths['/api/vendor/key']?.['get']?.security).toBeUndefined();
    const scopes = new Set(CONTRACT.flatMap(({ scope }) => scope ?? []));
    expect([...scopes].toSorted()).toEqual([...KEY_SCOPES].toSorted());
  });
});

describe('Stock and price by code (SHIP-12)', () => {
  const change = async (program: Record<string, string>, items: object[]) => {
    const { status, body } = await app.post(STOCK, { items }, program);
    expect(status).toBe(200);
    return (body as AnswerOf<typeof setStockByCode>).data;
  };

  it('changes each product, and reports those that it cannot change', async () => {
    const seller = await aSeller(app);
    const id = await seller.has({ categoryId, code: 'ONE', price: 3_000, quantity: 5 });
    await seller.has({ categoryId, code: 'TWO', quantity: 2 });
    const foreign = await aSeller(app);
    await foreign.has({ categoryId, code: 'FOREIGN' });
    const { program } = await anApiKey(app, seller, ['products:write']);
    const outcomes = await change(program, [
      { code: 'ONE', price: 2_500, quantity: 7 },
      { code: 'TWO', quantity: 2 },
      { code: 'FOREIGN', quantity: 1 },
    ]);
    expect(outcomes).toEqual([
      { code: 'ONE', outcome: 'changed', errors: {}, quantity: 7 },
      { code: 'TWO', outcome: 'same', errors: {}, quantity: 2 },
      { code: 'FOREIGN', outcome: 'unknown', errors: {}, quantity: null },
    ]);
    expect((await seller.read(id)).content).toMatchObject({ price: 2_500, quantity: 7 });
  });

  it('does not overwrite a stock that an order has changed since it was read', async () => {
    const seller = await aSeller(app);
    const id = await seller.has({ categoryId, code: 'SOLD', price: 5_000, quantity: 5 });
    expect((await app.post('/api/order', anOrder([{ id }]))).status).toBe(201);
    const { program } = await anApiKey(app, seller, ['products:write']);
    expect(await change(program, [{ code: 'SOLD', quantity: 9, expectedQuantity: 5 }])).toEqual([
      {
        code: 'SOLD',
        outcome: 'stock-changed',
        errors: { quantity: 'error-stock-changed' },
        quantity: 4,
      },
    ]);
  });

  it('changes the others if one item is invalid', async () => {
    const seller = await aSeller(app);
    await seller.has({ categoryId, code: 'GOOD', quantity: 5 });
    await seller.has({ categoryId, code: 'BAD', quantity: 5 });
    const { program } = await anApiKey(app, seller, ['products:write']);
    const outcomes = await change(program, [
      { code: 'BAD', price: -1 },
      { code: 'GOOD', quantity: 0 },
    ]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['invalid', 'changed']);
  });

  it('rejects the same code twice, and more than 500 items', async () => {
    const { program } = await anApiKey(app, await aSeller(app), ['products:write']);
    const item = { code: 'ONE', quantity: 1 };
    expect(await app.post(STOCK, { items: [item, item] }, program)).toMatchObject({
      status: 422,
      body: { errors: [{ property: 'items', message: 'error-code-twice' }] },
    });
    const many = Array.from({ length: 501 }, (_, number) => ({ code: `C-${number}`, quantity: 1 }));
    expect((await app.post(STOCK, { items: many }, program)).status).toBe(400);
  });
});
