import type pg from 'pg';
import { inLongTransaction } from './database.ts';

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
  'demo reviews',
] as const;
export type Load = (typeof LOADS)[number];

const FIRST_LOCK = 5_921_640;

/** Runs one load in one transaction; another program's comes after it, and finds all of it there. */
export function withAdvisoryLock<Result>(
  pool: pg.Pool,
  load: Load,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return inLongTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [FIRST_LOCK + LOADS.indexOf(load)]);
    return work(client);
  });
}
