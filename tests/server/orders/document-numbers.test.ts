import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { somePlaces } from '../support/a-property.ts';
import { aTeam, order as orderServices, someServices } from '../support/a-service-order.ts';
import { aShop } from '../support/a-shop.ts';
import { anOrder } from '../support/an-order.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let shop: ReturnType<typeof aShop>;
let lamp: number;

beforeAll(async () => {
  app = await startTestApplication();
  shop = aShop(app.database);
  await somePlaces(app);
  await someServices(app);
});
beforeEach(async () => {
  const vendorId = await shop.vendor({ deliveryPrice: 500 });
  lamp = await shop.product({ vendorId, categoryId: await shop.category(), price: 5_000, quantity: 5 });
});
afterAll(() => app.close());

/** Number of missing numbers between the first and the last document. */
async function gapsOf(table: 'customer_order' | 'service_order'): Promise<number> {
  const { rows } = await sql<{ gaps: number }>`
    select (max(id) - min(id) + 1 - count(*))::int as gaps from ${sql.table(table)}`.execute(app.database.db);
  return rows[0]?.gaps ?? -1;
}

describe('Document numbers have no gap', () => {
  it('when orders are rejected for their price, stock or a duplicate key', async () => {
    const first = anOrder([{ id: lamp }]);
    const answers = [
      await app.post('/api/order', first),
      await app.post('/api/order', anOrder([{ id: lamp, expectedPrice: 4_999 }])),
      await app.post('/api/order', anOrder([{ id: lamp, quantity: 9 }])),
      await app.post('/api/order', anOrder([{ id: lamp }], { key: first.key })),
      await app.post('/api/order', first),
      await app.post('/api/order', anOrder([{ id: lamp }])),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 409, 409, 409, 201, 201]);
    expect(await gapsOf('customer_order')).toBe(0);
  });

  it('when many people buy the last pieces at once, some of them twice', async () => {
    const orders = Array.from({ length: 8 }, () => anOrder([{ id: lamp }]));
    const answers = await Promise.all([...orders, ...orders].map((order) => app.post('/api/order', order)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(await shop.stockOf(lamp)).toBe(0);
    expect(await gapsOf('customer_order')).toBe(0);
  });

  it('when a cleaning team is no longer free', async () => {
    await aTeam(app);
    const answers = [];
    for (let one = 0; one < 3; one += 1) answers.push(await orderServices(app));
    expect(answers.map(({ status }) => status)).toEqual([201, 409, 409]);
    await aTeam(app);
    expect((await orderServices(app)).status).toBe(201);
    expect(await gapsOf('service_order')).toBe(0);
  });

  it('when a receipt is rolled back', async () => {
    const next = sql<{ number: number }>`select next_document_number('receipt') as number`;
    const taken: number[] = [];
    for (let one = 0; one < 2; one += 1) {
      await app.database.db
        .transaction()
        .execute(async (transaction) => {
          taken.push(...(await next.execute(transaction)).rows.map(({ number }) => number));
          throw new Error('taken back');
        })
        .catch(() => undefined);
    }
    expect(taken[0]).toBeGreaterThan(100_000);
    expect(taken[1]).toBe(taken[0]);
  });
});
