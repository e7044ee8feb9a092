import { setImmediate as letOthersWork } from 'node:timers/promises';
import type pg from 'pg';
import { withAdvisoryLock } from '../platform/database/advisory-lock.ts';
import type { Load } from '../platform/database/advisory-lock.ts';
import { inLongTransaction } from '../platform/database/database.ts';

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
/** From so many missing rows on each batch is committed: whoever uses the database meanwhile waits for some of them, and never for all. */
const MANY_ROWS = 50_000;
/** So many batches that are committed are written at once: one alone leaves the second of two processors idle. */
const WRITERS = 2;

/** What rows are written in: the load's own transaction, or one for each batch. */
export interface Writing {
  readonly isCommitted: boolean;
  transaction<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result>;
}

/** @param committedFrom from so many missing rows on each batch is committed, and what was cut off goes on where it stopped. */
export async function writingOf(
  pool: pg.Pool,
  client: pg.PoolClient,
  { missing, committedFrom = MANY_ROWS }: { missing: number; committedFrom: number | undefined },
): Promise<Writing> {
  if (missing < committedFrom) return { isCommitted: false, transaction: (work) => work(client) };
  // The load's lock is that of its transaction, which has nothing else to do while the batches are written.
  await client.query('set local idle_in_transaction_session_timeout = 0');
  return { isCommitted: true, transaction: (work) => inLongTransaction(pool, work) };
}

/** Which rows `writeBatches` writes. */
export interface Batches {
  /** So many of the demo's rows are there; those that are missing follow them, and may lie between the last of them. */
  readonly present: number;
  readonly end: number;
  /** So many rows are composed, sent and forgotten at once. */
  readonly size: number;
  /** Whose statistics are kept fresh where batches are committed. */
  readonly tables: string;
}

/**
 * Writes the missing rows, a batch at a time; the next is composed while those before are written. `write` passes over a
 * row that is there: of batches that were written at once when a load was cut off, the later may have been committed alone.
 * @param onProgress told after each batch how many rows are there
 */
export async function writeBatches<Row>(
  pool: pg.Pool,
  { isCommitted, transaction }: Writing,
  { present, end, size, tables }: Batches,
  compose: (number: number) => Row,
  write: (client: pg.PoolClient, rows: Row[]) => Promise<void>,
  onProgress?: (present: number) => unknown,
): Promise<void> {
  const writers = isCommitted ? WRITERS : 1;
  const analyze = analyzing(pool, tables, present);
  const writing: Promise<void>[] = [];
  const first = Math.max(0, present - (writers - 1) * size);
  let done = first;
  const writeOne = async (rows: Row[]) => {
    await transaction((client) => write(client, rows));
    done += rows.length;
    if (isCommitted) await analyze(rows.length);
    await onProgress?.(done);
  };
  try {
    for (let start = first; start < end; start += size) {
      const rows = await composed(start, Math.min(start + size, end), compose);
      if (writing.length === writers) await writing.shift();
      const one = writeOne(rows);
      // Heard of where it is waited for.
      one.catch(() => undefined);
      writing.push(one);
    }
    await Promise.all(writing);
  } finally {
    await Promise.allSettled(writing);
  }
}

async function composed<Row>(start: number, end: number, compose: (number: number) => Row): Promise<Row[]> {
  const rows: Row[] = [];
  for (let number = start; number < end; number += 1) {
    rows.push(compose(number));
    if (number % STRETCH === 0) await letOthersWork();
  }
  return rows;
}

/** Has the statistics made anew when the rows have doubled: old ones mislead who reads meanwhile, and the next batches. */
function analyzing(pool: pg.Pool, tables: string, present: number): (added: number) => Promise<void> {
  let [analyzedAt, rows] = [present, present];
  return async (added) => {
    rows += added;
    if (rows < 2 * analyzedAt) return;
    analyzedAt = rows;
    await inLongTransaction(pool, (client) => client.query(`analyze ${tables}`));
  };
}
