import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { checkDurability, inTransaction, openDatabase } from '../../../server/platform/database/database.ts';
import { migrate } from '../../../server/platform/database/migrate.ts';
import type { Database } from '../../../server/tables.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

const log = pino({ level: 'silent' });

describe('Migrations', () => {
  it('are applied once when several processes start at the same time', async () => {
    const empty = await createTestDatabase({ empty: true });
    const applied = await Promise.all([migrate(empty.url), migrate(empty.url), migrate(empty.url)]);
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
    expect(applied.flat()).toContain('0002-accounts');
    expect(await migrate(empty.url)).toEqual([]);
    await empty.drop();
  });
});

describe('The database', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });

  afterAll(() => database.drop());

  const endOtherConnections = () =>
    database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
  const room = (key: string) => database.db.insertInto('room').values({ key, position: 1 }).execute();

  it('returns ids and counts as numbers', async () => {
    await room('counted');
    const { rows } = await database.pool.query(
      'select count(*) as rooms, 9007199254740991::bigint as id from room',
    );
    expect(rows).toEqual([{ rooms: 1, id: Number.MAX_SAFE_INTEGER }]);
  });

  it('rejects an integer outside the safe range instead of rounding it', async () => {
    await expect(database.pool.query('select 9007199254740993::bigint')).rejects.toThrow('too large');
  });

  it('survives the loss of its connections', async () => {
    await endOtherConnections();
    await expect.poll(() => database.pool.query('select 1').then(({ rowCount }) => rowCount)).toBe(1);
  });

  it('preserves idle connections for a quarter of an hour, since new ones are slow', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const own = openDatabase(database.url, log);
    try {
      const session = async () => (await own.pool.query('select pg_backend_pid() as id')).rows;
      const before = await session();
      await vi.advanceTimersByTimeAsync(15 * 60_000);
      expect(await session()).toEqual(before);
    } finally {
      vi.useRealTimers();
      await own.close();
    }
  });

  it('retries a transaction after a conflict', async () => {
    await database.db
      .insertInto('room')
      .values([
        { key: 'first', position: 0 },
        { key: 'second', position: 0 },
      ])
      .execute();
    const raise = (...keys: string[]) =>
      inTransaction(database.db, async (transaction) => {
        for (const key of keys) {
          await transaction
            .updateTable('room')
            .set((eb) => ({ position: eb('position', '+', 1) }))
            .where('key', '=', key)
            .execute();
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      });
    // Each needs the other's row: PostgreSQL ends one of them as a deadlock.
    await Promise.all([raise('first', 'second'), raise('second', 'first')]);
    const rooms = await database.db
      .selectFrom('room')
      .select('position')
      .where('key', 'in', ['first', 'second'])
      .execute();
    expect(rooms).toEqual([{ position: 2 }, { position: 2 }]);
  });

  it('is checked for settings that acknowledged orders need', async () => {
    // The test pool does not wait for the disk.
    const careful = openDatabase<Database>(database.url, log);
    await expect(checkDurability(careful.pool, log, true)).resolves.toBeUndefined();
    await careful.close();
    const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
    await database.pool.query(`alter database ${rows[0]?.name} set synchronous_commit = off`);
    await endOtherConnections();
    const careless = openDatabase<Database>(database.url, log);
    await expect(checkDurability(careless.pool, log, true)).rejects.toThrow('synchronous_commit');
    await careless.close();
  });
});
