import { setImmediate as letOthersWork } from 'node:timers/promises';
import type pg from 'pg';
import { withAdvisoryLock } from '../platform/database/advisory-lock.ts';
import type { Load } from '../platform/database/advisory-lock.ts';
import { inLongTransaction } from '../platform/database/long-transaction.ts';

/**
 * Runs a large load; answers how many rows it added.
 * @param tables what it fills: their statistics and map of visible rows are made when rows came.
 */
export async function loadOnce(
  pool: pg.Pool,
  { load, tables }: { load: Load; tables: string },
  work: (client: pg.PoolClient) => Promise<number>,
): Promise<number> {
  const added = await withAdvisoryLock(pool, load, work);
  if (added === 0) return 0;
  const client = await pool.connect();
  try {
    // Counts are read from the indexes alone once the table's map of visible rows is there.
    await client.query('set statement_timeout = 0');
    await client.query(`vacuum (analyze) ${tables}`);
    await client.query('reset statement_timeout');
  } finally {
    client.release();
  }
  return added;
}

/** So many rows are composed at a stretch: what is written meanwhile is attended to in between. */
const STRETCH = 50;

/**
 * The numbers from the first up to the last, a batch at a time: so many are composed, sent and forgotten at once. The next
 * batch is composed while the one before is written.
 */
export async function inBatches<Row>(
  { first, end, size }: { first: number; end: number; size: number },
  compose: (number: number) => Row,
  write: (rows: Row[]) => Promise<void>,
  onProgress?: (done: number) => unknown,
): Promise<void> {
  const written = async (rows: Row[], done: number) => {
    await write(rows);
    await onProgress?.(done);
  };
  let writing = Promise.resolve();
  for (let start = first; start < end; start += size) {
    const next = Math.min(start + size, end);
    const rows: Row[] = [];
    for (let number = start; number < next; number += 1) {
      rows.push(compose(number));
      if (number % STRETCH === 0) await letOthersWork();
    }
    await writing;
    writing = written(rows, next);
    // Heard of where it is waited for.
    writing.catch(() => undefined);
  }
  await writing;
}

/** From so many missing rows on each batch is committed: whoever uses the database meanwhile waits for no more than one. */
export const MANY_ROWS = 50_000;

/** What batches are written in: the load's own transaction, or one each, where what was cut off goes on where it stopped. */
export async function transactionsOf(
  pool: pg.Pool,
  client: pg.PoolClient,
  isCommitted: boolean,
): Promise<Transaction> {
  if (!isCommitted) return (work) => work(client);
  // The load's lock is that of its transaction, which has nothing else to do while the batches are written.
  await client.query('set local idle_in_transaction_session_timeout = 0');
  return (work) => inLongTransaction(pool, work);
}

type Work<Result> = (client: pg.PoolClient) => Promise<Result>;
type Transaction = <Result>(work: Work<Result>) => Promise<Result>;

/** Has the statistics made anew when the rows have doubled: old ones mislead who reads meanwhile, and the next batches. */
export function analyzing(pool: pg.Pool, tables: string, present: number): (added: number) => Promise<void> {
  let [analyzedAt, rows] = [present, present];
  return async (added) => {
    rows += added;
    if (rows < 2 * analyzedAt) return;
    analyzedAt = rows;
    await inLongTransaction(pool, (client) => client.query(`analyze ${tables}`));
  };
}
