import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withInsistentQueries } from '../../../server/platform/insistent-queries.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());

const insistent = (until: () => boolean) =>
  withInsistentQueries(database.pool, { again: 5, until, log: pino({ level: 'silent' }) });

describe("the queries of the job queue's clock", () => {
  it('are asked until the database can answer', async () => {
    const asked = insistent(() => false).query<{ text: string }>('select text from note where text <> $1', [
      'x',
    ]);
    await database.pool.query(`create table note as select 'лампа' as text`);
    expect((await asked).rows).toEqual([{ text: 'лампа' }]);
  });

  it('end with nothing when the program stops', async () => {
    let stopping = false;
    const asked = insistent(() => stopping).query('select from nowhere');
    stopping = true;
    expect((await asked).rows).toEqual([]);
  });
});
