import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { anOrder } from '../server/support/an-order.ts';
import { aPerson } from '../server/support/an-account.ts';
import { aShop } from '../server/support/a-shop.ts';
import { BuiltServer } from '../server/support/programs/built-server.ts';
import { StoppedClock } from '../server/support/test-application.ts';
import type { DatabaseProcesses } from './support/database-processes.ts';
import { ownDatabase } from './support/own-database.ts';

/**
 * Milliseconds after which a response counts as missing, on any machine: the database is frozen for longer.
 */
const ANSWERED_WITHIN = 60_000;
const PAGE = { accept: 'text/html,*/*;q=0.8' };

type Timed = { status: number; headers: Headers; text: string; took: number };

let database: Awaited<ReturnType<typeof ownDatabase>>;
let server: BuiltServer;
let product: number;
let signedIn: { cookie: string };

beforeAll(async () => {
  database = await ownDatabase();
  const shop = aShop(database);
  const vendorId = await shop.vendor({ deliveryPrice: 500 });
  product = await shop.product({ vendorId, categoryId: await shop.category(), quantity: 1_000 });
  const clock = new StoppedClock(new Date());
  signedIn = (await aPerson({ database, clock })).headers;
  server = await BuiltServer.over(database);
  // Without the page cache, so that each page is rendered.
  await server.start({ PAGE_CACHE_MB: 'off' });
});
afterAll(async () => {
  server.kill();
  await database.drop();
});

async function ask(path: string, init: RequestInit = {}): Promise<Timed> {
  const start = performance.now();
  const answer = await fetch(server.address + path, { headers: PAGE, ...init });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, took: performance.now() - start };
}

const order = (body: object) =>
  ask('/api/order', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

function expectRefused({ status, headers, took }: Timed): void {
  expect(status).toBe(503);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(headers.get('cache-control')).toContain('no-store');
  expect(took).toBeLessThan(ANSWERED_WITHIN);
}

/** Expects pages and files that need no database to work. */
async function expectTheRestToGoOn(): Promise<void> {
  for (const path of ['/za-nas', '/poveritelnost', '/kolichka', '/health', '/robots.txt', '/favicon.ico']) {
    const answer = await ask(path);
    expect({ path, status: answer.status }).toEqual({ path, status: 200 });
  }
}

const READS = () => [
  '/',
  `/produkti/${product}`,
  '/produkti/kategorii/1',
  '/imoti',
  '/blog/kategoriya',
  '/sitemap.xml',
  `/api/product/${product}`,
];

describe('A frozen database', () => {
  let processes: DatabaseProcesses;

  beforeAll(() => {
    processes = database.processes();
  });
  afterEach(() => processes.thaw());

  it('is reported, and requests that need no database succeed', async () => {
    await ask(`/produkti/${product}`);
    processes.freeze();
    const reads = READS();
    const [answers] = await Promise.all([
      Promise.all(reads.map((path) => ask(path))),
      new Promise((later) => setTimeout(later, 500)).then(expectTheRestToGoOn),
    ]);
    answers.forEach(expectRefused);
    const english = await ask(`/produkti/${product}`, { headers: { ...PAGE, cookie: 'defaultLang=en' } });
    expect(answers[0]?.text).toMatch(/<html lang="bg">[^]*опитайте отново след малко/);
    expect(english.text).toMatch(/<html lang="en">[^]*try again/i);
    expectRefused(await ask('/profil', { headers: { ...PAGE, ...signedIn } }));
    expectRefused(await order(anOrder([{ id: product }])));
    expect((await ask('/ready')).took).toBeLessThan(ANSWERED_WITHIN);
    await expectTheRestToGoOn();
  });

  it('causes no queue under load, and is used again after its recovery', async () => {
    processes.freeze();
    const crowd = await Promise.all(Array.from({ length: 60 }, () => ask(`/api/product/${product}`)));
    crowd.forEach(expectRefused);
    await expectTheRestToGoOn();
    processes.thaw();
    await expect.poll(async () => (await ask(`/produkti/${product}`)).status).toBe(200);
    const after = await Promise.all(Array.from({ length: 30 }, () => ask(`/api/product/${product}`)));
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 200));
  });

  it('creates one order for a request that was repeated without a response', async () => {
    const bodies = Array.from({ length: 20 }, () => anOrder([{ id: product }]));
    const first = Promise.all(bodies.map(order));
    // Each request is at a different point by then.
    await new Promise((later) => setTimeout(later, 60));
    processes.freeze();
    for (const answer of await first) expect([201, 503]).toContain(answer.status);
    processes.thaw();
    await expect.poll(async () => (await ask('/ready')).status).toBe(200);
    for (const body of bodies) {
      await expect.poll(async () => (await order(body)).status).toBe(201);
    }
    const { rows } = await database.pool.query<{ orders: number }>(
      `select count(*) as orders from customer_order where key = any($1)`,
      [bodies.map(({ key }) => key)],
    );
    expect(rows).toEqual([{ orders: bodies.length }]);
  });
});

describe('Locked tables', () => {
  let holder: pg.Client;

  beforeAll(async () => {
    holder = new pg.Client(database.url);
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table product, property, category, post in access exclusive mode');
  });
  afterAll(() => holder.end());

  it('reject requests that need them, without effect on others', async () => {
    const [refused] = await Promise.all([
      Promise.all(READS().map((path) => ask(path))),
      new Promise((later) => setTimeout(later, 500)).then(expectTheRestToGoOn),
    ]);
    refused.forEach(expectRefused);
    expectRefused(await order(anOrder([{ id: product }])));
    expect((await ask('/profil/portfeyl', { headers: { ...PAGE, ...signedIn } })).status).toBe(200);
    await holder.query('rollback');
    expect((await ask(`/produkti/${product}`)).status).toBe(200);
  });
});

describe('A cached page', () => {
  it('is served while the database is frozen, and is updated after its recovery', async () => {
    const keeping = await BuiltServer.over(database);
    await keeping.start();
    const open = async () =>
      (await fetch(`${keeping.address}/produkti/${product}`, { headers: PAGE })).text();
    await database.pool.query('update product set price = 5000 where id = $1', [product]);
    await expect.poll(open).toContain('50,00');
    await open();
    const processes = database.processes();
    processes.freeze();
    try {
      for (const pause of [0, 1_500, 0]) {
        await new Promise((later) => setTimeout(later, pause));
        expect(await open()).toContain('50,00');
      }
    } finally {
      processes.thaw();
    }
    await database.pool.query('update product set price = 6000 where id = $1', [product]);
    await expect.poll(open).toContain('60,00');
    keeping.kill();
  }, 120_000);
});

describe('A killed database', () => {
  it('is reported at once; other requests succeed, and it is used again after its restart', async () => {
    database.processes().kill();
    const answers = await Promise.all(READS().map((path) => ask(path)));
    // The database can be back before some requests.
    for (const answer of answers) if (answer.status !== 200) expectRefused(answer);
    await expectTheRestToGoOn();
    await expect.poll(async () => (await ask(`/produkti/${product}`)).status).toBe(200);
  });
});
