import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import { inTransaction } from '../database.ts';

/** Whoever changes one of these waits for so many to be written. */
const BATCH = 1_000;

/**
 * Writes the rows that a table of lists lacks: of what was there before it. To be called before lists are read; the version before
 * may run beside, since what changes meanwhile is kept by the table's triggers.
 * @param missing a statement of all ids that have no row
 * @param write holds those with the ids, so that nobody changes them until their rows are there, and writes them
 */
export async function listMissing<Tables>(
  db: Kysely<Tables>,
  table: string,
  missing: RawBuilder<unknown>,
  write: (transaction: Transaction<Tables>, ids: readonly number[]) => Promise<unknown>,
): Promise<void> {
  const { rows } = await sql<{ ids: number[] | null }>`
    select json_agg(id order by id) as ids from (${missing}) missing (id)`.execute(db);
  const ids = rows[0]?.ids ?? [];
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    await inTransaction(db, (transaction) => write(transaction, batch));
  }
  if (ids.length > BATCH) await sql`analyze ${sql.table(table)}`.execute(db);
}
