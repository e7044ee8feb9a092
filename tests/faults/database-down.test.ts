import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aShop } from '../server/support/a-shop.ts';
import { anOrder } from '../server/support/an-order.ts';
import { FreezableLine } from '../server/support/outside-servers/freezable-line.ts';
import { BuiltServer } from '../server/support/programs/built-server.ts';
import { createTestDatabase } from '../server/support/test-database.ts';
import type { TestDatabase } from '../server/support/test-database.ts';
import { quantile } from './support/load.ts';

const DOWN_MS = 20_000;
const BUYERS = 3;
/** Milliseconds after which a response counts as missing, on any machine. */
const ANSWERED_WITHIN = 60_000;
const BACK_WITHIN = 60_000;

let database: TestDatabase;
let line: FreezableLine;
let server: BuiltServer;
let product: number;

beforeAll(async () => {
  database = await createTestDatabase();
  line = await FreezableLine.to(database.url);
  const shop = aShop(database);
  const vendorId = await shop.vendor();
  product = await shop.product({ vendorId, categoryId: await shop.category(), quantity: 1_000_000 });
  server = await BuiltServer.over(line);
  // Without the page cache, so that each page is rendered.
  await server.start({ PAGE_CACHE_MB: 'off' });
});
afterAll(async () => {
  server.kill();
  await line.close();
  await database.drop();
});

type Timed = { status: number; took: number };

async function ask(path: string, init: RequestInit = {}): Promise<Timed> {
  const start = performance.now();
  const answer = await fetch(server.address + path, init);
  await answer.arrayBuffer();
  return { status: answer.status, took: performance.now() - start };
}

const post = (body: object) =>
  ask('/api/order', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Repeats the action until the condition is true. */
async function during(isOver: () => boolean, act: () => Promise<Timed>): Promise<Timed[]> {
  const answers: Timed[] = [];
  while (!isOver()) {
    answers.push(await act());
    await sleep(100);
  }
  return answers;
}

/** Repeats an order until it is acknowledged, then sends the next one. */
function buyer(keys: string[]): () => Promise<Timed> {
  let order = anOrder([{ id: product }]);
  return async () => {
    const answer = await post(order);
    if (answer.status === 201) {
      keys.push(order.key);
      order = anOrder([{ id: product }]);
    }
    return answer;
  };
}

describe.each([
  ['refuses every connection', () => line.cut(), () => line.mend()],
  ['does not respond', () => line.freeze(), () => line.thaw()],
])('A database that %s for 20 seconds', (name, fail, mend) => {
  it('rejects requests that need it, without effect on others, and creates no order', async () => {
    const keys: string[] = [];
    const before = await Promise.all(Array.from({ length: BUYERS }, () => buyer(keys)()));
    expect(before.map(({ status }) => status)).toEqual(before.map(() => 201));

    let isOver = false;
    const isDone = () => isOver;
    const orders = Promise.all(Array.from({ length: BUYERS }, () => during(isDone, buyer(keys))));
    const reads = during(isDone, () => ask(`/produkti/${product}`));
    const others = during(isDone, () => ask('/za-nas'));
    fail();
    await sleep(DOWN_MS);
    const acknowledged = keys.length;
    mend();
    const mended = performance.now();
    await expect.poll(async () => (await ask('/ready')).status, { interval: 50 }).toBe(200);
    await expect.poll(async () => (await ask(`/produkti/${product}`)).status, { interval: 50 }).toBe(200);
    const back = performance.now() - mended;
    await expect.poll(() => keys.length).toBeGreaterThan(acknowledged + BUYERS);
    isOver = true;

    const needed = [...(await orders).flat(), ...(await reads)];
    const refused = needed.filter(({ status }) => status === 503).map(({ took }) => took);
    process.stdout.write(
      `${name}: ${refused.length} refused, median ${quantile(refused, 0.5).toFixed(0)} ms, ` +
        `longest ${Math.max(...refused).toFixed(0)} ms; back after ${back.toFixed(0)} ms\n`,
    );
    for (const { status } of needed) expect([200, 201, 503]).toContain(status);
    expect(Math.max(...refused)).toBeLessThan(ANSWERED_WITHIN);
    expect(new Set((await others).map(({ status }) => status))).toEqual(new Set([200]));
    expect(back).toBeLessThan(BACK_WITHIN);
    const { rows } = await database.pool.query<{ made: number; one: number }>(
      `select count(*)::int as made, count(distinct key)::int as one from customer_order where key = any($1)`,
      [keys],
    );
    expect(rows).toEqual([{ made: keys.length, one: keys.length }]);
  });
});
