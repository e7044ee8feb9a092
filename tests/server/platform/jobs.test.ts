import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startJobs } from '../../../server/platform/jobs.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

describe('jobs', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const start = (at: string) =>
    startJobs({
      pool: database.pool,
      log: pino({ level: 'silent' }),
      jobs: { 'mail.send': async () => {}, 'recheck-refunds': { at, run: async () => {} } },
    });

  it('that say when they come are awaited by the clock, the others are not', async () => {
    const jobs = await start('2 4 * * *');
    const awaited = () =>
      database.pool
        .query<{ identifier: string }>('select identifier from graphile_worker._private_known_crontabs')
        .then(({ rows }) => rows.map(({ identifier }) => identifier));
    await expect.poll(awaited).toEqual(['recheck-refunds']);
    await jobs.stop();
  });

  it('do not start with a time that is none', async () => {
    await expect(start('at night')).rejects.toThrow('at night');
  });
});
