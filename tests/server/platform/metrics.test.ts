import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backupName } from '../../../server/backup/backup-names.ts';
import { composeMetrics } from '../../../server/metrics.ts';
import type { Metrics } from '../../../server/platform/metrics.ts';
import { serveMetrics } from '../../../server/platform/serve-metrics.ts';
import { enqueue } from '../../../server/platform/jobs.ts';
import { WorkQueue } from '../../../server/platform/work-queue.ts';
import { daysAfter } from '../../../src/core/shared/durations.ts';
import { aShop } from '../support/a-shop.ts';
import { anOrder } from '../support/an-order.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let metrics: Metrics;
let port: Server;
let lamp: number;
let backups: string;

beforeAll(async () => {
  backups = await mkdtemp(join(tmpdir(), 'uyut-backups-'));
  app = await startTestApplication();
  const shop = aShop(app.database);
  const vendorId = await shop.vendor({ deliveryPrice: 500 });
  lamp = await shop.product({ vendorId, categoryId: await shop.category(), price: 5_000, quantity: 50 });
  const log = pino({ level: 'silent' });
  metrics = composeMetrics(app.database, log, backups);
  port = await serveMetrics({ host: '127.0.0.1', metricsPort: 0 }, log, () => metrics.registry);
});
afterAll(async () => {
  port.close();
  await app.close();
  await rm(backups, { recursive: true });
});

const url = (path = '/metrics') => `http://127.0.0.1:${(port.address() as AddressInfo).port}${path}`;

/** The value of a line such as `uyut_jobs{kind="mail.send",state="due"}`; null where nothing is said of it. */
async function measured(line: string): Promise<number | null> {
  const text = await (await fetch(url())).text();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length + 1));
}

it('orders and their sums are counted from the start of the process on', async () => {
  await app.post('/api/order', anOrder([{ id: lamp }]));
  const before = [await measured('uyut_orders_total'), await measured('uyut_ordered_stotinki_total')];
  await app.post('/api/order', anOrder([{ id: lamp, quantity: 2 }]));
  await app.post('/api/order', anOrder([{ id: lamp, expectedPrice: 4_999 }]));
  expect(before).toEqual([0, 0]);
  expect(await measured('uyut_orders_total')).toBe(1);
  expect(await measured('uyut_ordered_stotinki_total')).toBe(10_500);
  expect(await measured('uyut_orders_total')).toBe(1);
});

it('jobs are told by kind, and how long the oldest waits', async () => {
  const { db } = app.database;
  const due = 'uyut_jobs{kind="check-payments",state="due"}';
  expect(await measured(due)).toBeNull();
  const runAt = new Date(Date.now() - 90_000);
  await db.transaction().execute((one) => enqueue(one, 'check-payments', {}, { runAt }));
  expect(await measured(due)).toBe(1);
  expect(await measured('uyut_jobs_oldest_due_seconds')).toBeGreaterThanOrEqual(90);
});

it('a job that was given up is told, whenever it would have been tried again', async () => {
  const { db, pool } = app.database;
  const runAt = new Date(Date.now() + 3_600_000);
  await db.transaction().execute((one) => enqueue(one, 'empty-old-mails', {}, { runAt, attempts: 1 }));
  const givenUp = 'uyut_jobs{kind="empty-old-mails",state="given-up"}';
  expect(await measured(givenUp)).toBeNull();
  await pool.query('update graphile_worker._private_jobs set attempts = max_attempts where max_attempts = 1');
  expect(await measured(givenUp)).toBe(1);
});

it('mails that have not left, and payments without an outcome are counted', async () => {
  const unsent = (await measured('uyut_mails_unsent')) ?? 0;
  await app.post('/api/order', anOrder([{ id: lamp }]));
  expect(await measured('uyut_mails_unsent')).toBe(unsent + 2);
  await app.post('/api/order', anOrder([{ id: lamp }], { paymentMethod: 'card' }));
  expect(await measured('uyut_payments_pending')).toBe(1);
});

it('the age of the newest backup is told, and nothing where there is none', async () => {
  const line = `uyut_backup_age_seconds{directory="${backups}"}`;
  expect(await measured(line)).toBeNull();
  for (const days of [1, 3]) {
    await writeFile(join(backups, backupName(daysAfter(new Date(), -days), false)), '');
  }
  const age = (await measured(line)) ?? 0;
  expect(age).toBeGreaterThanOrEqual(86_400);
  expect(age).toBeLessThan(2 * 86_400);
});

it('a queue tells what is in work and what waits', async () => {
  const queue = new WorkQueue(1, { waitMs: 60_000 });
  metrics.watchQueue('drawings', queue);
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  const all = [queue.run(work), queue.run(work)];
  expect(await measured('uyut_drawings_in_work')).toBe(1);
  expect(await measured('uyut_drawings_waiting')).toBe(1);
  ends[0]?.();
  await all[0];
  await Promise.resolve();
  ends[1]?.();
  await Promise.all(all);
  expect(await measured('uyut_drawings_in_work')).toBe(0);
});

it('what can’t be read is left out, and the rest is told', async () => {
  metrics.gauge({
    name: 'broken',
    help: 'Never there.',
    read: () => Promise.reject(new Error('the database is away')),
  });
  expect(await measured('uyut_broken')).toBeNull();
  expect(await measured('uyut_payments_pending')).not.toBeNull();
});

it.each(['deploy/alerts.yml', 'docs/operations.md'])('%s names only what is measured', async (file) => {
  metrics.watchQueue('pages', new WorkQueue(1, { waitMs: 0 }));
  const known = metrics.registry.getMetricsAsArray().map(({ name }) => name);
  const named = readFileSync(file, 'utf8').match(/uyut_\w+/g) ?? [];
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !known.includes(name.replace(/_(bucket|count)$/, '')))).toEqual([]);
  metrics.registry.removeSingleMetric('uyut_pages_in_work');
  metrics.registry.removeSingleMetric('uyut_pages_waiting');
});

it('nothing else is served there', async () => {
  expect((await fetch(url('/'))).status).toBe(404);
  expect((await fetch(url(), { method: 'POST' })).status).toBe(404);
});
