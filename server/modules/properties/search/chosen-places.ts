import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Condition } from '../../../platform/database/lists/listed-rows.ts';
import type { Database } from '../../../tables.ts';

/**
 * Towns and districts of a search: a home lies in one of the districts, or in one of the cities, of which no district is
 * chosen. `single` is the only town that all of them lie in, for the indexes of one town.
 */
export type ChosenPlaces = { cities: number[]; districts: number[]; single: number | null };

const MAX_INTEGER = 2_147_483_647;

/** Ids of places are small: an id beyond the column's type becomes the largest one, which no place has. */
const placeId = (id: number): number => Math.min(id, MAX_INTEGER);

/** Drops the cities of which districts are chosen. */
export async function chosenPlaces(
  db: Kysely<Database>,
  { city = [], district = [] }: { city?: readonly number[]; district?: readonly number[] },
): Promise<ChosenPlaces> {
  const [cities, districts] = [city.map(placeId), district.map(placeId)];
  if (districts.length === 0) {
    return { cities, districts, single: cities.length === 1 ? (cities[0] ?? null) : null };
  }
  const rows = await db
    .selectFrom('district')
    .select(['city_id'])
    .distinct()
    .where('id', 'in', districts)
    .execute();
  const narrowed = rows.map((row) => row.city_id);
  const whole = cities.filter((id) => !narrowed.includes(id));
  const all = [...narrowed, ...whole];
  return { cities: whole, districts, single: all.length === 1 ? (all[0] ?? null) : null };
}

/** The same for the columns that the indexes of the orders hold. */
export function placeBits({ cities, districts, single }: ChosenPlaces): Condition[] {
  const inCity = sql`l.city_id = any(${cities}::integer[])`;
  const inDistrict = sql`l.district_id = any(${districts}::integer[])`;
  const isOnlySingle = single !== null && districts.length === 0;
  const some = [...(cities.length > 0 ? [inCity] : []), ...(districts.length > 0 ? [inDistrict] : [])];
  return [
    ...(single === null ? [] : [sql`l.city_id = ${single}`]),
    ...(isOnlySingle || some.length === 0 ? [] : [sql`(${sql.join(some, sql` or `)})`]),
  ];
}
