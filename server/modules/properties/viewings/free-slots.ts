import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { sofiaTime } from '../../../../src/core/shared/sofia-time.ts';
import type { Database } from '../../../tables.ts';

/** Returns offered future times that are neither requested nor agreed. */
export async function freeSlots(db: Kysely<Database>, propertyId: number, now: Date): Promise<string[]> {
  const { rows } = await sql<{ starts_at: Date }>`
    select slot.starts_at from viewing_slot slot
    where slot.property_id = ${propertyId} and slot.starts_at > ${now} and not exists (
      select from viewing_request v
      where v.property_id = slot.property_id and v.date_time = slot.starts_at
        and v.status in ('requested', 'proposed', 'accepted')
    )
    order by slot.starts_at`.execute(db);
  return rows.map((row) => sofiaTime(row.starts_at));
}
