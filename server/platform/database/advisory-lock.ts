import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type pg from 'pg';
import { inLongTransaction } from './database.ts';

/** Loads that must not run at once in several programs; the index is part of the lock's number. */
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
  'demo integrations',
  'demo invoices',
  'demo reviews',
  'demo team',
  'demo figures',
  'demo parcels',
] as const;
export type Load = (typeof LOADS)[number];

const FIRST_LOCK = 5_921_640;

/** Runs a load in one transaction. Another program's load waits and then finds the data. */
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

/** The same for a load in a transaction of its own; the lock ends with it. */
export async function lockLoad<Tables>(transaction: Transaction<Tables>, load: Load): Promise<void> {
  await sql`select pg_advisory_xact_lock(${FIRST_LOCK + LOADS.indexOf(load)})`.execute(transaction);
}
