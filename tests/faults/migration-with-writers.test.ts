import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { problemsOf } from '../architecture/migration-rules.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { createTestDatabase } from '../server/support/test-database.ts';
import type { TestDatabase } from '../server/support/test-database.ts';

const FOLDER = 'server/platform/database/migrations';
const ROWS = 300_000;
const WRITERS = 4;
/** Milliseconds that a write may take during a migration. */
const WRITTEN_WITHIN = 1_000;
/** Seconds of a long reading transaction: a statement that waits for it must not block others. */
const READER_SECONDS = 3;

/** One migration of each allowed kind. */
const MIGRATIONS: Record<string, string> = {
  '9001-column': `alter table thing add column colour text not null default 'green'`,
  '9002-index': 'create index concurrently if not exists thing_name on thing (name)',
  '9003-check': 'alter table thing add constraint thing_price check (price >= 0) not valid',
  '9004-checked': 'alter table thing validate constraint thing_price',
  '9005-key': 'alter table thing add constraint thing_kind foreign key (kind) references kind (id) not valid',
  '9006-key-checked': 'alter table thing validate constraint thing_kind',
  '9007-not-null': 'alter table thing add constraint thing_name_there not null name not valid',
  '9008-not-null-checked': 'alter table thing validate constraint thing_name_there',
  '9009-unique-index': 'create unique index concurrently if not exists thing_code on thing (code)',
  '9010-unique': 'alter table thing add constraint thing_code_once unique using index thing_code',
  '9011-dropped': '-- unread since 9001\nalter table thing drop column colour',
  '9012-index-dropped': 'drop index concurrently thing_name',
};

let database: TestDatabase;
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'uyut-migrations-'));
  await cp(FOLDER, join(root, FOLDER), { recursive: true });
  for (const [name, text] of Object.entries(MIGRATIONS))
    await writeFile(join(root, FOLDER, `${name}.sql`), text);
  database = await createTestDatabase();
  await database.pool.query(`create table kind (id int primary key);
    insert into kind select generate_series(1, 10);
    create table thing (id int generated always as identity primary key, name text, code text, price int, kind int);
    insert into thing (name, code, price, kind)
      select repeat('thing ', 20) || n, 'code ' || n, n, n % 10 + 1 from generate_series(1, ${ROWS}) n`);
});
afterAll(async () => {
  await database.drop();
  await rm(root, { recursive: true });
});

it.each(Object.entries(MIGRATIONS))('allows %s', async (name, text) => {
  expect(await problemsOf(name, text)).toEqual([]);
});

it(`changes a table of ${ROWS} rows without a write that waits for a second`, async () => {
  let isOver = false;
  const times: number[] = [];
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    const client = new pg.Client(database.url);
    await client.connect();
    for (let number = 0; !isOver; number += 1) {
      const begun = performance.now();
      const id = ((number * 7_919 + writer * 1_001) % ROWS) + 1;
      await (number % 2
        ? client.query('update thing set price = price + 1 where id = $1', [id])
        : client.query('insert into thing (name, code, price, kind) values ($1, $1, 1, 1)', [
            `${writer} ${number}`,
          ]));
      times.push(performance.now() - begun);
    }
    await client.end();
  });
  const reader = (async () => {
    const client = new pg.Client(database.url);
    await client.connect();
    await client.query('begin');
    await client.query('select count(*) from thing');
    await client.query(`select pg_sleep(${READER_SECONDS})`);
    await client.query('commit');
    await client.end();
  })();
  const waits: string[] = [];
  const begun = performance.now();
  await migrate(database.url, { root, onNotice: (reason) => waits.push(reason) });
  const took = performance.now() - begun;
  isOver = true;
  await Promise.all([...writers, reader]);
  const longest = Math.max(...times);
  process.stdout.write(
    `${times.length} writes during ${Math.round(took)} ms, the longest took ${Math.round(longest)} ms\n`,
  );
  expect(times.length).toBeGreaterThan(WRITERS * 10);
  expect(longest).toBeLessThan(WRITTEN_WITHIN);
  expect(waits[0]).toContain('9001-column waits for a lock');
});
