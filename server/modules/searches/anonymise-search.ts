/** Query parameters of paging and personal exclusions, which are no filters. */
const NO_FILTERS = new Set(['offset', 'limit', 'orderBy', 'except']);
/** Query parameters that identify items or a person. */
const OF_SOMEBODY = ['ids', 'owner', 'agency'];
/** Query parameters of map positions, which may reveal a home address. */
const PLACES = new Set(['within', 'drawn', 'north', 'south', 'east', 'west']);
const WORDS = new Set(['text', 'request']);

const MAX_WORDS = 60;
const MAX_LENGTH = 300;

/**
 * Returns a stable text for the filters of a list. Omits map positions and words that may identify a person.
 * Null if nothing is left or the text is too long.
 */
export function anonymiseSearch(search: object): string | null {
  const filters = Object.entries(search).filter(([, value]) => isGiven(value));
  if (filters.some(([name]) => OF_SOMEBODY.includes(name))) return null;
  const parameters = filters.flatMap(([name, value]): [string, string][] => {
    if (NO_FILTERS.has(name) || PLACES.has(name)) return [];
    if (!WORDS.has(name)) return [value].flat().map((one) => [name, String(one)]);
    const words = String(value).toLowerCase().trim().replace(/\s+/g, ' ');
    return words === '' || isPersonal(String(value)) ? [] : [[name, words]];
  });
  const text = parameters
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join(' ');
  return text === '' || text.length > MAX_LENGTH ? null : text;
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '' && value !== false;

/** Matches an e-mail address, a phone number, an identity number, or a whole sentence. */
const isPersonal = (words: string) =>
  words.includes('@') || words.replace(/\D/g, '').length >= 6 || words.length > MAX_WORDS;
