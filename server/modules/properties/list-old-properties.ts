import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { listMissing } from '../../platform/database/lists/list-missing.ts';
import type { Database } from '../../tables.ts';
import { billColumns } from './editor/bill-columns.ts';

/** Of how many homes the bits are written at once. */
const BATCH = 1_000;

const MISSING = sql`
  select p.id from property p
  where p.status = 'active' and p.deleted_at is null
    and not exists (select from listed_property l where l.property_id = p.id)`;

/** Writes the rows of `listed_property` for homes that are older than that table, and their bits for rows that are older than these. */
export async function listOldProperties(db: Kysely<Database>): Promise<void> {
  await listMissing(db, 'listed_property', MISSING, async (transaction, ids) => {
    await sql`select from property where id = any(${ids}::bigint[]) order by id for share`.execute(
      transaction,
    );
    await sql`select refresh_listed_properties(${ids}::bigint[])`.execute(transaction);
  });
  await writeChoiceBits(db);
  await writeBills(db);
}

/** Computes the bills of homes that are older than that column; a trigger lists what follows from them. */
async function writeBills(db: Kysely<Database>): Promise<void> {
  for (;;) {
    const homes = await db
      .selectFrom('property')
      .select(['id', 'heating', 'area', 'bedrooms', 'bills'])
      .where('monthly_bills', 'is', null)
      .where('status', '=', 'active')
      .where('deleted_at', 'is', null)
      .where(({ and, eb }) =>
        and([eb('heating', 'is not', null), eb('area', 'is not', null), eb('bedrooms', 'is not', null)]),
      )
      .limit(BATCH)
      .execute();
    if (homes.length === 0) return;
    const written = homes.map(({ bills, ...home }) => ({
      id: home.id,
      ...billColumns({ ...home, billsMeta: bills }),
    }));
    await sql`
      update property p set monthly_bills = w.monthly_bills, bills_estimated = w.bills_estimated
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
        as w (id bigint, monthly_bills integer, bills_estimated boolean)
      where p.id = w.id and p.monthly_bills is null`.execute(db);
  }
}

/** Rows that are changed meanwhile get their bits by the triggers, and are passed over. */
async function writeChoiceBits(db: Kysely<Database>): Promise<void> {
  for (let written = 0; ; written += BATCH) {
    const { rows } = await sql<{ id: number }>`
      select property_id as id from listed_property where choice_bits is null order by property_id limit ${BATCH}`.execute(
      db,
    );
    if (rows.length === 0) {
      if (written > BATCH) await sql`analyze listed_property`.execute(db);
      return;
    }
    await sql`
      update listed_property l set choice_bits = choice_bits_of(p) from property p
      where p.id = l.property_id and l.choice_bits is null
        and l.property_id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(db);
  }
}
