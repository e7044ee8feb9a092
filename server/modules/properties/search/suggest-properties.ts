import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { propertyRequestOf } from '../../../../src/core/properties/property-vocabulary.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { searchStem } from '../../../../src/core/shared/search-stem.ts';
import { foldForSearch } from '../../../../src/core/shared/search-text.ts';
import type { NamedPlace, Suggestions } from '../../../../src/core/searches/suggestions.ts';
import { joinPhrases } from '../../../platform/search/synonyms.ts';
import type { Database } from '../../../tables.ts';

/** Minimum length of an incomplete place name, such as `соф`. */
const MIN_PLACE_LENGTH = 3;

type PlaceRow = {
  cityId: number;
  districtId: number | null;
  city: string;
  name: string;
  names: string[];
  position: number;
};

/** Suggests searches for homes and for rooms from texts such as `апартамент софия`, `стая`, `лозенец`. */
export async function suggestProperties(
  { db }: { db: Kysely<Database> },
  text: string,
  language: Language,
): Promise<Pick<Suggestions, 'properties' | 'rooms'>> {
  const { properties, rooms, type, rest } = propertyRequestOf(
    joinPhrases(foldForSearch(text).split(' ')).join(' '),
  );
  const place = rest.length > 0 ? await placeOf(db, rest, language) : null;
  const understood = rest.length === 0 ? properties || rooms : place !== null;
  if (!understood) return { properties: [], rooms: [] };
  return {
    // A place alone suggests homes.
    properties: properties || !rooms ? [{ type, place }] : [],
    rooms: rooms ? [{ place }] : [],
  };
}

/**
 * Returns the place that matches all of the folded words, the last one also as a prefix. The largest of
 * several.
 */
async function placeOf(
  db: Kysely<Database>,
  words: readonly string[],
  language: Language,
): Promise<NamedPlace | null> {
  const { rows } = await sql<PlaceRow>`
    select c.id as "cityId", null::integer as "districtId", ${sql.ref(`c.name_${language}`)} as city,
      ${sql.ref(`c.name_${language}`)} as name, array[c.name_bg, c.name_en] as names, c.position
    from city c
    union all
    select c.id, d.id, ${sql.ref(`c.name_${language}`)}, ${sql.ref(`d.name_${language}`)},
      array[d.name_bg || ' ' || c.name_bg, d.name_en || ' ' || c.name_en], 1000 + c.position
    from district d join city c on c.id = d.city_id
    order by position`.execute(db);
  const found = rows.find(({ names }) =>
    names.some((name) => isNamed(foldForSearch(name).split(' '), words)),
  );
  if (!found) return null;
  const { cityId, districtId, city, name } = found;
  return {
    city: { id: cityId, name: city },
    district: districtId === null ? null : { id: districtId, name },
  };
}

function isNamed(name: readonly string[], words: readonly string[]): boolean {
  const isOne = (word: string, place: number) =>
    name.some(
      (part) =>
        part === word ||
        searchStem(part) === searchStem(word) ||
        (place === words.length - 1 && word.length >= MIN_PLACE_LENGTH && part.startsWith(word)),
    );
  // The name must begin with the words: `пловдив` alone matches no district of Plovdiv.
  return words.every(isOne) && words.some((word) => searchStem(name[0] ?? '').startsWith(searchStem(word)));
}
