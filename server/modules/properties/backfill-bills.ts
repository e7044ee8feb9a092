import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';
import { billColumns } from './editor/bill-columns.ts';

/** Homes per statement. */
const BATCH = 1_000;

/** Computes the bills of homes that are older than that column. */
export async function backfillBills(db: Kysely<Database>): Promise<void> {
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
