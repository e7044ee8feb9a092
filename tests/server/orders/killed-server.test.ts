import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TRIES_ALL } from '../../support/sample.ts';
import { AcknowledgedOrders } from '../support/gates/acknowledged-orders.ts';
import { BuiltServer } from '../support/programs/built-server.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

const ROUNDS = TRIES_ALL ? 3 : 1;
/** So many orders are taken in a round before the server is killed. */
const TAKEN = 20;
const BUYERS = 6;

let database: TestDatabase;
let orders: AcknowledgedOrders;
let server: BuiltServer;

beforeAll(async () => {
  database = await createTestDatabase();
  orders = await AcknowledgedOrders.over(database);
  server = await BuiltServer.over(database);
});
afterAll(async () => {
  server.kill();
  await database.drop();
});

describe('a server killed in the middle of orders', () => {
  it('loses no acknowledged order and leaves no half one, and the stock adds up', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await server.start();
      const buyers = Array.from({ length: BUYERS }, () => orders.buy(server.address));
      const enough = orders.count + TAKEN;
      await vi.waitFor(() => expect(orders.count).toBeGreaterThanOrEqual(enough), {
        timeout: 60_000,
        interval: 5,
      });
      server.kill();
      await Promise.all(buyers);
    }
    await server.start();
    await orders.expectWhole();
  }, 600_000);
});
