import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOrder } from '../server/support/an-order.ts';
import { BuiltServer } from '../server/support/programs/built-server.ts';
import { createTestDatabase } from '../server/support/test-database.ts';
import type { TestDatabase } from '../server/support/test-database.ts';
import { built, versionBefore } from './support/version-before.ts';

const PAGES = ['/', '/imoti', '/ready', '/api/product/category'];
/** Milliseconds for packages, build and start of the previous version, the first time. */
const BUILT_WITHIN = 600_000;
const VENDOR = { email: 'vendor@demo.example', password: 'uyut-demo' };

const before = await versionBefore();
if ('missing' in before) {
  process.stderr.write(`Two versions side by side: skipped, since ${before.missing}.\n`);
}

type Which = 'before' | 'this';
type Product = { id: number; price: number; delivery: number };

describe.skipIf('missing' in before)('The last landed version and this one, on one database', () => {
  let folder: string;
  let database: TestDatabase;
  let servers: Record<Which, BuiltServer>;
  let product: Product;

  beforeAll(async () => {
    const { commit } = before as { commit: string };
    process.stdout.write(`Beside ${commit.slice(0, 8)}\n`);
    folder = await mkdtemp(join(tmpdir(), 'uyut-two-versions-'));
    database = await createTestDatabase({ empty: true });
    servers = {
      before: await BuiltServer.over(database, await built(commit)),
      this: await BuiltServer.over(database),
    };
    const environment = { DEMO_DATA: 'on', DATA_DIR: folder };
    // The previous version creates its tables and demo; then this version migrates beside it.
    await servers.before.start(environment);
    await servers.this.start(environment);
    product = await aProductOf(VENDOR.email);
  }, BUILT_WITHIN);
  afterAll(async () => {
    servers.before.kill();
    servers.this.kill();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  async function aProductOf(email: string): Promise<Product> {
    const { rows } = await database.pool.query<Product>(
      `select p.id, p.current_price as price, v.delivery_price as delivery
       from product p join vendor v on v.id = p.vendor_id join account a on a.vendor_id = v.id
       where a.email = $1 and p.quantity > 20 order by p.id limit 1`,
      [email],
    );
    const [product] = rows;
    if (!product) throw new Error('the vendor of the demo has no product');
    return product;
  }

  async function ask(which: Which, path: string, body?: object, cookie = '') {
    const answer = await fetch(servers[which].address + path, {
      method: body ? 'POST' : 'GET',
      headers: { ...(body && { 'content-type': 'application/json' }), cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
    return { status: answer.status, text: await answer.text(), cookie: cookies.join('; ') };
  }

  /** Cookies of the session, as the browser sends them. */
  async function signedIn(which: Which): Promise<string> {
    const { status, text, cookie } = await ask(which, '/api/auth', VENDOR);
    expect(status).toBe(200);
    return `token=${(JSON.parse(text) as { authToken: string }).authToken}; ${cookie}`;
  }

  const order = (which: Which) =>
    ask(
      which,
      '/api/order',
      anOrder([{ id: product.id, expectedPrice: product.price }], { expectedDelivery: product.delivery }),
    );

  it.each(['before', 'this'] as const)('renders the pages of the %s version', async (which) => {
    for (const path of [...PAGES, `/produkti/${product.id}`]) {
      expect(await ask(which, path), path).toMatchObject({ status: 200 });
    }
  });

  it.each([
    ['before', 'this'],
    ['this', 'before'],
    ['this', 'this'],
    ['before', 'before'],
  ] as const)('signed in and ordered at %s, accepted at %s', async (first, second) => {
    const cookie = await signedIn(first);
    const placed = await order(first);
    expect(placed.status).toBe(201);
    const { number } = JSON.parse(placed.text) as { number: string };
    const found = await ask(second, `/api/order?search=${number}`, undefined, cookie);
    expect(found.status).toBe(200);
    const [received] = (JSON.parse(found.text) as { data: { id: number }[] }).data;
    const accepted = await ask(second, `/api/order/${received?.id}/status`, { status: 'accepted' }, cookie);
    expect(accepted).toMatchObject({ status: 200 });
    expect(await ask(first, `/api/order/${received?.id}`, undefined, cookie)).toMatchObject({
      status: 200,
      text: expect.stringContaining('"accepted"'),
    });
  });

  it('runs each other’s jobs', async () => {
    servers.before.kill();
    expect((await order('this')).status).toBe(201);
    await expect
      .poll(
        async () => {
          const { rows } = await database.pool.query<{ late: number }>(
            `select count(*)::int as late from graphile_worker.jobs where run_at <= now() or attempts > 0`,
          );
          return rows[0]?.late;
        },
        { timeout: 60_000, interval: 250 },
      )
      .toBe(0);
  });
});
