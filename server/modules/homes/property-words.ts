import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { foldForSearch, searchStem } from '../../../src/core/shared/search-text.ts';

type Place = { name_bg: string; name_en: string };

/** Where a listing's words come from; a draft may have no place yet. */
type Worded = { title: string; description: string; city: Place | null; district: Place | null };

const MOST_WORDS = 8;

/** What the search of a listing looks into, folded and without endings: its texts, its place in both languages. */
export function propertyWords({ title, description, city, district }: Worded): string {
  const places = [city, district].flatMap((place) => (place ? [place.name_bg, place.name_en] : []));
  return wordsOf([title, ...places, description].join(' '))
    .map(searchStem)
    .join(' ');
}

/** The same as a value of the column `search_words`. */
export function searchWordsColumn(worded: Worded): RawBuilder<string> {
  return sql<string>`to_tsvector('simple', ${propertyWords(worded)})`;
}

/**
 * What a text means for PostgreSQL's text search: all of its words, the last one as the beginning of a word,
 * since it may still be typed. Null when it holds no word.
 */
export function soughtWords(text: string): string | null {
  const words = wordsOf(text).slice(0, MOST_WORDS).map(searchStem);
  const last = words.pop();
  if (last === undefined) return null;
  return [...words, last.length === 1 ? last : `${last}:*`].join(' & ');
}

function wordsOf(text: string): string[] {
  return foldForSearch(text)
    .split(' ')
    .filter((word) => word !== '');
}
