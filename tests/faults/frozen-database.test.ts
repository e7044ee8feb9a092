import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../server/platform/database/database.ts';
import type { OpenDatabase } from '../../server/platform/database/database.ts';
import type { Database } from '../../server/tables.ts';
import { BuiltServer } from '../server/support/built-server.ts';
import { deliveries, queueMails } from '../server/support/queued-mails.ts';
import { startSmtpServer } from '../server/support/smtp-server.ts';
import type { TestSmtpServer } from '../server/support/smtp-server.ts';
import { ownServer } from '../server/support/test-server.ts';
import { DatabaseProcesses } from './support/database-processes.ts';

const MAILS = 400;
/** Longer than any statement may take (15 s). */
const FROZEN_MS = 22_000;

let postgres: Awaited<ReturnType<typeof ownServer>>;
let database: OpenDatabase<Database>;
let smtp: TestSmtpServer;
let server: BuiltServer;
let processes: DatabaseProcesses;

beforeAll(async () => {
  postgres = await ownServer();
  processes = DatabaseProcesses.in(postgres.dataDirectory);
  smtp = await startSmtpServer();
  server = await BuiltServer.over(postgres);
  await server.start({ SMTP_URL: smtp.url });
  database = openDatabase<Database>(postgres.url, pino({ level: 'silent' }));
});
afterAll(async () => {
  processes.thaw();
  server.kill();
  await smtp.close();
  await database.close();
  await postgres.stop();
});

describe('a database that stands still for 22 seconds while mails are sent', () => {
  it('costs no mail, and none is sent twice', async () => {
    await queueMails(database, MAILS);
    await vi.waitFor(() => expect(deliveries(smtp).readers).toBeGreaterThan(20), {
      timeout: 30_000,
      interval: 5,
    });
    processes.freeze();
    expect(deliveries(smtp).readers).toBeLessThan(MAILS);
    await sleep(FROZEN_MS);
    processes.thaw();
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
