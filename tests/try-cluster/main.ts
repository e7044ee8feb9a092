import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { openDatabase } from '../../server/platform/database/database.ts';
import type { Database } from '../../server/tables.ts';
import { aShop } from '../../tests/server/support/a-shop.ts';
import { hasPgBouncer } from '../../tests/faults/support/pg-bouncer.ts';
import { Cluster } from './cluster.ts';
import { until } from './part.ts';
import { Visitors } from './visitors.ts';
import type { Experience } from './visitors.ts';

/**
 * `npm run try-cluster` kills each part of a local cluster in turn while people order, and at last fails over
 * the / database. `-- --asynchronous` shows the losses without synchronous commits. Exits with 1 if an
 * acknowledged / order is lost.
 */
const isAsynchronous = process.argv.includes('--asynchronous');
/** Seconds of orders before and after each event, and until the restart of a killed part. */
const [QUIET, NOTICED] = [5, 3];
const PRODUCTS = 20;

const seconds = (count: number) => sleep(count * 1000);
const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  for (const [isThere, todo] of [
    [existsSync('dist/server/main.js'), 'npm run build'],
    [existsSync('/usr/sbin/haproxy'), 'apt install haproxy'],
    [hasPgBouncer, 'apt install pgbouncer'],
  ] as const) {
    if (!isThere) throw new Error(`First: ${todo}`);
  }
  say('PostgreSQL with a replica, PgBouncer, two servers, a worker and HAProxy start …');
  const cluster = await Cluster.start();
  const visitors = new Visitors(cluster.address, await someProducts(cluster.primary.url));
  // The first requests of a server are slower.
  await seconds(QUIET);
  await during(visitors, 'nothing', () => seconds(QUIET));
  if (isAsynchronous) await cluster.primary.waitForReplica(false);
  else await killAllButPrimary(cluster, visitors);
  await failOver(cluster, visitors);
  const lost = await lostOrders(cluster, visitors);
  const many = visitors.acknowledged.length;
  say(`\n${many} orders were acknowledged; after the failover ${many - lost} are there, ${lost} are not.`);
  process.exit(lost > 0 ? 1 : 0);
}

async function killAllButPrimary(cluster: Cluster, visitors: Visitors): Promise<void> {
  const { primary, replica, balancer, pooler, servers, worker } = cluster;
  const restarted = [
    ['a server', servers[0]],
    ['the worker', worker],
    ['PgBouncer', pooler],
    ['HAProxy', balancer],
  ] as const;
  for (const [name, part] of restarted) {
    await during(visitors, name, async () => {
      part.kill();
      await seconds(NOTICED);
      part.start();
      await cluster.isWell();
    });
  }
  await during(visitors, 'the replica', async () => {
    replica.kill();
    await seconds(NOTICED);
    // Commits wait for the replica until it is removed.
    await primary.waitForReplica(false);
    await replica.open();
    await primary.isFollowed();
    await primary.waitForReplica(true);
  });
}

/** Last event, because there is no replica afterwards. */
async function failOver(cluster: Cluster, visitors: Visitors): Promise<void> {
  const { primary, replica } = cluster;
  await during(visitors, 'the primary: failover', async () => {
    // A machine seldom fails at once: later commits exist on it alone.
    await replica.stopReceiving();
    await seconds(1);
    primary.kill();
    await seconds(NOTICED);
    await cluster.failOver();
  });
  await visitors.leave();
}

/** Number of lost acknowledged orders, after all due jobs. */
async function lostOrders({ replica }: Cluster, { acknowledged }: Visitors): Promise<number> {
  const due = 'select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts';
  await until('all jobs are done', async () => (await replica.query(due)).length === 0, 120);
  const later = await replica.query<{ job: string }>(
    `select task_identifier || ' ' || attempts || ' ' || coalesce(last_error, '') as job from graphile_worker.jobs`,
  );
  for (const { job } of later) say(`tried again later: ${job}`);
  const found = await replica.query<{ key: string }>('select key from customer_order');
  const keys = new Set(found.map(({ key }) => key));
  return acknowledged.filter((key) => !keys.has(key)).length;
}

/** Runs an event while people order, and reports their experience during it and some seconds more. */
async function during(visitors: Visitors, killed: string, happens: () => Promise<void>): Promise<void> {
  const from = performance.now();
  await happens();
  await seconds(QUIET);
  row(killed, visitors.experience(from, performance.now()));
}

let hasHead = false;

function row(killed: string, { acknowledged, failedOrders, failedReads, withoutOrders }: Experience): void {
  const line = (cells: readonly (string | number)[]) =>
    say(`| ${cells.map((cell, place) => String(cell).padEnd(place === 0 ? 22 : 15)).join(' | ')} |`);
  if (!hasHead) line(['killed', 'orders', 'orders refused', 'reads refused', 's without']);
  hasHead = true;
  line([killed, acknowledged, failedOrders, failedReads, withoutOrders.toFixed(1)]);
}

async function someProducts(url: string): Promise<number[]> {
  const database = openDatabase<Database>(url, pino({ level: 'silent' }));
  try {
    const shop = aShop(database);
    const vendorId = await shop.vendor({ deliveryPrice: 500 });
    const categoryId = await shop.category();
    const ids: number[] = [];
    for (let count = 0; count < PRODUCTS; count += 1) {
      ids.push(await shop.product({ vendorId, categoryId, price: 5_000, quantity: 100_000 }));
    }
    return ids;
  } finally {
    await database.close();
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
