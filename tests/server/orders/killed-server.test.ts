import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TRIES_ALL } from '../../support/sample.ts';
import { anOrder } from '../support/an-order.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';
import { aShop } from '../support/a-shop.ts';
import { BuiltServer } from '../support/programs/built-server.ts';

const ROUNDS = TRIES_ALL ? 3 : 1;
/** So many orders are taken in a round before the server is killed. */
const TAKEN = 20;
const BUYERS = 6;

let database: TestDatabase;
let product: number;
let server: BuiltServer;
let taken = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const shop = aShop(database);
  const vendorId = await shop.vendor({ deliveryPrice: 500 });
  product = await shop.product({ vendorId, categoryId: await shop.category(), quantity: 100_000 });
  server = await BuiltServer.over(database);
});
afterAll(async () => {
  server.kill();
  await database.drop();
});

/** Buys one order after the other until the server is gone. @returns the tokens of acknowledged orders. */
async function buy(): Promise<string[]> {
  const tokens: string[] = [];
  for (;;) {
    try {
      const answer = await fetch(`${server.address}/api/order`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '127.0.0.1' },
        body: JSON.stringify(anOrder([{ id: product, quantity: 2 }])),
      });
      if (answer.status === 201) {
        tokens.push(((await answer.json()) as { token: string }).token);
        taken += 1;
      } else await new Promise((resume) => setTimeout(resume, 20));
    } catch {
      return tokens;
    }
  }
}

describe('a server killed in the middle of orders', () => {
  it('loses no acknowledged order and leaves no half one, and the stock adds up', async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await server.start();
      const buyers = Array.from({ length: BUYERS }, buy);
      const enough = (round + 1) * TAKEN;
      await vi.waitFor(() => expect(taken).toBeGreaterThanOrEqual(enough), { timeout: 60_000, interval: 5 });
      server.kill();
      acknowledged.push(...(await Promise.all(buyers)).flat());
    }
    await server.start();
    const client = new pg.Client(database.url);
    await client.connect();
    const { rows } = await client.query(
      `
      select (select count(*) from customer_order)::int as orders,
        (select count(distinct key) from customer_order)::int as keys,
        (select count(*) from customer_order where token = any($1))::int as found,
        (select count(*) from customer_order o where not exists
          (select from vendor_order v join vendor_order_line l on l.vendor_order_id = v.id where v.order_id = o.id))::int as empty,
        (select count(*) from mail where unique_key like 'order-placed:%')::int as mails,
        (select quantity from product where id = $2)::int as stock,
        (select coalesce(sum(quantity), 0) from vendor_order_line)::int as sold`,
      [acknowledged, product],
    );
    await client.end();
    const facts = rows[0] as Record<string, number>;
    expect(acknowledged.length).toBeGreaterThan(10);
    expect(facts['found']).toBe(acknowledged.length);
    expect(facts['keys']).toBe(facts['orders']);
    expect(facts['empty']).toBe(0);
    expect(facts['mails']).toBe(facts['orders']);
    expect((facts['stock'] ?? 0) + (facts['sold'] ?? 0)).toBe(100_000);
  }, 600_000);
});
