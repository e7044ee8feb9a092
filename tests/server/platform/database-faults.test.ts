import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from '../../../server/platform/database/database-unavailable.ts';
import { DatabaseTime } from '../../../server/platform/database/database-time.ts';
import { inTransaction, isAnswering, openDatabase } from '../../../server/platform/database/database.ts';
import type { OpenDatabase } from '../../../server/platform/database/database.ts';
import { failureOf } from '../../../server/platform/http/error-handler.ts';
import type { Database } from '../../../server/tables.ts';
import { FreezableLine } from '../support/outside-servers/freezable-line.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

/** Seconds for a request here; the site allows three. */
const REQUEST_SECONDS = 0.1;

let database: TestDatabase;
let line: FreezableLine;
let behind: OpenDatabase<Database>;

beforeAll(async () => {
  database = await createTestDatabase();
  line = await FreezableLine.to(database.url);
  behind = openDatabase<Database>(line.url, pino({ level: 'silent' }), {
    max: 2,
    requestSeconds: REQUEST_SECONDS,
  });
});
afterAll(async () => {
  line.thaw();
  await behind.close();
  await line.close();
  await database.drop();
});

const inRequest = <Result>(work: () => Promise<Result>, seconds = REQUEST_SECONDS) =>
  new DatabaseTime(seconds).run(work);
const ask = () => sql`select 1`.execute(behind.db);
const errorOf = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => new Error('nothing was refused'),
    (error: Error) => error,
  );
const answersAgain = () => expect.poll(() => isAnswering(behind.db)).toBe(true);

describe('A temporary PostgreSQL error', () => {
  it.each([
    ['a statement that takes too long', `set statement_timeout = 10; select pg_sleep(1)`],
    ['a lock that somebody holds', `set lock_timeout = 10; select pg_advisory_lock(77)`],
    ['a connection that the server ends', 'select pg_terminate_backend(pg_backend_pid())'],
  ])('is a temporary refusal: %s', async (_, statements) => {
    const holder = await database.pool.connect();
    await holder.query('select pg_advisory_lock(77)');
    const client = await database.pool.connect();
    const error = await errorOf(client.query(statements));
    client.release(true);
    holder.release(true);
    expect(failureOf(error).kind).toBe('unavailable');
  });

  it('excludes permanent errors', async () => {
    const error = await errorOf(database.pool.query('select no_such_column'));
    expect(failureOf(error).kind).toBe('fault');
  });
});

describe('A frozen database', () => {
  it('delays a request up to its limit for all its queries together', async () => {
    await inRequest(ask);
    line.freeze();
    await inRequest(async () => {
      const errors = await Promise.all([errorOf(ask()), errorOf(ask()), errorOf(ask())]);
      expect(errors.map(isDatabaseUnavailable)).toEqual([true, true, true]);
      const start = performance.now();
      expect(isDatabaseUnavailable(await errorOf(ask()))).toBe(true);
      expect(performance.now() - start).toBeLessThan(100);
    });
    line.thaw();
    await answersAgain();
  });

  it('is not queried by every request, and is tried again soon', async () => {
    await inRequest(ask);
    line.freeze();
    await errorOf(inRequest(ask));
    const start = performance.now();
    for (let request = 0; request < 20; request += 1) {
      expect(isDatabaseUnavailable(await errorOf(inRequest(ask)))).toBe(true);
    }
    expect(performance.now() - start).toBeLessThan(500);
    line.thaw();
    await answersAgain();
  });

  it('leaves no abandoned connection and no half transaction', async () => {
    const add = (key: string) =>
      inTransaction(behind.db, async (transaction) => {
        await transaction.insertInto('room').values({ key, position: 1 }).execute();
        if (key === 'half') line.freeze();
        await transaction
          .insertInto('room')
          .values({ key: `${key}, too`, position: 1 })
          .execute();
      });
    expect(isDatabaseUnavailable(await errorOf(inRequest(() => add('half'))))).toBe(true);
    line.thaw();
    await answersAgain();
    await Promise.all(['one', 'two', 'three'].map((key) => inRequest(() => add(key), 1)));
    const rooms = await database.db.selectFrom('room').select('key').orderBy('key').execute();
    expect(rooms.map(({ key }) => key)).toEqual([
      'one',
      'one, too',
      'three',
      'three, too',
      'two',
      'two, too',
    ]);
  });

  it('does not affect the timeouts of background work', async () => {
    const [lockHolder, also] = await Promise.all([behind.pool.connect(), behind.pool.connect()]);
    await expect(inRequest(ask)).resolves.toBeDefined();
    lockHolder.release();
    also.release();
  });
});
