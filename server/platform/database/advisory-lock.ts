import type pg from 'pg';

/** What programs that start at once must not load together; the place in the list makes the number of the lock. */
const LOADS = [
  'demo shop',
  'locations',
  'demo homes',
  'demo dealings',
  'services',
  'demo services',
  'universities',
  'demo roommates',
  'demo wallet',
  'posts',
  'demo history',
] as const;
export type Load = (typeof LOADS)[number];

const FIRST_LOCK = 5_921_640;

/** Runs one load in one transaction; another program's comes after it, and finds all of it there. */
export async function withAdvisoryLock<Result>(
  pool: pg.Pool,
  load: Load,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // A million rows take longer than any request may, and so does waiting for them.
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [FIRST_LOCK + LOADS.indexOf(load)]);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
