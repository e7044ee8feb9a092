import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BuiltServer } from '../server/support/programs/built-server.ts';
import { deliveries, queueMails } from '../server/support/queued-mails.ts';
import { startSmtpServer } from '../server/support/outside-servers/smtp-server.ts';
import type { TestSmtpServer } from '../server/support/outside-servers/smtp-server.ts';
import { ownDatabase } from './support/own-database.ts';

const MAILS = 400;
/** Longer than any statement may take (15 s). */
const FROZEN_MS = 22_000;

let database: Awaited<ReturnType<typeof ownDatabase>>;
let smtp: TestSmtpServer;
let server: BuiltServer;

beforeAll(async () => {
  database = await ownDatabase();
  smtp = await startSmtpServer();
  server = await BuiltServer.over(database);
  await server.start({ SMTP_URL: smtp.url });
});
afterAll(async () => {
  database.processes().thaw();
  server.kill();
  await smtp.close();
  await database.drop();
});

describe('A database that is frozen for 22 seconds while mails are sent', () => {
  it('loses no mail and sends none twice', async () => {
    await queueMails(database, MAILS);
    await vi.waitFor(() => expect(deliveries(smtp).readers).toBeGreaterThan(20), {
      timeout: 30_000,
      interval: 5,
    });
    database.processes().freeze();
    expect(deliveries(smtp).readers).toBeLessThan(MAILS);
    await sleep(FROZEN_MS);
    database.processes().thaw();
    await vi.waitFor(() => expect(deliveries(smtp).readers).toBe(MAILS), { timeout: 90_000, interval: 100 });
    expect(deliveries(smtp).again).toBe(0);
    const waiting = 'select from graphile_worker.jobs where run_at <= now()';
    await vi.waitFor(async () => expect((await database.pool.query(waiting)).rowCount).toBe(0), {
      timeout: 60_000,
      interval: 500,
    });
    expect((await fetch(`${server.address}/ready`)).status).toBe(200);
  });
});
