import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { inTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../tables.ts';
import { countStars } from './count-stars.ts';

/** Whoever reviews one of these waits for so many to be written. */
const BATCH = 200;

/**
 * Products whose reviews were counted by a version that did not write it beside them, get it now. To be called before lists
 * are read.
 */
export async function rateOldProducts(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ subject: string }>`
    select s.subject from review_summary s join product p on p.id = substring(s.subject from 9)::bigint
    where s.subject like 'product-%' and s.stars <> p.stars order by s.subject`.execute(db);
  for (let start = 0; start < rows.length; start += BATCH) {
    await inTransaction(db, async (transaction) => {
      for (const { subject } of rows.slice(start, start + BATCH)) await countStars(transaction, subject);
    });
  }
}
