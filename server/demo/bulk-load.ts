import { setImmediate as letOthersWork } from 'node:timers/promises';
import type pg from 'pg';
import { withAdvisoryLock } from '../platform/database/advisory-lock.ts';
import type { Load } from '../platform/database/advisory-lock.ts';

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
  onProgress?: (done: number) => void,
): Promise<void> {
  let writing = Promise.resolve();
  for (let start = first; start < end; start += size) {
    const next = Math.min(start + size, end);
    const rows: Row[] = [];
    for (let number = start; number < next; number += 1) {
      rows.push(compose(number));
      if (number % STRETCH === 0) await letOthersWork();
    }
    await writing;
    writing = write(rows).then(() => onProgress?.(next));
    // Heard of where it is waited for.
    writing.catch(() => undefined);
  }
  await writing;
}

/**
 * Drops indexes of a table while many rows are loaded, and builds them again as they were: from some number of rows
 * on that is quicker than keeping them up to date.
 * @param which a condition on the definition of an index, `indexdef`; constraints must stay.
 */
export async function withIndexesAside(
  client: pg.PoolClient,
  { table, which }: { table: string; which: string },
  load: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(indexname) as name, indexdef as definition
     from pg_indexes where tablename = $1 and ${which}`,
    [table],
  );
  await client.query(`set local maintenance_work_mem = '256MB'`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await load();
  for (const { definition } of rows) await client.query(definition);
}
