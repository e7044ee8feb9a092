import type { Kysely } from 'kysely';
import type { ImportChange } from '../../../../src/core/shared/import/file-import.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import type { Database } from '../../../tables.ts';

/** Replaces district ids in the changes of rows by names such as `Sofia, Lozenets`. */
export async function withDistrictNames<Row extends { changes: ImportChange[] }>(
  db: Kysely<Database>,
  rows: readonly Row[],
  language: Language,
): Promise<Row[]> {
  const ids = rows.flatMap(({ changes }) =>
    changes
      .filter(({ field }) => field === 'district_id')
      .flatMap(({ before, after }) => [before, after])
      .filter((id) => typeof id === 'number'),
  );
  if (ids.length === 0) return [...rows];
  const found = await db
    .selectFrom('district as d')
    .innerJoin('city as c', 'c.id', 'd.city_id')
    .select(['d.id', `d.name_${language} as district`, `c.name_${language} as city`])
    .where('d.id', 'in', ids)
    .execute();
  const names = new Map(found.map(({ id, city, district }) => [id, `${city}, ${district}`]));
  const nameOf = (id: ImportChange['before']) => names.get(Number(id)) ?? null;
  return rows.map((row) => ({
    ...row,
    changes: row.changes.map(({ field, before, after }) =>
      field === 'district_id'
        ? { field, before: nameOf(before), after: nameOf(after) }
        : { field, before, after },
    ),
  }));
}
