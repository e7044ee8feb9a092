import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../server/platform/database/database.ts';
import { enqueue, startJobs } from '../../../server/platform/jobs.ts';
import type { Jobs, RunningJobs } from '../../../server/platform/jobs.ts';
import { oldestDueJobSeconds } from '../../../server/platform/job-heartbeats.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

/** Much faster than in production, in milliseconds. */
const PACE = { poll: 20, again: 20, heartbeats: { every: 20, deadAfter: 300 } };

let database: TestDatabase;
const running: RunningJobs[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  await database.pool.query('truncate job_worker');
  await database.pool.query('delete from graphile_worker._private_jobs');
});
afterAll(() => database.drop());

async function start(jobs: Partial<Jobs>): Promise<RunningJobs> {
  const started = await startJobs({ database, jobs, log: pino({ level: 'silent' }), pace: PACE });
  running.push(started);
  return started;
}

/** Records the mails it was asked to send, and sends none. */
function notingMails(during: () => Promise<void> = async () => {}) {
  const done: number[] = [];
  const send = async ({ mailId }: { mailId: number }) => {
    done.push(mailId);
    await during();
  };
  return { done, jobs: { 'mail.send': send } };
}

const add = (...mailIds: number[]) =>
  inTransaction(database.db, async (transaction) => {
    for (const mailId of mailIds) await enqueue(transaction, 'mail.send', { mailId });
  });
const waiting = async () => (await database.pool.query('select from graphile_worker.jobs')).rowCount;

describe('Jobs', () => {
  it('with a run time wait for the clock, the others do not', async () => {
    await start({ 'mail.send': async () => {}, 'recheck-refunds': { at: '2 4 * * *', run: async () => {} } });
    const awaited = () =>
      database.pool
        .query<{ identifier: string }>('select identifier from graphile_worker._private_known_crontabs')
        .then(({ rows }) => rows.map(({ identifier }) => identifier));
    await expect.poll(awaited).toEqual(['recheck-refunds']);
  });

  it('reject an invalid run time', async () => {
    await expect(start({ 'recheck-refunds': { at: 'at night', run: async () => {} } })).rejects.toThrow(
      'at night',
    );
  });

  it('report the age of the oldest due job, without running and future ones', async () => {
    expect(await oldestDueJobSeconds(database.db)).toBe(0);
    await add(1, 2, 3);
    const set = (mailId: number, change: string) =>
      database.pool.query(
        `update graphile_worker._private_jobs set ${change} where payload->>'mailId' = '${mailId}'`,
      );
    await set(1, `run_at = now() - interval '9 minutes'`);
    await set(2, `run_at = now() - interval '2 hours', locked_by = 'worker', locked_at = now()`);
    await set(3, `run_at = now() + interval '1 hour'`);
    const seconds = await oldestDueJobSeconds(database.db);
    expect(seconds).toBeGreaterThanOrEqual(540);
    expect(seconds).toBeLessThan(600);
  });
});

describe('Workers of the job queue', () => {
  it('that ended on database errors are replaced, and their jobs run', async () => {
    // The queue writes its logs there as well.
    const trace = vi.spyOn(console, 'trace').mockImplementation(() => {});
    await database.pool.query(`create function away() returns trigger language plpgsql
      as $$ begin raise exception 'away'; end $$`);
    await database.pool.query(`create trigger away before delete on graphile_worker._private_jobs
      for each row execute function away()`);
    const mails = notingMails();
    await start(mails.jobs);
    await add(1, 2, 3, 4);
    await expect.poll(() => new Set(mails.done).size).toBe(4);
    await database.pool.query('drop trigger away on graphile_worker._private_jobs');
    await add(5);
    await expect.poll(() => mails.done).toContain(5);
    await expect.poll(waiting).toBe(0);
    trace.mockRestore();
  });

  it('that are dead reserve no jobs of any kind', async () => {
    await add(1, 2);
    await inTransaction(database.db, (transaction) =>
      enqueue(transaction, 'wallet.end-premium', { propertyId: 3 }),
    );
    await database.pool.query(
      `update graphile_worker._private_jobs set locked_by = 'worker-dead', locked_at = now() - interval '1 minute'`,
    );
    await database.pool.query(`insert into job_worker values ('worker-dead', now() - interval '1 minute')`);
    const mails = notingMails();
    const ended: number[] = [];
    await start({
      ...mails.jobs,
      'wallet.end-premium': async ({ propertyId }) => {
        ended.push(propertyId);
      },
    });
    await expect.poll(waiting).toBe(0);
    expect(mails.done.toSorted()).toEqual([1, 2]);
    expect(ended).toEqual([3]);
  });

  it('that are alive retain long jobs, despite checks by others', async () => {
    const mails = notingMails(() => sleep(3 * PACE.heartbeats.deadAfter));
    await Promise.all([start(mails.jobs), start(mails.jobs)]);
    await add(1, 2, 3);
    await expect.poll(waiting).toBe(0);
    expect(mails.done.toSorted()).toEqual([1, 2, 3]);
  });

  it('survive a stall of the database', async () => {
    const beatOfOther = () =>
      database.pool.query(`insert into job_worker values ('worker-other', clock_timestamp())
        on conflict (id) do update set beat_at = excluded.beat_at`);
    await inTransaction(database.db, async (transaction) => {
      await enqueue(transaction, 'mail.send', { mailId: 1 });
      await sql`update graphile_worker._private_jobs
        set locked_by = 'worker-other', locked_at = now() - interval '1 minute'`.execute(transaction);
    });
    await beatOfOther();
    const mails = notingMails();
    await start(mails.jobs);
    await sleep(5 * PACE.heartbeats.every);
    const still = await database.pool.connect();
    await still.query('begin');
    await still.query('lock table job_worker in exclusive mode');
    await sleep(2 * PACE.heartbeats.deadAfter);
    await still.query('commit');
    still.release();
    await sleep(PACE.heartbeats.every / 2);
    await beatOfOther();
    await sleep(5 * PACE.heartbeats.every);
    expect(mails.done).toEqual([]);
  });
});
