import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { PropertyType } from '../../../../src/core/properties/property-choices.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { HOME_SEARCH_VERSION } from '../../../platform/search/search-version.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { Database } from '../../../tables.ts';
import { propertyWords } from './search-text.ts';

const BATCH = 200;

/** Listings whose words an older stemmer made get them anew, by a job. At start. */
export async function renewOldPropertySearchText(db: Kysely<Database>): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const old = await transaction
      .selectFrom('property')
      .select('id')
      .where('search_version', '<', HOME_SEARCH_VERSION)
      .limit(1)
      .executeTakeFirst();
    if (old) await enqueue(transaction, 'homes.renew-words', {}, { key: 'renew words of homes' });
  });
}

type Row = {
  id: number;
  title: string;
  description: string;
  type: PropertyType | null;
  cityBg: string | null;
  cityEn: string | null;
  districtBg: string | null;
  districtEn: string | null;
};

/** Writes the words of old listings anew, a batch in a transaction. A job. */
export async function renewPropertySearchText(db: Kysely<Database>): Promise<void> {
  for (;;) {
    const renewed = await inTransaction(db, async (transaction) => {
      const { rows } = await sql<Row>`
        select p.id, p.title, p.description, p.type, c.name_bg as "cityBg", c.name_en as "cityEn",
          d.name_bg as "districtBg", d.name_en as "districtEn"
        from property p left join city c on c.id = p.city_id left join district d on d.id = p.district_id
        where p.search_version < ${HOME_SEARCH_VERSION} order by p.id limit ${BATCH} for update of p`.execute(
        transaction,
      );
      const words = rows.map(({ id, title, description, type, ...names }) => ({
        id,
        words: propertyWords({
          title,
          description,
          type,
          city: placeOf(names.cityBg, names.cityEn),
          district: placeOf(names.districtBg, names.districtEn),
        }),
      }));
      await sql`
        update property p set search_words = to_tsvector('simple', given.words), search_version = ${HOME_SEARCH_VERSION}
        from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as given (id bigint, words text)
        where p.id = given.id`.execute(transaction);
      return rows.length;
    });
    if (renewed < BATCH) return;
  }
}

const placeOf = (bg: string | null, en: string | null) =>
  bg === null ? null : { name_bg: bg, name_en: en ?? bg };
