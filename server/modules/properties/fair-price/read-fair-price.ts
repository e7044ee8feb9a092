import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { comparedAreas } from '../../../../src/core/properties/fair-price.ts';
import type { ComparedHome, FairPrice } from '../../../../src/core/properties/fair-price.ts';
import type { Database } from '../../../tables.ts';

/**
 * Returns the usual rent of comparable homes (TRUST-01) in the district, else in the city. Null if there are
 * too few.
 */
export async function readFairPrice(
  db: Kysely<Database>,
  { district, type, area }: ComparedHome,
): Promise<FairPrice | null> {
  const whole = Math.round(area);
  const row = await db
    .selectFrom('fair_price as f')
    .innerJoin('district as d', 'd.city_id', 'f.city_id')
    .select(['f.district_id', 'f.low', 'f.median', 'f.high', 'f.homes', 'f.counted_on'])
    .where('d.id', '=', sql<number>`${district}::bigint`)
    .where('f.type', '=', type)
    .where('f.area', '=', whole)
    .where(({ eb, ref }) => eb('f.district_id', 'in', [eb.val(0), ref('d.id')]))
    .orderBy('f.district_id', 'desc')
    .executeTakeFirst();
  if (!row) return null;
  const { district_id: id, counted_on: countedOn, ...band } = row;
  const { from: areaFrom, to: areaTo } = comparedAreas(whole);
  return { ...band, scope: id === 0 ? 'city' : 'district', areaFrom, areaTo, countedOn };
}
