import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BuiltServer } from '../server/support/programs/built-server.ts';
import { aPerson } from '../server/support/an-account.ts';
import { startSilentServer } from '../server/support/outside-servers/silent-server.ts';
import { StoppedClock } from '../server/support/test-application.ts';
import { createTestDatabase } from '../server/support/test-database.ts';
import type { TestDatabase } from '../server/support/test-database.ts';

const WAITING = 6;
/** Milliseconds of a start without the provider on a busy machine; the timeout of a request was 30 s. */
const OPEN_WITHIN = 25_000;

let database: TestDatabase;
let provider: Awaited<ReturnType<typeof startSilentServer>>;
let server: BuiltServer;

beforeAll(async () => {
  database = await createTestDatabase();
  provider = await startSilentServer();
  server = await BuiltServer.over(database);
  const { id } = await aPerson({ database, clock: new StoppedClock(new Date()) });
  await database.pool.query(
    `with bought as (
       insert into credit_purchase (account_id, language, buyer_name, buyer_email, credits, price, created_at)
       select $1, 'bg', 'Мария', 'mariya@example.com', 4, 1000, now() from generate_series(1, $2) returning id)
     insert into payment (id, credit_purchase_id, provider, amount_cents, reference, page_url)
     select gen_random_uuid()::text, id, 'stripe', 511, 'cs_test_' || id, 'https://stripe.example/' || id from bought`,
    [id, WAITING],
  );
});
afterAll(async () => {
  server.kill();
  await provider.close();
  await database.drop();
});

describe('A payment provider that does not respond while payments are pending', () => {
  it('does not delay the start of a server, and gets a limited number of requests', async () => {
    const start = performance.now();
    await server.start({
      CARD_PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_key',
      STRIPE_WEBHOOK_SECRET: 'whsec_test',
      STRIPE_API_URL: `http://127.0.0.1:${provider.port}`,
    });
    const took = Math.round(performance.now() - start);
    process.stdout.write(`open after ${took} ms\n`);
    expect(took).toBeLessThan(OPEN_WITHIN);
    await vi.waitFor(() => expect(provider.asked()).toBe(WAITING), { timeout: 10_000 });
    expect((await fetch(`${server.address}/`)).status).toBe(200);
  });
});
