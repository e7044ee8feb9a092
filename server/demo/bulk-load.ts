import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type pg from 'pg';
import { withAdvisoryLock } from '../platform/database/advisory-lock.ts';
import type { Load } from '../platform/database/advisory-lock.ts';
import { inLongTransaction } from '../platform/database/database.ts';
import { searchTerms } from '../../src/core/shared/search-stem.ts';

/**
 * Runs a large load under a lock. Returns the number of added rows.
 * @param tables vacuumed and analysed after rows were added
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
    // Index-only scans need the table's visibility map.
    await client.query('set statement_timeout = 0');
    await client.query(`vacuum (analyze) ${tables}`);
    await client.query('reset statement_timeout');
  } finally {
    client.release();
  }
  return added;
}

/** Rows composed before other work gets a turn. */
const STRETCH = 50;
/**
 * Minimum missing rows for committing each batch, so that other users of the database wait for one batch
 * only.
 */
const MANY_ROWS = 50_000;
/** Simultaneous committed batches, because one alone leaves the second processor idle. */
const WRITERS = 2;

/** Writes in the load's own transaction, or in one per batch. */
export interface Writing {
  readonly isCommitted: boolean;
  transaction<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result>;
}

/** @param committedFrom minimum missing rows for committing each batch; an interrupted load continues */
export async function writingOf(
  pool: pg.Pool,
  client: pg.PoolClient,
  { missing, committedFrom = MANY_ROWS }: { missing: number; committedFrom: number | undefined },
): Promise<Writing> {
  if (missing < committedFrom) return { isCommitted: false, transaction: (work) => work(client) };
  // The transaction of the load's lock is idle while batches are written.
  await client.query('set local idle_in_transaction_session_timeout = 0');
  return { isCommitted: true, transaction: (work) => inLongTransaction(pool, work) };
}

/** Rows for `writeBatches`. */
export interface Batches {
  /** Number of existing demo rows. Missing rows follow them, and may be between the last ones. */
  readonly present: number;
  readonly end: number;
  /** Rows per batch in memory. */
  readonly size: number;
  readonly tables: string;
}

/**
 * Writes the missing rows in batches and composes the next one meanwhile. `write` must skip existing rows,
 * because an interrupted load may have committed a later batch only.
 * @param onProgress receives the number of rows after each batch
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
      // The awaiting code handles the error.
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
    if (number % STRETCH === 0) await yieldToEventLoop();
  }
  return rows;
}

/** Analyses the tables whenever the rows have doubled, because old statistics mislead queries. */
function analyzing(pool: pg.Pool, tables: string, present: number): (added: number) => Promise<void> {
  let [analyzedAt, rows] = [present, present];
  return async (added) => {
    rows += added;
    if (rows < 2 * analyzedAt) return;
    analyzedAt = rows;
    await inLongTransaction(pool, (client) => client.query(`analyze ${tables}`));
  };
}

const known = new Map<string, string[]>();

/** `searchTerms` of a text, cached by word, because a million rows share a few thousand words. */
export function demoSearchTerms(text: string): string[] {
  const terms = new Set<string>();
  for (const word of text.split(/\s+/)) {
    let ofWord = known.get(word);
    if (ofWord === undefined) {
      ofWord = searchTerms(word);
      if (known.size < 20_000) known.set(word, ofWord);
    }
    for (const term of ofWord) terms.add(term);
  }
  return [...terms];
}
