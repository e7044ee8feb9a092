import type { Kysely } from 'kysely';
import type { Database } from '../../../tables.ts';

/** Towns and districts of a search. A home must lie in one of either. */
export type ChosenPlaces = { cities: number[]; districts: number[] };

const MAX_INTEGER = 2_147_483_647;

/** Ids of places are small: an id beyond the column's type becomes the largest one, which no place has. */
const placeId = (id: number): number => Math.min(id, MAX_INTEGER);

/** Drops cities with chosen districts. */
export async function chosenPlaces(
  db: Kysely<Database>,
  { city = [], district = [] }: { city?: readonly number[]; district?: readonly number[] },
): Promise<ChosenPlaces> {
  const [cities, districts] = [city.map(placeId), district.map(placeId)];
  if (districts.length === 0) return { cities, districts };
  const rows = await db
    .selectFrom('district')
    .select(['city_id'])
    .distinct()
    .where('id', 'in', districts)
    .execute();
  const narrowed = rows.map((row) => row.city_id);
  return { cities: cities.filter((id) => !narrowed.includes(id)), districts };
}
