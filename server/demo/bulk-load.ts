import type pg from 'pg';

/**
 * Runs one load in one transaction that may take its time; answers how many rows it added. Two processes starting
 * at once do it one after the other, and the second finds all of it there.
 * @param lock the number of this load's lock.
 * @param tables what it fills: their statistics and map of visible rows are made when rows came.
 */
export async function loadOnce(
  pool: pg.Pool,
  { lock, tables }: { lock: number; tables: string },
  load: (client: pg.PoolClient) => Promise<number>,
): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // A million rows take longer than any request may.
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    const added = await load(client);
    await client.query('commit');
    // Counts are read from the indexes alone once the table's map of visible rows is there.
    if (added > 0) {
      await client.query('set statement_timeout = 0');
      await client.query(`vacuum (analyze) ${tables}`);
      await client.query('reset statement_timeout');
    }
    return added;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** The numbers from the first up to the last, a batch at a time: so many are composed, sent and forgotten at once. */
export async function inBatches(
  { first, end, size }: { first: number; end: number; size: number },
  insert: (numbers: number[]) => Promise<void>,
  onProgress?: (done: number) => void,
): Promise<void> {
  for (let start = first; start < end; start += size) {
    const next = Math.min(start + size, end);
    await insert(Array.from({ length: next - start }, (_, offset) => start + offset));
    onProgress?.(next);
  }
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
