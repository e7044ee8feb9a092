import { foldForSearch } from './search-text.ts';

/**
 * A light stemmer of Bulgarian, for words that `foldForSearch` has folded to Latin letters; English plurals go the
 * same way. What is stored for the search and what is sought pass through it alike, so a stem need not be a word: it
 * must be the same for all forms of one thing, and rarely the same for two things.
 *
 * Endings are taken off again and again, the first that fits, while enough of a stem is left; so a stem is its own
 * stem. Each line says how many letters must be left, and shows its words.
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
  // Articles: масата, столът, кухнята, огледалото, лампите. After a consonant the т is the noun's own: рафта.
  [3, '[ai]at|(?<=[^aeiou])at|(?<=[aeiou])t[aoe]'],
  // Adjectives of places: градински, кухненска.
  [4, 'sk[aio]?'],
  // Adjectives with a fleeting vowel: нощен and нощна, дървен beside дърво.
  [4, 'en|(?<=[^aeiou])n'],
  // Masculine nouns in -ак, -ък, -ик, whose к changes: сандък and сандъче, часовник and часовници; carpet.
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

/** The stem of a folded word: `lampichkata`, `lampi` and `lampa` become `lamp`. Numbers stay as they are. */
export function searchStem(word: string): string {
  if (/\d/.test(word)) return word;
  const hard = word.replace(SOFTENED, 'k');
  for (const { least, pattern } of PATTERNS) {
    const stem = hard.replace(pattern, '');
    if (stem !== hard && stem.length >= least) return searchStem(stem);
  }
  return hard;
}

/** What a text is found by, folded: its words as they stand, for beginnings of words, and their stems. */
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

/** Words that say nothing of what is sought: `лампа за кухня` is sought by two. Folded. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}
