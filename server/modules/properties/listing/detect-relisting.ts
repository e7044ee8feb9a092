import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { SAME_HOME_AREA } from '../../../../src/core/properties/property.ts';
import type { Database } from '../../../tables.ts';
import { storeReport } from './listing-reports.ts';

/** Reason of automatic reports. Readers cannot choose it. */
const RELISTED = 'written-again';

/**
 * Gives a listing that was deleted and created again its original date. Reports it to the team if the earlier
 * one was reported or removed.
 */
export async function detectRelisting(transaction: Transaction<Database>, id: number): Promise<void> {
  const { rows } = await sql<{ id: number; created_at: Date; concerns_team: boolean }>`
    select old.id, old.created_at, old.removed_at is not null or exists (
      select from property_report r where r.property_id = old.id and r.handled_at is null) as concerns_team
    from property fresh join property old on old.owner_id = fresh.owner_id and old.id <> fresh.id
      and (old.district_id, old.type, old.floor, old.total_floors, old.bedrooms)
        = (fresh.district_id, fresh.type, fresh.floor, fresh.total_floors, fresh.bedrooms)
      and abs(old.area - fresh.area) <= ${SAME_HOME_AREA}
    where fresh.id = ${id} and old.deleted_at is not null and old.status <> 'draft'
    order by old.created_at, old.id`.execute(transaction);
  const [first] = rows;
  if (!first) return;
  await sql`update property set created_at = ${first.created_at} where id = ${id}`.execute(transaction);
  const reported = rows.filter((row) => row.concerns_team);
  if (reported.length === 0) return;
  const text = reported.map((row) => `home ${row.id}`).join(', ');
  await storeReport(transaction, 'home', id, { reason: RELISTED, text });
}
