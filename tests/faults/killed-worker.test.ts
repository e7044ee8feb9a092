import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../server/platform/database/database.ts';
import { enqueue } from '../../server/platform/jobs.ts';
import { BuiltServer } from '../server/support/programs/built-server.ts';
import { deliveries, queueMails } from '../server/support/queued-mails.ts';
import { startSmtpServer } from '../server/support/outside-servers/smtp-server.ts';
import type { TestSmtpServer } from '../server/support/outside-servers/smtp-server.ts';
import { createTestDatabase } from '../server/support/test-database.ts';
import type { TestDatabase } from '../server/support/test-database.ts';

/** Jobs that one program runs at a time. */
const IN_HAND = 4;
const MAILS = 20;
const FREE_WITHIN = 30_000;

let database: TestDatabase;
let smtp: TestSmtpServer;
let first: BuiltServer;
let second: BuiltServer;

beforeAll(async () => {
  smtp = await startSmtpServer();
});
beforeEach(async () => {
  database = await createTestDatabase();
  [first, second] = [await BuiltServer.over(database), await BuiltServer.over(database)];
  await first.start({ SMTP_URL: smtp.url });
});
afterEach(async () => {
  first.kill();
  second.kill();
  smtp.forget();
  await database.drop();
});
afterAll(() => smtp.close());

async function count(where: string): Promise<number> {
  const { rows } = await database.pool.query<{ jobs: number }>(
    `select count(*)::int as jobs from graphile_worker.jobs where ${where}`,
  );
  return rows[0]?.jobs ?? 0;
}

/** Mails of the first program, and the queue behind them. */
async function letFirstHold(at: 'reader' | 'taken'): Promise<void> {
  smtp.fallSilent(at);
  await queueMails(database, MAILS);
  await vi.waitFor(async () => expect(await count('locked_by is not null')).toBe(IN_HAND), {
    timeout: 20_000,
  });
  if (at === 'taken')
    await vi.waitFor(() => expect(smtp.received.length).toBeGreaterThanOrEqual(IN_HAND), { timeout: 20_000 });
}

const expectAllOnce = (within: number) =>
  vi.waitFor(() => expect(deliveries(smtp)).toEqual({ readers: MAILS, again: 0 }), {
    timeout: within,
    interval: 100,
  });

describe('The work of a killed process', () => {
  it('is released for another process within 30 seconds, for every kind', async () => {
    await letFirstHold('reader');
    first.kill();
    const killed = performance.now();
    smtp.fallSilent(null);
    await inTransaction(database.db, async (transaction) => {
      await enqueue(transaction, 'order.tell-step', { stepId: 1 });
      await enqueue(transaction, 'shop.fetch-import-pictures', { importId: 1 });
    });
    // Marks these jobs as locked by the first program, too.
    await database.pool.query(`update graphile_worker._private_jobs set locked_at = now(),
      locked_by = (select min(locked_by) from graphile_worker.jobs) where locked_by is null and payload->>'mailId' is null`);
    await second.start({ SMTP_URL: smtp.url });
    await expectAllOnce(FREE_WITHIN - (performance.now() - killed));
    await vi.waitFor(async () => expect(await count('run_at <= now()')).toBe(0), {
      timeout: FREE_WITHIN - (performance.now() - killed),
    });
    process.stdout.write(`free and done ${Math.round(performance.now() - killed)} ms after the kill\n`);
  });

  it('does not send a mail again that the mail server has just accepted', async () => {
    await letFirstHold('taken');
    first.kill();
    smtp.fallSilent(null);
    await second.start({ SMTP_URL: smtp.url });
    await expectAllOnce(FREE_WITHIN + 10_000);
    await vi.waitFor(async () => expect(await count('run_at <= now()')).toBe(0), { timeout: FREE_WITHIN });
    expect(deliveries(smtp)).toEqual({ readers: MAILS, again: 0 });
  });
});

describe('The work of a frozen process', () => {
  it('is done by another process, and is not repeated when the frozen one continues', async () => {
    await letFirstHold('reader');
    const thaw = first.freeze();
    smtp.fallSilent(null);
    await second.start({ SMTP_URL: smtp.url });
    await expectAllOnce(FREE_WITHIN + 10_000);
    thaw();
    await sleep(10_000);
    expect(deliveries(smtp)).toEqual({ readers: MAILS, again: 0 });
    expect(await count('run_at <= now()')).toBe(0);
    expect((await fetch(`${first.address}/ready`)).status).toBe(200);
  });
});
