import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CONTRACT } from '../../../api/contract.ts';
import type { Operation } from '../../../api/operation.ts';
import { checkReplicas } from '../../../server/doctor/check-replicas.ts';
import { mayReadFromReplica, readFromReplica } from '../../../server/platform/database/replica-reads.ts';
import { somePlaces } from '../support/a-property.ts';
import { aShop } from '../support/a-shop.ts';
import { replicatedDatabase } from '../support/replication/replicated-database.ts';
import type { ReplicatedDatabase } from '../support/replication/replicated-database.ts';
import { startTestApplication } from '../support/test-application.ts';
import { TEST_SERVER } from '../support/test-database.ts';
import type { Answer, TestApplication } from '../support/test-application.ts';
import { validRequests } from '../support/requests/valid-requests.ts';
import type { ValidRequest } from '../support/requests/valid-requests.ts';

/** Operations that may return data some seconds old. A new one must be added here. */
const FROM_REPLICA = [
  'agencies',
  'agency',
  'boughtTogether',
  'categoryFilters',
  'cities',
  'nearPlaces',
  'cleaningServices',
  'fairPrice',
  'usualRents',
  'rentTrends',
  'news',
  'vendors',
  'newsCategories',
  'newsPost',
  'postComments',
  'product',
  'productCategories',
  'productQuestions',
  'productShortlist',
  'properties',
  'property',
  'propertyFacets',
  'propertyMap',
  'publicUser',
  'reviews',
  'roommateOffer',
  'roommateOffers',
  'searchFilters',
  'searchProducts',
  'searchSuggestions',
  'similarProperties',
  'siteSearch',
  'universities',
  'vendor',
];
const FILES = [
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/sitemap-places.xml',
  '/sitemap-homes-0.xml',
  '/sitemap-products-0.xml',
  '/blog/rss.xml',
];

let database: ReplicatedDatabase;
let app: TestApplication;
let lamp: number;
let replicaPool: pg.Pool;

beforeAll(async () => {
  database = await replicatedDatabase();
  app = await startTestApplication({ database, environment: { COURIER_SANDBOX: 'on' } });
  const shop = aShop(database);
  lamp = await shop.product({
    vendorId: await shop.vendor(),
    categoryId: await shop.category(),
    price: 5_000,
  });
  replicaPool = database.pools[database.replicas[0]?.name ?? ''] as pg.Pool;
  await database.caughtUp();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await database.onReplica('select pg_wal_replay_resume()');
  await database.caughtUp();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** Pauses replay: changes of the primary reach the replica later. */
const holdReplica = () => database.onReplica('select pg_wal_replay_pause()');
const setPrice = (price: number) =>
  database.db.updateTable('product').set({ price }).where('id', '=', lamp).execute();
const shownPrice = async (headers: Record<string, string> = {}) =>
  ((await app.get(`/api/product/${lamp}`, headers)).body as { price: number }).price;

/** Cookies set by a response, as the browser sends them. */
const cookiesOf = ({ headers }: Answer) => ({
  cookie: [headers['set-cookie'] ?? []]
    .flat()
    .map((one) => String(one).split(';')[0])
    .join('; '),
});

const send = ({ method, path }: Operation, { params = {}, query = {}, body, headers }: ValidRequest) => {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const parts = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)]),
  );
  return app.server.inject({
    method,
    url: `${url}?${new URLSearchParams(parts).toString()}`,
    headers: { ...headers },
    ...(body !== undefined && { payload: body }),
  });
};

