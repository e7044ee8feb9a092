import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AcknowledgedCredits } from '../server/support/gates/acknowledged-credits.ts';
import { AcknowledgedOrders } from '../server/support/gates/acknowledged-orders.ts';
import { BuiltServer } from '../server/support/programs/built-server.ts';
import { createTestDatabase } from '../server/support/test-database.ts';
import type { TestDatabase } from '../server/support/test-database.ts';
import { rounds } from './support/gate-size.ts';

const KILLS = rounds(300);
/** Writes that a server acknowledges before it is killed. */
const ACKNOWLEDGED = 20;
const BUYERS = 4;
const TABS = 2;
const CARDS = { CARD_PAYMENTS: 'sandbox' };
/** Acknowledged writes are checked after this many kills, and at the end. */
const LOOK_EVERY = 50;

let database: TestDatabase;
let orders: AcknowledgedOrders;
let credits: AcknowledgedCredits;
/** The next server starts while one is killed, because starting takes most of the time. */
let servers: BuiltServer[];

beforeAll(async () => {
  database = await createTestDatabase();
  orders = await AcknowledgedOrders.over(database);
  credits = await AcknowledgedCredits.over(database);
  servers = [await BuiltServer.over(database), await BuiltServer.over(database)];
});
afterAll(async () => {
  for (const server of servers) server.kill();
  await database.drop();
});

const written = () => orders.count + credits.count;

async function killAmidWrites(server: BuiltServer): Promise<void> {
  const buyer = await credits.aBuyer();
  const enough = written() + ACKNOWLEDGED;
  const writers = [
    ...Array.from({ length: BUYERS }, () => orders.buy(server.address)),
    ...Array.from({ length: TABS }, () => credits.buyAndSpend(server.address, buyer)),
  ];
  await vi.waitFor(() => expect(written()).toBeGreaterThanOrEqual(enough), { timeout: 60_000, interval: 5 });
  server.kill();
  await Promise.all(writers);
}

describe(`A server killed ${KILLS} times, each time during ${ACKNOWLEDGED} or more acknowledged writes`, () => {
  it('loses no write and stores no partial one', async () => {
    const start = performance.now();
    let next = servers[0]?.start(CARDS);
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await next;
      const [server, other] = kill % 2 ? servers : servers.toReversed();
      if (!server || !other) throw new Error('there are two');
      next = other.start(CARDS);
      // Without a kill the promise is never awaited.
      next.catch(() => undefined);
      await killAmidWrites(server);
      if (kill % LOOK_EVERY > 0 && kill < KILLS) continue;
      await credits.payWhatIsOpen();
      await next;
      await orders.expectWhole();
      await credits.expectWhole();
    }
    const seconds = Math.round((performance.now() - start) / 1000);
    process.stdout.write(
      `${KILLS} kills in ${seconds} s: ${orders.count} orders, ${credits.acknowledged.paid} payments and ` +
        `${credits.acknowledged.places} places acknowledged\n`,
    );
  }, 7_200_000);
});
