import type { Kysely } from 'kysely';
import type { PriceChange } from '../../../../src/core/properties/property.ts';
import { sofiaDay } from '../../../../src/core/shared/sofia-time.ts';
import type { Database } from '../../../tables.ts';

const MAX_CHANGES = 5;

/** The latest changes of a home's rent, the newest first. */
export async function priceChanges(db: Kysely<Database>, propertyId: number): Promise<PriceChange[]> {
  const rows = await db
    .selectFrom('property_price_change')
    .select(['changed_at', 'old_price', 'new_price'])
    .where('property_id', '=', propertyId)
    .orderBy('id', 'desc')
    .limit(MAX_CHANGES)
    .execute();
  return rows.map((row) => ({ day: sofiaDay(row.changed_at), from: row.old_price, to: row.new_price }));
}
