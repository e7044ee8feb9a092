import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { KnownPlace, PlaceNames } from '../../../../src/core/searches/site-search/understand-search.ts';
import { Vocabulary } from '../../../../src/core/searches/site-search/vocabulary.ts';
import { foldForSearch } from '../../../../src/core/shared/search-text.ts';
import type { Database } from '../../../tables.ts';

type PlaceRow = { city: number; district: number | null; bg: string; en: string };

/** Cache duration in milliseconds, because places change only with a deployment. */
const CACHED = 60_000;
const cached = new WeakMap<Kysely<Database>, { until: number; names: PlaceNames }>();

/** Returns the names of all towns and districts; `Младост` means Младост 1 to 4. */
export async function placeNames(db: Kysely<Database>, now: number): Promise<PlaceNames> {
  const known = cached.get(db);
  if (known && now < known.until) return known.names;
  const { rows } = await sql<PlaceRow>`
    select city, district, bg, en from (
      select id as city, null::bigint as district, name_bg as bg, name_en as en, position, 0 as kind
      from city
      union all
      select c.id, d.id, d.name_bg, d.name_en, c.position, 1
      from district d join city c on c.id = d.city_id
    ) place
    order by kind, position, city, district`.execute(db);
  const names = vocabularyOf(rows);
  cached.set(db, { until: now + CACHED, names });
  return names;
}

function vocabularyOf(rows: readonly PlaceRow[]): PlaceNames {
  const byName = new Map<string, KnownPlace[]>();
  for (const { city, district, bg, en } of rows) {
    const names = [bg, en].flatMap((name) => [name, name.replace(/[\s-]+\d+\p{L}?$/u, '')]);
    for (const name of new Set(names.map(foldForSearch))) {
      const places = byName.get(name) ?? [];
      byName.set(name, [...places, { city, district }]);
    }
  }
  return new Vocabulary([...byName].map(([name, places]) => [places, name] as const));
}
