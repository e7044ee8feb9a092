import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { DistrictTerms } from '../../../../src/core/properties/city-terms.ts';
import { trimmedTexts } from '../../../../src/core/shared/both-languages.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Database } from '../../../tables.ts';

/** First id of a district that the team adds; those of the files are smaller. */
const FIRST_ADDED = 1_000_000;

/** Returns the districts by the id of their city, in the order of their names. */
export async function readDistricts(db: Kysely<Database>): Promise<Map<number, DistrictTerms[]>> {
  const rows = await db.selectFrom('district').selectAll().orderBy('name_bg').orderBy('id').execute();
  const districts = new Map<number, DistrictTerms[]>();
  for (const { id, city_id: cityId, name_bg: bg, name_en: en, latitude, longitude } of rows) {
    const ofCity = districts.get(cityId) ?? [];
    districts.set(cityId, [...ofCity, { id, name: { bg, en }, latitude, longitude }]);
  }
  return districts;
}

/**
 * Returns the districts of a city with the ids of new ones. A new district with a known name has that id, so that a
 * repeated request changes nothing.
 * @throws Failure `conflict` for a district of another city, and for a missing one with listings
 */
export async function checkedDistricts(
  db: Kysely<Database>,
  city: string,
  districts: readonly DistrictTerms[],
): Promise<DistrictTerms[]> {
  const known = await knownDistricts(db);
  const cityOf = new Map(known.map(({ id, city: owner }) => [id, owner]));
  const idOfName = new Map(
    known.filter((one) => one.city === city).map(({ id, name }) => [name.toLowerCase(), id]),
  );
  const given = new Set(districts.flatMap(({ id }) => (id !== null && cityOf.has(id) ? [id] : [])));
  if ([...given].some((id) => cityOf.get(id) !== city))
    throw new Failure('error-edited-elsewhere', {}, 'conflict');
  let next = Math.max(FIRST_ADDED, ...cityOf.keys());
  const idOf = ({ id, name }: DistrictTerms) => {
    if (id !== null && given.has(id)) return id;
    const same = idOfName.get(name.bg.trim().toLowerCase());
    return same !== undefined && !given.has(same) ? same : (next += 1);
  };
  const tidy = districts.map((district) => ({
    ...district,
    id: idOf(district),
    name: trimmedTexts(district.name),
  }));
  await ensureUnused(
    db,
    city,
    tidy.map(({ id }) => id),
  );
  return tidy;
}

/** Writes the districts of a city; missing ones without listings are deleted. */
export async function writeDistricts(
  transaction: Transaction<Database>,
  cityId: number,
  districts: readonly DistrictTerms[],
): Promise<void> {
  const rows = districts.flatMap(({ id, name, latitude, longitude }) =>
    id === null ? [] : [{ id, city_id: cityId, name_bg: name.bg, name_en: name.en, latitude, longitude }],
  );
  await sql`
    delete from district d
    where d.city_id = ${cityId} and d.id <> all (${rows.map(({ id }) => id)}::integer[]) and not ${inUse}`.execute(
    transaction,
  );
  if (rows.length === 0) return;
  await transaction
    .insertInto('district')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        name_bg: ref('excluded.name_bg'),
        name_en: ref('excluded.name_en'),
        latitude: ref('excluded.latitude'),
        longitude: ref('excluded.longitude'),
      })),
    )
    .execute();
}

/** Condition of districts `d` with listings. */
const inUse = sql<boolean>`(
  exists (select from property where district_id = d.id)
  or exists (select from roommate_offer where district_id = d.id)
)`;

type Known = { id: number; city: string; name: string };

/** Districts of the tables and of all versions: ids of deleted and planned ones are not used again. */
async function knownDistricts(db: Kysely<Database>): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select (d ->> 'id')::integer as id, v.key as city, d #>> '{name,bg}' as name
    from team_version v cross join jsonb_array_elements(v.value -> 'districts') d
    where v.kind = 'cities' and v.value ? 'districts'
    union all
    select id, city_id::text, name_bg from district`.execute(db);
  return rows;
}

/** @throws Failure `conflict` for a removed district with listings */
async function ensureUnused(db: Kysely<Database>, city: string, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select d.name_bg as name from district d
    where d.city_id::text = ${city} and d.id <> all (${ids}::integer[]) and ${inUse} limit 1`.execute(db);
  if (rows[0]) throw new Failure('error-district-in-use', { name: rows[0].name }, 'conflict');
}
