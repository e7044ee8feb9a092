import type { Kysely, Selectable } from 'kysely';
import type { University } from '../../../src/core/roommates/university.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { UniversityTable } from './tables.ts';
import type { Database } from '../../tables.ts';

type UniversityRow = Selectable<UniversityTable>;

/** Returns the universities in order: by city, the largest first. */
export async function listUniversities(db: Kysely<Database>, language: Language): Promise<University[]> {
  const rows = await db
    .selectFrom('university')
    .selectAll()
    .where('active', '=', true)
    .orderBy('position')
    .execute();
  return rows.map((row) => universityOf(row, language));
}

export async function findUniversity(
  db: Kysely<Database>,
  id: number,
  language: Language,
): Promise<University | null> {
  // Larger than the column's integer type.
  if (id > 2_147_483_647) return null;
  const row = await db
    .selectFrom('university')
    .selectAll()
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
  return row ? universityOf(row, language) : null;
}

function universityOf(row: UniversityRow, language: Language): University {
  return {
    id: row.id,
    name: row[`name_${language}`],
    short: row[`short_${language}`],
    city: { id: row.city_id, name: row[`city_${language}`] },
    gpsCoordinates: { latitude: row.latitude, longitude: row.longitude },
  };
}
