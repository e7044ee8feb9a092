import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isSurelyMany, pagesOf } from '../../../server/platform/database/lists/sample-list.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;

/** A hundred rows, two on a page; and a sample that says to be half a percent of many more. */
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table sampled (id bigint, filler text)`.execute(database.db);
  await sql`alter table sampled alter column filler set storage plain`.execute(database.db);
  await sql`insert into sampled select id, repeat('x', 3500) from generate_series(1, 100) id`.execute(
    database.db,
  );
  await sql`create table sample (id bigint)`.execute(database.db);
  await sql`insert into sample select id from generate_series(1, 100) id`.execute(database.db);
});
afterAll(() => database.drop());

const firstRows = (count: number) => ({
  partInRange: sql`true`,
  terms: sql`l.id <= ${count}::integer`,
  besideTerms: sql`true`,
});

it('A sample of pages says how many of the table have a row of the list, however many lie on each', async () => {
  const table = { name: 'sampled', id: 'id' };
  const sampled = (count: number) => pagesOf(database.db, table, firstRows(count), 100);
  expect([await sampled(0), await sampled(6), await sampled(80)]).toEqual([0, 3, 40]);
});

it('A sample of rows says of how many rows the list is', async () => {
  const table = { name: 'sampled', id: 'id', sample: 'sample' };
  const sampled = (count: number) => pagesOf(database.db, table, firstRows(count));
  expect([await sampled(0), await sampled(6), await sampled(80)]).toEqual([0, 1_200, 16_000]);
});

it('What forty of a sample have is surely more than is counted', () => {
  expect([isSurelyMany(39 * 200), isSurelyMany(40 * 200)]).toEqual([false, true]);
});
