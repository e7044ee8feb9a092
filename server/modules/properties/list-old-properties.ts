import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { inTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../tables.ts';

/** Whoever changes one of these homes waits for so many to be written. */
const BATCH = 1_000;

/**
 * Writes the rows of `listed_property` for homes that are older than that table, and their bits for rows that are older than
 * these. To be called before lists are read; the version before may run beside, since what changes meanwhile is kept by
 * the table's triggers.
 */
export async function listOldProperties(db: Kysely<Database>): Promise<void> {
  const listed = (await listMissing(db)) + (await writeChoiceBits(db));
  if (listed > BATCH) await sql`analyze listed_property`.execute(db);
}

async function listMissing(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ ids: number[] | null }>`
    select json_agg(p.id order by p.id) as ids from property p
    where p.status = 'active' and p.deleted_at is null
      and not exists (select from listed_property l where l.property_id = p.id)`.execute(db);
  const missing = rows[0]?.ids ?? [];
  for (let start = 0; start < missing.length; start += BATCH) {
    const batch = missing.slice(start, start + BATCH);
    await inTransaction(db, async (transaction) => {
      // Nobody changes them until their rows are there.
      await sql`select from property where id = any(${batch}::bigint[]) order by id for share`.execute(
        transaction,
      );
      await sql`select refresh_listed_properties(${batch}::bigint[])`.execute(transaction);
    });
  }
  return missing.length;
}

/** Rows that are changed meanwhile get their bits by the triggers, and are passed over. */
async function writeChoiceBits(db: Kysely<Database>): Promise<number> {
  for (let written = 0; ; written += BATCH) {
    const { rows } = await sql<{ id: number }>`
      select property_id as id from listed_property where choice_bits is null order by property_id limit ${BATCH}`.execute(
      db,
    );
    if (rows.length === 0) return written;
    await sql`
      update listed_property l set choice_bits = choice_bits_of(p) from property p
      where p.id = l.property_id and l.choice_bits is null
        and l.property_id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(db);
  }
}
