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
import { enqueue, startJobs } from '../../../server/platform/jobs.ts';
import { WorkQueue } from '../../../server/platform/work-queue.ts';
import { daysAfter } from '../../../src/core/shared/durations.ts';
import { aShop } from '../support/a-shop.ts';
import { anOrder } from '../support/an-order.ts';
import { TEST_RENDERER } from '../support/test-renderer.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { eventually } from '../../support/eventually.ts';

let app: TestApplication;
let metrics: Metrics;
let port: Server;
let lamp: number;
let backups: string;

beforeAll(async () => {
  backups = await mkdtemp(join(tmpdir(), 'uyut-backups-'));
  const log = pino({ level: 'silent' });
  app = await startTestApplication({
    // Avoids the share cards of another run.
    environment: { DATA_DIR: join(backups, 'data') },
    renderer: TEST_RENDERER,
    keepsPages: true,
    measure: (database) => (metrics = composeMetrics(database, log, backups)),
  });
  metrics.watchPayments(app.wallet.payments);
  const shop = aShop(app.database);
  const vendorId = await shop.vendor({ deliveryPrice: 500 });
  lamp = await shop.product({ vendorId, categoryId: await shop.category(), price: 5_000, quantity: 50 });
  port = await serveMetrics({ host: '127.0.0.1', metricsPort: 0 }, log, () => metrics.registry);
});
afterAll(async () => {
  port.close();
  await app.close();
  await rm(backups, { recursive: true });
});

const url = (path = '/metrics') => `http://127.0.0.1:${(port.address() as AddressInfo).port}${path}`;

/** Value of a line such as `uyut_jobs{kind="mail.send",state="due"}`, or null. */
async function measured(line: string): Promise<number | null> {
  const text = await (await fetch(url())).text();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length + 1));
}

it('Orders and their sums are counted since the process start', async () => {
  await app.post('/api/order', anOrder([{ id: lamp }]));
  const before = [await measured('uyut_orders_total'), await measured('uyut_ordered_stotinki_total')];
  await app.post('/api/order', anOrder([{ id: lamp, quantity: 2 }]));
  await app.post('/api/order', anOrder([{ id: lamp, expectedPrice: 4_999 }]));
  expect(before).toEqual([0, 0]);
  expect(await measured('uyut_orders_total')).toBe(1);
  expect(await measured('uyut_ordered_stotinki_total')).toBe(10_500);
  expect(await measured('uyut_orders_total')).toBe(1);
});

it('Jobs are counted by kind, with the age of the oldest', async () => {
  const { db } = app.database;
  const due = 'uyut_jobs{kind="check-payments",state="due"}';
  expect(await measured(due)).toBeNull();
  const runAt = new Date(Date.now() - 90_000);
  await db.transaction().execute((one) => enqueue(one, 'check-payments', {}, { runAt }));
  expect(await measured(due)).toBe(1);
  expect(await measured('uyut_jobs_oldest_due_seconds')).toBeGreaterThanOrEqual(90);
});

it('Each kind of job reports the age of its oldest', async () => {
  const { db } = app.database;
  const line = 'uyut_jobs_oldest_due_by_kind_seconds{kind="delete-expired-salts"}';
  expect(await measured(line)).toBeNull();
  const runAt = new Date(Date.now() - 40_000);
  await db.transaction().execute((one) => enqueue(one, 'delete-expired-salts', {}, { runAt }));
  expect(await measured(line)).toBeGreaterThanOrEqual(40);
});

it('Completed and failed jobs are counted with their duration', async () => {
  const count = (outcome: string) =>
    measured(`uyut_job_seconds_count{kind="delete-expired-attempts",outcome="${outcome}"}`);
  let fails = true;
  const run = async () => {
    if (fails) throw new Error('not yet');
  };
  const pace = { poll: 20, again: 20, heartbeats: { every: 1_000, deadAfter: 10_000 } };
  const jobs = await startJobs({
    database: app.database,
    jobs: { 'delete-expired-attempts': { at: '0 0 1 1 *', run } },
    log: pino({ level: 'silent' }),
    pace,
    metrics,
  });
  const add = () =>
    app.database.db
      .transaction()
      .execute((one) => enqueue(one, 'delete-expired-attempts', {}, { attempts: 1 }));
  await add();
  await eventually(async () => expect(await count('failed')).toBe(1));
  fails = false;
  await add();
  await eventually(async () => expect(await count('done')).toBe(1));
  await jobs.stop();
});

it('Rejected logins are counted by reason', async () => {
  const refused = 'uyut_logins_refused_total{reason="error-wrong-credentials"}';
  expect(await measured(refused)).toBeNull();
  await app.post('/api/auth', { email: 'nobody@example.com', password: 'wrong-password' });
  expect(await measured(refused)).toBe(1);
});

