import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { retryingPool } from '../../../server/platform/retrying-pool.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());

const retrying = (until: () => boolean) =>
  retryingPool(database.pool, { interval: 5, until, log: pino({ level: 'silent' }) });

describe('The pool of the job scheduler', () => {
  it('retries queries until the database answers', async () => {
    const result = retrying(() => false).query<{ text: string }>('select text from note where text <> $1', [
      'x',
    ]);
    await database.pool.query(`create table note as select 'лампа' as text`);
    expect((await result).rows).toEqual([{ text: 'лампа' }]);
  });

  it('returns no rows when the process stops', async () => {
    let stopping = false;
    const result = retrying(() => stopping).query('select from nowhere');
    stopping = true;
    expect((await result).rows).toEqual([]);
  });
});
