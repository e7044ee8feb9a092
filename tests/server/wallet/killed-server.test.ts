import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TRIES_ALL } from '../../support/sample.ts';
import { AcknowledgedCredits } from '../support/gates/acknowledged-credits.ts';
import { BuiltServer } from '../support/programs/built-server.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

const ROUNDS = TRIES_ALL ? 3 : 1;
/** So many purchases, and so many places, are acknowledged in a round before the server is killed. */
const ACKNOWLEDGED = 2;
const TABS = 6;
const CARDS = { CARD_PAYMENTS: 'sandbox' };

let database: TestDatabase;
let credits: AcknowledgedCredits;
let server: BuiltServer;

beforeAll(async () => {
  database = await createTestDatabase();
  credits = await AcknowledgedCredits.over(database);
  server = await BuiltServer.over(database);
});
afterAll(async () => {
  server.kill();
  await database.drop();
});

describe('a server killed in the middle of buying and spending', () => {
  it('loses no credits that were paid for, gives none twice, and the ledger adds up', async () => {
    const buyer = await credits.aBuyer();
    for (let round = 1; round <= ROUNDS; round += 1) {
      await server.start(CARDS);
      const tabs = Array.from({ length: TABS }, () => credits.buyAndSpend(server.address, buyer));
      const least = () => Math.min(credits.acknowledged.paid, credits.acknowledged.places);
      await vi.waitFor(() => expect(least()).toBeGreaterThanOrEqual(round * ACKNOWLEDGED), {
        timeout: 60_000,
        interval: 5,
      });
      server.kill();
      await Promise.all(tabs);
    }
    await credits.payWhatIsOpen();
    await server.start(CARDS);
    await credits.expectWhole();
  }, 600_000);
});