it('Rendered pages are timed by name', async () => {
  const count = 'uyut_page_render_seconds_count{page="AboutUsPage"}';
  expect(await measured(count)).toBeNull();
  await app.get('/about-us');
  expect(await measured(count)).toBe(1);
});

it('A payment’s outcome is counted once, however often it is reported', async () => {
  const { payments } = app.wallet;
  const before = (await measured('uyut_payments_settled_total{outcome="paid"}')) ?? 0;
  const { body } = await app.post('/api/order', anOrder([{ id: lamp }], { paymentMethod: 'card' }));
  expect(body).toMatchObject({ paymentUrl: expect.any(String) });
  const { rows } = await app.database.pool.query<{ reference: string; amount_cents: number }>(
    `select reference, amount_cents from payment where status = 'pending' order by created_at desc limit 1`,
  );
  const [payment] = rows;
  for (let report = 0; report < 3; report += 1) {
    await payments.settle({
      reference: payment?.reference ?? '',
      outcome: 'paid',
      amountCents: payment?.amount_cents ?? 0,
      currency: 'eur',
      isOpen: false,
      isProcessing: false,
    });
  }
  expect(await measured('uyut_payments_settled_total{outcome="paid"}')).toBe(before + 1);
});

it('Share cards are counted as cached or newly drawn', async () => {
  const product = `/og/product/${lamp}-bg-000000000000.jpg`;
  const { headers } = await app.get(product);
  for (const times of [1, 2]) {
    expect((await app.get(String(headers['location']))).status).toBe(200);
    expect(await measured('uyut_cache_reads_total{cache="share-cards",result="miss"}')).toBe(1);
    expect((await measured('uyut_cache_reads_total{cache="share-cards",result="hit"}')) ?? 0).toBe(times - 1);
  }
});

it('A failed job is counted, whatever its next run time', async () => {
  const { db, pool } = app.database;
  const runAt = new Date(Date.now() + 3_600_000);
  await db.transaction().execute((one) => enqueue(one, 'empty-old-mails', {}, { runAt, attempts: 1 }));
  const givenUp = 'uyut_jobs{kind="empty-old-mails",state="given-up"}';
  expect(await measured(givenUp)).toBeNull();
  await pool.query('update graphile_worker._private_jobs set attempts = max_attempts where max_attempts = 1');
  expect(await measured(givenUp)).toBe(1);
});

it('Unsent mails and payments without an outcome are counted', async () => {
  const unsent = (await measured('uyut_mails_unsent')) ?? 0;
  await app.post('/api/order', anOrder([{ id: lamp }]));
  expect(await measured('uyut_mails_unsent')).toBe(unsent + 2);
  await app.post('/api/order', anOrder([{ id: lamp }], { paymentMethod: 'card' }));
  expect(await measured('uyut_payments_pending')).toBe(1);
});

it('The age of the newest backup is reported, and no value without one', async () => {
  const line = `uyut_backup_age_seconds{directory="${backups}"}`;
  expect(await measured(line)).toBeNull();
  for (const days of [1, 3]) {
    await writeFile(join(backups, backupName(daysAfter(new Date(), -days), false)), '');
  }
  const age = (await measured(line)) ?? 0;
  expect(age).toBeGreaterThanOrEqual(86_400);
  expect(age).toBeLessThan(2 * 86_400);
});

it('A queue reports running and waiting work', async () => {
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

it('Unreadable metrics are omitted and the others reported', async () => {
  metrics.gauge({
    name: 'broken',
    help: 'Never there.',
    read: () => Promise.reject(new Error('the database is away')),
  });
  expect(await measured('uyut_broken')).toBeNull();
  expect(await measured('uyut_payments_pending')).not.toBeNull();
});

/** Excludes the metrics of these tests. */
const ours = () =>
  metrics.registry
    .getMetricsAsArray()
    .map(({ name }) => name)
    .filter((name) => /^uyut_(?!drawings|broken)/.test(name));
const namedIn = (file: string) =>
  (readFileSync(file, 'utf8').match(/\buyut_\w+/g) ?? []).map((name) => name.replace(/_(bucket|count)$/, ''));

it.each(['deploy/alerts.yml', 'deploy/dashboard.json', 'docs/operations.md'])(
  '%s refers only to existing metrics',
  (file) => {
    const named = namedIn(file);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !ours().includes(name))).toEqual([]);
  },
);

it('Each metric is on the dashboard and documented', () => {
  for (const file of ['deploy/dashboard.json', 'docs/operations.md']) {
    expect(ours().filter((name) => !namedIn(file).includes(name))).toEqual([]);
  }
});

it('A name that ends in _total is a counter', async () => {
  const wrong = (await metrics.registry.getMetricsAsJSON()).filter(
    ({ name, type }) => name.startsWith('uyut_') && name.endsWith('_total') !== (String(type) === 'counter'),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it('The metrics server has no other URLs', async () => {
  expect((await fetch(url('/'))).status).toBe(404);
  expect((await fetch(url(), { method: 'POST' })).status).toBe(404);
});
