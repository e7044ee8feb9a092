import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../server/platform/free-port.ts';
import { createTestDatabase } from '../server/support/test-database.ts';
import type { TestDatabase } from '../server/support/test-database.ts';

/** The server may have to be built first. */
const OPEN_WITHIN = 280_000;
const CLOSED_WITHIN = 20_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('`npm start` after SIGTERM', () => {
  it.each(['1', '2'])('stops a server of %s processes, without a signal from its shell', async (count) => {
    const port = await freePort('127.0.0.1');
    const npm = spawn('npm', ['start'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        DATABASE_URL: database.url,
        DATA_DIR: 'reports/test-data',
        DEMO_DATA: 'off',
        LOG_LEVEL: 'silent',
        WEB_PROCESSES: count,
      },
      stdio: 'ignore',
    });
    const status = () =>
      fetch(`http://127.0.0.1:${port}/health`).then(
        (answer) => answer.status,
        () => null,
      );
    await vi.waitFor(async () => expect(await status()).toBe(200), { timeout: OPEN_WITHIN, interval: 200 });
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    await vi.waitFor(async () => expect(await status()).toBeNull(), {
      timeout: CLOSED_WITHIN,
      interval: 200,
    });
  });
});
