import { isFiller, searchStem } from '../shared/search-stem.ts';
import { foldForSearch } from '../shared/search-text.ts';
import type { PropertyType } from './property-choices.ts';

/** Folded search words for homes in both languages; those of a type mean only that type. */
const PROPERTY_WORDS: readonly (readonly [type: PropertyType | null, words: string])[] = [
  [null, 'apartament zhilishte kvartira dom imot naem apartment flat home property rent'],
  ['room', 'staia room'],
  ['studio', 'studio garsoniera boksoniera'],
  ['one-room', 'ednostaen'],
  ['two-room', 'dvustaen'],
  ['three-room', 'tristaen'],
  ['four-room', 'chetiristaen'],
  ['multi-room', 'mnogostaen'],
  ['maisonette', 'mezonet maisonette'],
  ['atelier', 'atelie tavan atelier loft'],
  ['house', 'kashta house'],
];
const ROOM_WORDS = 'staia sakvartirant sakvartirantka room roommate flatmate';
/** Filler words between the others: `апартамент под наем`. */
const JOINING = 'pod naem tarsia to let';

const stemsOf = (words: string) => words.split(' ').map((word) => searchStem(foldForSearch(word)));
const TYPE_OF = new Map(
  PROPERTY_WORDS.flatMap(([type, words]) => stemsOf(words).map((stem) => [stem, type] as const)),
);
const ROOMS = new Set(stemsOf(ROOM_WORDS));
const JOINS = new Set(stemsOf(JOINING));
/** Minimum letters to recognise an incomplete word: `апар`. */
const MIN_PREFIX_LENGTH = 4;

/** Facts of a search text; `rest` has the other folded words, such as a place. */
export type PropertyRequest = {
  properties: boolean;
  rooms: boolean;
  type: PropertyType | null;
  rest: string[];
};

/** Recognises facts of homes and rooms in a search: `двустаен софия`, `стая под наем`. */
export function propertyRequestOf(text: string): PropertyRequest {
  const request: PropertyRequest = { properties: false, rooms: false, type: null, rest: [] };
  for (const word of foldForSearch(text).split(' ').filter(Boolean)) {
    const stem = known(word);
    const type = TYPE_OF.get(stem);
    if (type !== undefined) request.properties = true;
    if (type) request.type = type;
    if (ROOMS.has(stem)) request.rooms = true;
    if (type === undefined && !ROOMS.has(stem) && !JOINS.has(stem) && !isFiller(word))
      request.rest.push(word);
  }
  return request;
}

/** Stem of the word, or of the known word that begins with it. */
function known(word: string): string {
  const stem = searchStem(word);
  if (TYPE_OF.has(stem) || ROOMS.has(stem) || word.length < MIN_PREFIX_LENGTH) return stem;
  return [...TYPE_OF.keys(), ...ROOMS].find((one) => one.startsWith(word)) ?? stem;
}
