import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockMigrations, migrate } from '../../../server/platform/database/migrate.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

const FOLDER = 'server/platform/database/migrations';

let database: TestDatabase;
let root: string;
let other: pg.Client;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'uyut-migrations-'));
  await cp(FOLDER, join(root, FOLDER), { recursive: true });
  database = await createTestDatabase();
  await database.pool.query(`create table thing (id int primary key, name text);
    insert into thing select n, 'thing ' || n from generate_series(1, 100) n`);
  other = new pg.Client(database.url);
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await database.drop();
  await rm(root, { recursive: true });
});

const add = (name: string, text: string) => writeFile(join(root, FOLDER, `${name}.sql`), text);
const run = (onNotice: (reason: string) => void = () => {}) => migrate(database.url, { root, onNotice });
const namesOf = async (statement: string) =>
  (await database.pool.query<{ name: string }>(statement)).rows.map(({ name }) => name);

describe('A migration of a live database', () => {
  it('runs step by step: steps before a failed one are final', async () => {
    await add('9001-colour', 'alter table thing add column colour text');
    await add('9002-broken', 'alter table no_such_table add column colour text');
    await expect(run()).rejects.toThrow('The migration 9002-broken failed');
    await add('9002-broken', 'select 1');
    expect(await run()).toEqual(['9002-broken']);
  });

  it('retries while a lock is taken, and writers do not queue behind it', async () => {
    await add('9003-size', 'alter table thing add column size text');
    await other.query('begin; select * from thing');
    let wrote = false;
    const reasons: string[] = [];
    const names = await run((reason) => {
      reasons.push(reason);
      // Its lock timeout has passed, and others can proceed.
      void database.pool
        .query(`update thing set name = 'written' where id = 1`)
        .then(() => (wrote = true))
        .then(() => other.query('commit'));
    });
    expect(reasons).toEqual(['the migration 9003-size waits for a lock']);
    expect(wrote).toBe(true);
    expect(names).toEqual(['9003-size']);
  });

  it('builds indexes concurrently; an interrupted index is built again', async () => {
    await database.pool.query(`update thing set name = 'twice' where id in (2, 3)`);
    await add('9004-names', 'create unique index concurrently if not exists thing_name on thing (name)');
    await expect(run()).rejects.toThrow('The migration 9004-names failed');
    const invalid = 'select indexrelid::regclass::text as name from pg_index where not indisvalid';
    expect(await namesOf(invalid)).toEqual(['thing_name']);
    await database.pool.query(`update thing set name = 'once' where id = 2`);
    expect(await run()).toEqual(['9004-names']);
    expect(await namesOf(invalid)).toEqual([]);
  });

  it('runs in one process: another waits without blocking an index build', async () => {
    await add('9005-index', 'create index concurrently if not exists thing_size on thing (size)');
    const waits: string[] = [];
    const both = await Promise.all([
      run((reason) => waits.push(reason)),
      run((reason) => waits.push(reason)),
    ]);
    expect(both.flat()).toEqual(['9005-index']);
    expect(waits).toEqual(['another program migrates the database, or backs it up']);
  });

  it('runs only when no backup is running', async () => {
    await add('9006-after', 'select 1');
    await blockMigrations(other);
    const waits: string[] = [];
    const names = await run((reason) => {
      waits.push(reason);
      void other.query('select pg_advisory_unlock_all()');
    });
    expect(waits).toEqual(['another program migrates the database, or backs it up']);
    expect(names).toEqual(['9006-after']);
  });
});

describe('The previous version', () => {
  const startBefore = async (without: string[]) => {
    const older = await mkdtemp(join(tmpdir(), 'uyut-before-'));
    await cp(join(root, FOLDER), join(older, FOLDER), { recursive: true });
    for (const name of without) await rm(join(older, FOLDER, `${name}.sql`));
    const notices: string[] = [];
    const migrated = migrate(database.url, { root: older, onNotice: (notice) => notices.push(notice) });
    return { migrated, notices, done: () => rm(older, { recursive: true }) };
  };

  it('starts on the tables of this version', async () => {
    const { migrated, notices, done } = await startBefore(['9005-index', '9006-after']);
    expect(await migrated).toEqual([]);
    expect(notices).toEqual(['the tables are of a newer version than this one: 9005-index, 9006-after']);
    await done();
  });

  it('fails to start with an unknown migration', async () => {
    await add('9007-own', 'select 1');
    const { migrated, done } = await startBefore(['9006-after']);
    await expect(migrated).rejects.toThrow('another version of this program: 9006-after is not known here');
    await done();
    await rm(join(root, FOLDER, '9007-own.sql'));
  });
});

it('A database of a version before 1.0 is rejected, with instructions', async () => {
  const old = await createTestDatabase({ empty: true });
  await old.pool.query(`create table kysely_migration (name text primary key, timestamp text not null);
    insert into kysely_migration values ('0001-shop', '2026-01-01')`);
  await expect(migrate(old.url, { root })).rejects.toThrow(
    /version before 1\.0.*delete the folder "postgres".*start the earlier version/s,
  );
  await old.drop();
});

it('An empty database gets all tables and indexes in one transaction', async () => {
  const empty = await createTestDatabase({ empty: true });
  await add('9000-thing', 'create table thing (id int primary key, name text)');
  expect(await migrate(empty.url, { root })).toContain('9004-names');
  const { rows } = await empty.pool.query(
    `select from pg_indexes where indexname in ('thing_name', 'thing_size')`,
  );
  expect(rows).toHaveLength(2);
  await empty.drop();
});
