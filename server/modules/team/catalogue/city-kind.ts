import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { CityValue } from '../../../../api/team/catalogue-values.ts';
import { cityTermsErrors } from '../../../../src/core/properties/city-terms.ts';
import type { CityTerms } from '../../../../src/core/properties/city-terms.ts';
import { trimmedTexts } from '../../../../src/core/shared/both-languages.ts';
import { ensureNoErrors, Failure } from '../../../../src/core/shared/failure.ts';
import type { Database } from '../../../tables.ts';
import { checkedDistricts, readDistricts, writeDistricts } from './city-districts.ts';
import type { CatalogueKind } from './catalogue-kind.ts';

/** First id of a city that the team adds; those of the files are smaller. */
const FIRST_ADDED = 100_000;

export const cityKind: CatalogueKind<CityTerms> = {
  resource: 'cities',
  subject: 'city',
  schemaOf: () => CityValue,
  async rows(db, key) {
    if (key !== undefined && !/^\d{1,9}$/.test(key)) return [];
    let query = db.selectFrom('city').selectAll();
    if (key !== undefined) query = query.where('id', '=', Number(key));
    const rows = await query.orderBy('position').orderBy('id').execute();
    const districts = await readDistricts(db);
    return rows.map(({ id, name_bg: bg, name_en: en, latitude, longitude, position }) => ({
      key: String(id),
      name: { bg, en },
      group: null,
      value: { name: { bg, en }, latitude, longitude, position, districts: districts.get(id) ?? [] },
    }));
  },
  async check(db, key, value) {
    ensureNoErrors(cityTermsErrors(value));
    const tidy = { ...value, name: trimmedTexts(value.name) };
    await ensureNewName(db, key, tidy);
    if (!value.districts) return tidy;
    return { ...tidy, districts: await checkedDistricts(db, key, value.districts) };
  },
  async apply(transaction, key, value) {
    await transaction.updateTable('city').set(columnsOf(value)).where('id', '=', Number(key)).execute();
    if (value.districts) await writeDistricts(transaction, Number(key), value.districts);
  },
  async create(transaction, value) {
    const { id } = await transaction
      .insertInto('city')
      .values({
        ...columnsOf(value),
        // Ids of removed cities stay with their versions.
        id: sql<number>`(
          select greatest(${FIRST_ADDED}, max(id) + 1) from (
            select id from city
            union all
            select key::integer from team_version where kind = 'cities'
          ) used
        )`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeDistricts(transaction, id, value.districts ?? []);
    return String(id);
  },
  remove: removeCity,
};

const columnsOf = ({ name, latitude, longitude, position }: CityTerms) => ({
  name_bg: name.bg,
  name_en: name.en,
  latitude,
  longitude,
  position,
});

/** @throws Failure `invalid` for the name of another city */
async function ensureNewName(db: Kysely<Database>, key: string, { name }: CityTerms): Promise<void> {
  const other = await db
    .selectFrom('city')
    .select(['name_bg as bg', 'name_en as en'])
    .where('id', '<>', Number(key) || 0)
    .where(({ or, eb }) => or([eb('name_bg', '=', name.bg), eb('name_en', '=', name.en)]))
    .executeTakeFirst();
  if (!other) return;
  ensureNoErrors({ [other.bg === name.bg ? 'name.bg' : 'name.en']: 'error-name-taken' });
}

/** @throws Failure `conflict` for a city with listings, service teams or addresses */
async function removeCity(transaction: Transaction<Database>, key: string): Promise<void> {
  const id = Number(key);
  const { rows } = await sql<{ listings: number; teams: number; others: number }>`
    select
      (select count(*) from property where city_id = ${id})
        + (select count(*) from roommate_offer where city_id = ${id}) as listings,
      (select count(*) from service_team where city_id = ${id}) as teams,
      (select count(*) from interior_enquiry where city_id = ${id})
        + (select count(*) from university where city_id = ${id}) as others`.execute(transaction);
  const { listings, teams, others } = rows[0] ?? { listings: 0, teams: 0, others: 0 };
  const counts = { listings: String(listings), teams: String(teams) };
  if (listings + teams > 0) throw new Failure('error-city-in-use', counts, 'conflict');
  if (others > 0) throw new Failure('error-city-has-addresses', {}, 'conflict');
  await transaction.deleteFrom('district').where('city_id', '=', id).execute();
  await transaction.deleteFrom('city').where('id', '=', id).execute();
}
