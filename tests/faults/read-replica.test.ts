import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aShop } from '../server/support/a-shop.ts';
import { BuiltServer } from '../server/support/programs/built-server.ts';
import { replicatedDatabase } from '../server/support/replication/replicated-database.ts';
import type { ReplicatedDatabase } from '../server/support/replication/replicated-database.ts';
import { DatabaseProcesses } from './support/database-processes.ts';

/** Timeout for a state that the server checks each second, on a slow machine. */
const SOON = { timeout: 60_000, interval: 100 };
/** Milliseconds after which a response counts as missing, on any machine. */
const ANSWERED_WITHIN = 60_000;

let database: ReplicatedDatabase;
let server: BuiltServer;
let lamp: number;

beforeAll(async () => {
  database = await replicatedDatabase();
  const shop = aShop(database);
  lamp = await shop.product({
    vendorId: await shop.vendor(),
    categoryId: await shop.category(),
    price: 5_000,
  });
  server = await BuiltServer.over(database);
  await server.start({ DATABASE_READ_URL: database.replica.url });
});
afterAll(async () => {
  server.kill();
  await database.drop();
});

const primary = () => DatabaseProcesses.in(database.primary.dataDirectory);
const replica = () => DatabaseProcesses.in(database.replica.dataDirectory);
const setPrice = (price: number) =>
  database.db.updateTable('product').set({ price }).where('id', '=', lamp).execute();

async function shownPrice(headers: Record<string, string> = {}): Promise<number | string> {
  const answer = await fetch(`${server.address}/api/product/${lamp}`, { headers });
  return answer.ok ? ((await answer.json()) as { price: number }).price : `status ${answer.status}`;
}
const shows = (price: number) => vi.waitFor(async () => expect(await shownPrice()).toBe(price), SOON);

/** The server reads from the replica, which still shows a deleted product. */
async function readsReplica(): Promise<void> {
  await setPrice(5_000);
  await database.caughtUp();
  await database.onReplica('select pg_wal_replay_pause()');
  await setPrice(5_100);
  await vi.waitFor(async () => {
    // The server stops reading from a replica that lags too long, so it catches up in between.
    const price = await shownPrice();
    if (price === 5_100) {
      await setPrice(5_000);
      await database.onReplica('select pg_wal_replay_resume()');
      await database.caughtUp();
      await database.onReplica('select pg_wal_replay_pause()');
      await setPrice(5_100);
    }
    expect(price).toBe(5_000);
  }, SOON);
}
const resume = () => database.onReplica('select pg_wal_replay_resume()');

describe('The shop with a streaming replica', () => {
  it('skips the replica at a lag of five seconds, and uses it again after it has caught up', async () => {
    await readsReplica();
    const since = performance.now();
    await shows(5_100);
    const seconds = (performance.now() - since) / 1000;
    console.log(`left alone ${seconds.toFixed(1)} s after the last look in which it had everything`);
    await resume();
    await readsReplica();
    await resume();
  });

  it('shows a write to its author at once', async () => {
    await readsReplica();
    const written = await fetch(`${server.address}/api/product/${lamp}/visit`, { method: 'POST' });
    const [cookie = ''] = written.headers.getSetCookie();
    expect(await shownPrice({ cookie: cookie.split(';')[0] ?? '' })).toBe(5_100);
    expect(await shownPrice()).toBe(5_000);
    await resume();
  });

  it('reads from the primary while the replica is frozen, and no request hangs', async () => {
    await readsReplica();
    await resume();
    const processes = replica();
    processes.freeze();
    try {
      await setPrice(5_200);
      const until = performance.now() + 8_000;
      let longest = 0;
      while (performance.now() < until) {
        const from = performance.now();
        expect(await shownPrice()).toBe(5_200);
        longest = Math.max(longest, performance.now() - from);
      }
      console.log(`the longest answer beside a frozen replica took ${Math.round(longest)} ms`);
      expect(longest).toBeLessThan(ANSWERED_WITHIN);
    } finally {
      processes.thaw();
    }
  });

  it('reads from the primary while the replica is down, and from the replica after its restart', async () => {
    await database.isUsed(true);
    await setPrice(5_300);
    replica().kill();
    for (let asked = 0; asked < 50; asked += 1) expect(await shownPrice()).toBe(5_300);
    // The test's support code restarts the replica.
    await database.isUsed(true);
    await readsReplica();
    await resume();
  });

  it('serves reads while the primary is frozen, and accepts orders after its recovery', async () => {
    await database.caughtUp();
    await readsReplica();
    await resume();
    const processes = primary();
    processes.freeze();
    try {
      await vi.waitFor(async () => {
        const ready = await fetch(`${server.address}/ready`);
        expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', problem: 'database' }]);
      }, SOON);
      expect(await shownPrice()).toBe(5_100);
      expect((await fetch(`${server.address}/`)).status).toBe(200);
      const visit = await fetch(`${server.address}/api/product/${lamp}/visit`, { method: 'POST' });
      expect(visit.status).toBe(503);
    } finally {
      processes.thaw();
    }
    await vi.waitFor(async () => {
      const visit = await fetch(`${server.address}/api/product/${lamp}/visit`, { method: 'POST' });
      expect(visit.status).toBe(202);
    }, SOON);
  });
});