describe('A read from the replica', () => {
  it('is for lists, searches and public pages only, never for writes', async () => {
    await somePlaces(app);
    const requests = await validRequests(app);
    let current = '';
    const from = { replica: new Set<string>(), primaryInstead: new Set<string>() };
    const connect = {
      replica: replicaPool.connect.bind(replicaPool),
      primary: database.pools.requests.connect.bind(database.pools.requests),
    };
    vi.spyOn(replicaPool, 'connect').mockImplementation(() => {
      if (mayReadFromReplica()) from.replica.add(current);
      return connect.replica();
    });
    vi.spyOn(database.pools.requests, 'connect').mockImplementation(() => {
      if (mayReadFromReplica()) from.primaryInstead.add(current);
      return connect.primary();
    });
    for (const operation of CONTRACT) {
      const request = operation.multipart ? undefined : await requests[operation.id]?.();
      if (!request) continue;
      await database.db.deleteFrom('attempt').execute();
      if (FROM_REPLICA.includes(operation.id)) await database.caughtUp();
      current = operation.id;
      const { statusCode } = await send(operation, request);
      expect([current, statusCode < (FROM_REPLICA.includes(current) ? 300 : 500)]).toEqual([current, true]);
    }
    for (current of FILES) expect([current, (await app.get(current)).status]).toEqual([current, 200]);
    expect([...from.replica].toSorted()).toEqual([...FILES, ...FROM_REPLICA].toSorted());
    expect([...from.primaryInstead]).toEqual([]);
  }, 240_000);

  it('returns the replica’s state, however far the primary is ahead', async () => {
    await setPrice(5_000);
    await database.caughtUp();
    await holdReplica();
    await setPrice(5_100);
    expect(await shownPrice()).toBe(5_000);
  });

  it('is replaced by the primary for ten seconds after the client’s write', async () => {
    const visited = await app.post(`/api/product/${lamp}/visit`);
    const [cookie] = [visited.headers['set-cookie']].flat();
    expect(cookie).toBe('recent-write=1; Max-Age=10; Path=/; HttpOnly; SameSite=Lax');
    await setPrice(5_000);
    await database.caughtUp();
    await holdReplica();
    await setPrice(5_200);
    expect(await shownPrice(cookiesOf(visited))).toBe(5_200);
    expect(await shownPrice()).toBe(5_000);
  });

  it('includes searches by POST', async () => {
    const { headers } = await app.post('/api/product/search', { offset: 0, limit: 1 });
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('A faulty replica', () => {
  it('is skipped beyond five seconds of lag, until it recovers', async () => {
    await setPrice(5_000);
    await database.caughtUp();
    const [replica] = database.replicas;
    const { now } = performance;
    let passed = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + passed);
    await holdReplica();
    await setPrice(5_300);
    await expect.poll(() => replica?.lagSeconds).toBeGreaterThan(0);
    expect(await shownPrice()).toBe(5_000);
    passed = 5_000;
    await database.isUsed(false);
    expect(replica?.lagSeconds).toBeGreaterThan(5);
    expect(await shownPrice()).toBe(5_300);
    await database.onReplica('select pg_wal_replay_resume()');
    await database.isUsed(true);
    expect(replica?.lagSeconds).toBe(0);
  });

  it('is replaced by the primary, also before its fault is detected', async () => {
    await setPrice(5_400);
    vi.spyOn(replicaPool, 'connect').mockImplementation(() =>
      Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })),
    );
    expect(await shownPrice()).toBe(5_400);
    await database.isUsed(false);
    expect(await shownPrice()).toBe(5_400);
  });

  it('blocks no writes: they are redirected to the primary', async () => {
    const { db } = database;
    const priceOf = async () => {
      const row = await db.selectFrom('product').select('price').where('id', '=', lamp).executeTakeFirst();
      return row?.price;
    };
    await readFromReplica(() => setPrice(5_500));
    expect(await priceOf()).toBe(5_500);
    await readFromReplica(() =>
      db
        .transaction()
        .execute((one) => one.updateTable('product').set({ price: 5_600 }).where('id', '=', lamp).execute()),
    );
    expect(await priceOf()).toBe(5_600);
  });
});

it('The doctor distinguishes a replica from a server without replication', async () => {
  const of = async (url: string) => {
    const [finding] = await checkReplicas({ connectionString: database.primary.url }, [url]);
    return finding?.what.replace(/^replica \S+: /, '');
  };
  expect(await of(database.replica.url)).toBe('replication works');
  expect(await of(database.primary.url)).toBe('it is not a standby');
  const { url } = JSON.parse(process.env[TEST_SERVER] ?? '') as { url: string };
  expect(await of(url)).toBe('it is of another database');
  expect(await of('postgres://uyut@127.0.0.1:1/uyut')).toContain('ECONNREFUSED');
});
