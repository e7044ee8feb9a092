import { foldForSearch } from './search-text.ts';

/**
 * A light stemmer of Bulgarian for words that `foldForSearch` folded to Latin letters; it also handles
 * English plurals. Indexed texts and queries use it. All forms of a word must have one stem, and different
 * words rarely the same. /  / The first matching ending is removed repeatedly while the stem is long enough,
 * so the function is idempotent. Each line has the minimum letters of the stem, and examples.
 */
const ENDINGS: readonly (readonly [least: number, endings: string])[] = [
  // Diminutives: масичка, столче, столчета, одеялце, креватенце; чашка, кутийка.
  [3, 'ichk[aio]?|ch(?:e|et|eta|etata|eto)|(?:en)?ts(?:e|a|eto)|k[ai]'],
  // Feminine nouns in -ица, beside their diminutives: възглавници, възглавничка.
  [4, 'its[aei]'],
  // A fleeting vowel: звънец and звънци.
  [3, 'ets|(?<=[^aeiou])tsi'],
  // Plurals of short masculine nouns: столове, столовете, ключове; adjectives of woods: дъбов.
  [3, 'ove?'],
  // Articles: масата, столът, кухнята, огледалото, лампите. A т after a consonant belongs to the noun: рафта.
  [3, '[ai]at|(?<=[^aeiou])at|(?<=[aeiou])t[aoe]'],
  // Adjectives of places: градински, кухненска.
  [4, 'sk[aio]?'],
  // Adjectives with a fleeting vowel: нощен and нощна, дървен beside дърво.
  [4, 'en|(?<=[^aeiou])n'],
  // Masculine nouns in -ак, -ък, -ик with a changing к: сандък and сандъче, часовник and часовници; carpet.
  [4, '[ai]k|et'],
  // English plurals: boxes, lamps.
  [3, 'es'],
  [4, '(?<=[^aeious])s'],
  // Gender and number: маса, маси, кухня, огледало, лампе.
  [3, 'ia|[aeio]'],
];

/** `-ци` after a vowel is the plural of `-к`: матраци, матрак. */
const SOFTENED = /(?<=[aou])tsi(?:te)?$/;

const PATTERNS = ENDINGS.map(([least, endings]) => ({ least, pattern: new RegExp(`(?:${endings})$`) }));

/** Stem of a folded word: `lampichkata`, `lampi` and `lampa` become `lamp`. Numbers stay unchanged. */
export function searchStem(word: string): string {
  if (/\d/.test(word)) return word;
  const hard = word.replace(SOFTENED, 'k');
  for (const { least, pattern } of PATTERNS) {
    const stem = hard.replace(pattern, '');
    if (stem !== hard && stem.length >= least) return searchStem(stem);
  }
  return hard;
}

/** Folded index terms of a text: its words, for prefix matches, and their stems. */
export function searchTerms(text: string): string[] {
  return [
    ...new Set(
      foldForSearch(text)
        .split(' ')
        .filter(Boolean)
        .flatMap((word) => [word, searchStem(word)]),
    ),
  ];
}

const FILLERS = new Set(
  'za s sas na i ot v vav do po pri ili the for with of and in a'.split(' ').map(foldForSearch),
);

/** True for a folded stop word: `лампа за кухня` has two search words. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}
