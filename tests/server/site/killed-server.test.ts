import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TRIES_ALL } from '../../support/sample.ts';
import { AcknowledgedCredits } from '../support/gates/acknowledged-credits.ts';
import { AcknowledgedOrders } from '../support/gates/acknowledged-orders.ts';
import { BuiltServer } from '../support/programs/built-server.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';
import { eventually } from '../../support/eventually.ts';

const ROUNDS = TRIES_ALL ? 3 : 1;
/** Orders, credit purchases and premium places acknowledged in a round before the server is killed. */
const ORDERS = 20;
const PAID = 2;
const PLACES = 2;
const BUYERS = 4;
const TABS = 4;
const CARDS = { CARD_PAYMENTS: 'sandbox' };

let database: TestDatabase;
let orders: AcknowledgedOrders;
let credits: AcknowledgedCredits;
let server: BuiltServer;

beforeAll(async () => {
  database = await createTestDatabase();
  orders = await AcknowledgedOrders.over(database);
  credits = await AcknowledgedCredits.over(database);
  server = await BuiltServer.over(database);
});
afterAll(async () => {
  server.kill();
  await database.drop();
});

describe('A server killed during orders, credit purchases and spending', () => {
  it('loses nothing acknowledged, leaves nothing half done, and stock and ledger add up', async () => {
    const buyer = await credits.aBuyer();
    for (let round = 1; round <= ROUNDS; round += 1) {
      await server.start(CARDS);
      const writers = [
        ...Array.from({ length: BUYERS }, () => orders.buy(server.address)),
        ...Array.from({ length: TABS }, () => credits.buyAndSpend(server.address, buyer)),
      ];
      const isEnough = () => {
        expect(orders.count).toBeGreaterThanOrEqual(round * ORDERS);
        expect(credits.acknowledged.paid).toBeGreaterThanOrEqual(round * PAID);
        expect(credits.acknowledged.places).toBeGreaterThanOrEqual(round * PLACES);
      };
      await eventually(isEnough);
      server.kill();
      await Promise.all(writers);
    }
    await credits.payWhatIsOpen();
    await server.start(CARDS);
    await orders.expectWhole();
    await credits.expectWhole();
  }, 600_000);
});
