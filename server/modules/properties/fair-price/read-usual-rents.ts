import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { comparedAreas } from '../../../../src/core/properties/fair-price.ts';
import type { UsualRent } from '../../../../src/core/properties/fair-price.ts';
import { PROPERTY_TYPES } from '../../../../src/core/properties/property-choices.ts';
import type { PropertyType } from '../../../../src/core/properties/property-choices.ts';
import type { Database } from '../../../tables.ts';

type Row = {
  type: PropertyType;
  district_id: number;
  area: number;
  low: number;
  median: number;
  high: number;
  homes: number;
  counted_on: string;
};

/**
 * Returns the usual rent of each type at its most common area. Uses the district if it has enough homes, else
 * the city.
 */
export async function readUsualRents(
  db: Kysely<Database>,
  { city, district = 0 }: { city: number; district?: number },
): Promise<UsualRent[]> {
  const { rows } = await sql<Row>`
    select distinct on (type) type, district_id, area, low, median, high, homes, counted_on from fair_price
    where city_id = ${city}::bigint and district_id in (0, ${district}::bigint)
    order by type, district_id desc, homes desc, area`.execute(db);
  return rows
    .map(({ district_id: id, counted_on: countedOn, area, ...rent }): UsualRent => {
      const { from: areaFrom, to: areaTo } = comparedAreas(area);
      return { ...rent, scope: id === 0 ? 'city' : 'district', areaFrom, areaTo, countedOn };
    })
    .toSorted((one, other) => PROPERTY_TYPES.indexOf(one.type) - PROPERTY_TYPES.indexOf(other.type));
}
