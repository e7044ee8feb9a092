import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../../server/platform/database/database.ts';
import type { OpenDatabase } from '../../../../server/platform/database/database.ts';
import {
  deleteExpiredRequestCounts,
  RequestCounts,
} from '../../../../server/platform/http/request-counts.ts';
import type { Database } from '../../../../server/tables.ts';
import { FreezableLine } from '../../support/outside-servers/freezable-line.ts';
import { createTestDatabase } from '../../support/test-database.ts';
import type { TestDatabase } from '../../support/test-database.ts';

const MINUTE = 60_000;
const log = pino({ level: 'silent' });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.pool.query('delete from request_count'));
afterAll(() => database.drop());

/** Counts like another process or machine. */
const aProcess = () => new RequestCounts(database.db, log, MINUTE);

const counted = async () =>
  (await database.pool.query<{ count: number }>('select count from request_count')).rows.map(
    ({ count }) => count,
  );

/** Number of requests within the limit when sent to the processes in turn. */
async function allowed(processes: RequestCounts[], requests: number, max: number): Promise<number> {
  const numbers = await Promise.all(
    Array.from({ length: requests }, (_, place) =>
      processes[place % processes.length]?.count('192.0.2.7', max, MINUTE),
    ),
  );
  return numbers.filter((number) => (number?.current ?? Infinity) <= max).length;
}

describe('The requests of one sender', () => {
  it('are counted by all processes together, exactly', async () => {
    const processes = [aProcess(), aProcess(), aProcess()];
    expect(await allowed(processes, 60, 20)).toBe(20);
    for (const one of processes) expect(await allowed([one], 1, 20)).toBe(0);
  });

  it('never exceed a large limit, and nearly reach it', async () => {
    const processes = [aProcess(), aProcess(), aProcess()];
    const all = await allowed(processes, 1_500, 600);
    expect(all).toBeLessThanOrEqual(600);
    expect(all).toBeGreaterThanOrEqual(600 - 2 * 12);
  });

  it('query the database rarely, and not at all after rejection', async () => {
    const process = aProcess();
    expect(await allowed([process], 12, 600)).toBe(12);
    expect(await counted()).toEqual([12]);
    expect(await allowed([process], 1_000, 600)).toBe(588);
    expect(await counted()).toEqual([600]);
  });

  it('are counted anew after their window ends, in every process', async () => {
    const [one, other] = [aProcess(), aProcess()];
    await one.count('192.0.2.7', 20, 50);
    await expect.poll(async () => (await one.count('192.0.2.7', 20, 50)).current, { interval: 60 }).toBe(1);
    await database.pool.query(`update request_count set count = 99, ends_at = now() - interval '1 second'`);
    expect(await other.count('192.0.2.7', 20, MINUTE)).toMatchObject({ current: 1 });
  });

  it('have the same window end in each process', async () => {
    await aProcess().count('192.0.2.7', 20, MINUTE);
    await database.pool.query(`update request_count set ends_at = now() + interval '7 seconds'`);
    const { ttl } = await aProcess().count('192.0.2.7', 20, MINUTE);
    expect(ttl).toBeGreaterThan(0);
    expect(ttl).toBeLessThanOrEqual(7_000);
  });

  it('are counted apart from another sender’s at the same time', async () => {
    const process = aProcess();
    const numbers = await Promise.all(
      ['192.0.2.7', '192.0.2.8', '192.0.2.7', '192.0.2.9'].map((sender) => process.count(sender, 20, MINUTE)),
    );
    expect(numbers.map(({ current }) => current)).toEqual([1, 1, 2, 1]);
  });

  it('leave no address in the database, and no row after their window', async () => {
    await aProcess().count('192.0.2.7', 20, MINUTE);
    await aProcess().count('192.0.2.8', 20, 60 * MINUTE);
    await database.pool.query(`update request_count set ends_at = ends_at - interval '2 minutes'`);
    const { rows } = await database.pool.query<{ text: string }>(
      'select request_count::text as text from request_count',
    );
    expect(rows.map(({ text }) => text).join()).not.toContain(Buffer.from('192.0.2').toString('hex'));
    await deleteExpiredRequestCounts(database.db);
    expect(await counted()).toHaveLength(1);
  });
});

describe('An unavailable database', () => {
  let line: FreezableLine;
  let behind: OpenDatabase<Database>;

  beforeAll(async () => {
    line = await FreezableLine.to(database.url);
    behind = openDatabase<Database>(line.url, log, { max: 2 });
  });
  afterAll(async () => {
    line.thaw();
    await behind.close();
    await line.close();
  });

  /**
   * The database has counted five. On a busy machine its first response is late: then another process is
   * used.
   */
  async function countedProcess(warn: () => void): Promise<RequestCounts> {
    for (;;) {
      await database.pool.query('delete from request_count');
      const process = new RequestCounts(behind.db, { warn });
      expect(await allowed([process], 5, 20)).toBe(5);
      if ((await counted())[0] === 5) return process;
    }
  }

  it('makes a process count locally without delay and report it afterwards', async () => {
    const warn = vi.fn();
    const process = await countedProcess(warn);
    warn.mockClear();
    line.freeze();
    expect(await allowed([process], 10, 20)).toBe(10);
    // One request waits for the database; the others then skip it.
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await counted()).toEqual([5]);
    line.thaw();
    const limited = async () => {
      await process.count('192.0.2.7', 40, MINUTE);
      return (await counted())[0];
    };
    await expect.poll(limited, { timeout: 10_000, interval: 200 }).not.toBe(5);
    // The five, the ten, and at least one that queried.
    expect((await counted())[0]).toBeGreaterThanOrEqual(16);
  });

  it('does not disable the limit', async () => {
    const process = new RequestCounts(behind.db, log);
    line.freeze();
    expect(await allowed([process], 30, 20)).toBe(20);
    line.thaw();
  });
});
