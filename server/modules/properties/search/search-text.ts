import { sql } from 'kysely';
import typeWords from '../../../../content/property-type-words.json' with { type: 'json' };
import type { RawBuilder } from 'kysely';
import type { PropertyType } from '../../../../src/core/properties/property-choices.ts';
import { searchStem } from '../../../../src/core/shared/search-stem.ts';
import { foldForSearch } from '../../../../src/core/shared/search-text.ts';
import { joinPhrases, storedTerms, synonymsOf } from '../../../platform/search/synonyms.ts';
import { textQuery } from '../../../platform/search/text-query.ts';
import type { WordChoice } from '../../../platform/search/text-query.ts';

type Place = { name_bg: string; name_en: string };

/** Searched fields of a listing. A draft may have no type and no place yet. */
type Worded = {
  title: string;
  description: string;
  type: PropertyType | null;
  city: Place | null;
  district: Place | null;
};

/** Search words of a home type, independent of the listing's texts. */
export const wordsOfType = (type: PropertyType | null): string => (type ? typeWords[type] : '');

const MAX_WORDS = 8;

/** Returns the searched words of a listing, folded and stemmed: its texts, type and place in both languages. */
export function propertyWords({ title, description, type, city, district }: Worded): string {
  const places = [city, district].flatMap((place) => (place ? [place.name_bg, place.name_en] : []));
  return storedTerms([title, wordsOfType(type), ...places, description].join(' ')).join(' ');
}

/** Value of the column `search_words`. */
export function searchWordsColumn(worded: Worded): RawBuilder<string> {
  return sql<string>`to_tsvector('simple', ${propertyWords(worded)})`;
}

/**
 * Returns the `tsquery` of a text: all stems, the last word also as a prefix. Null for a text without words.
 */
export function soughtWords(text: string): string | null {
  const { words, last } = typedWords(text);
  return last === undefined ? null : together(words, endingOf(last));
}

function typedWords(text: string): { words: string[]; last: string | undefined } {
  const typed = foldForSearch(text).split(' ').filter(Boolean);
  const words = joinPhrases(typed).map(foldForSearch).slice(0, MAX_WORDS);
  return { words, last: words.pop() };
}

const together = (words: readonly string[], ending: WordChoice) =>
  textQuery([...words.map((word) => ({ words: [searchStem(word), ...synonymsOf(word)] })), ending]);

function endingOf(last: string): WordChoice {
  if (last.length === 1) return { words: [last] };
  const stem = stemOf(last);
  return { words: [...(stem === null ? [] : [stem]), ...synonymsOf(last)], beginning: last };
}

/** Shorter stems match too many other words during typing. */
const MIN_STEM_LENGTH = 4;

function stemOf(last: string): string | null {
  const stem = searchStem(last);
  return stem.length < MIN_STEM_LENGTH || stem === last ? null : stem;
}
