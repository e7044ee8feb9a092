/** What says where on a page one is, or which things one keeps, and not what one looks for. */
const NO_FILTERS = new Set(['offset', 'limit', 'orderBy', 'except']);
/** Searches of certain things, or of one person's. */
const OF_SOMEBODY = ['ids', 'owner', 'agency'];
/** Where exactly on the map one looks may be where one lives. */
const PLACES = new Set(['within', 'drawn', 'north', 'south', 'east', 'west']);
const WORDS = new Set(['text', 'request']);

const MAX_WORDS = 60;
const MAX_LENGTH = 300;

/**
 * What was asked of a list, the same text for the same filters, without what may name a person: places on the map, and words
 * that look like an address or a number of somebody. Null where nothing is left, or it is longer than anybody types.
 */
export function impersonalSearch(asked: object): string | null {
  const filters = Object.entries(asked).filter(([, value]) => isGiven(value));
  if (filters.some(([name]) => OF_SOMEBODY.includes(name))) return null;
  const kept = filters.flatMap(([name, value]): [string, string][] => {
    if (NO_FILTERS.has(name) || PLACES.has(name)) return [];
    if (!WORDS.has(name)) return [value].flat().map((one) => [name, String(one)]);
    const words = String(value).toLowerCase().trim().replace(/\s+/g, ' ');
    return words === '' || isPersonal(String(value)) ? [] : [[name, words]];
  });
  const text = kept
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join(' ');
  return text === '' || text.length > MAX_LENGTH ? null : text;
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '' && value !== false;

/** An e-mail address, a telephone number, an identity number, or a whole sentence. */
const isPersonal = (words: string) =>
  words.includes('@') || words.replace(/\D/g, '').length >= 6 || words.length > MAX_WORDS;
