import type { Kysely } from 'kysely';
import { requestOfPropertyFilters } from '../../../../src/core/properties/property-catalogue.ts';
import type { MapArea } from '../../../../src/core/properties/map/map-area.ts';
import { MAX_BEDROOMS } from '../../../../src/core/properties/property-search.ts';
import { parseList, queryOfText } from '../../../../src/core/searches/searched-list.ts';
import type { ParsedList, SearchedList, SearchKind } from '../../../../src/core/searches/searched-list.ts';
import { searchStem } from '../../../../src/core/shared/search-stem.ts';
import { foldForSearch } from '../../../../src/core/shared/search-text.ts';
import { requestOfProductFilters } from '../../../../src/core/shop/product-catalogue.ts';
import { anyTerm } from '../../../platform/database/listed-terms.ts';
import type { Database } from '../../../tables.ts';
import { choiceTerms } from '../../properties/search/property-conditions.ts';
import { soughtWords } from '../../properties/search/search-text.ts';
import { listTerms } from '../../shop/search/product-query.ts';
import { searchWords, typedWords } from '../../shop/search/typed-words.ts';

/**
 * What of a saved search an index and a comparison of columns know. Whatever the search finds has one of the `keys`, as
 * `match-listings.ts` writes them of a listing, and fulfils all else; where that does not say all, `is_exact` has the list
 * itself asked.
 */
export type SearchConditions = {
  keys: string[];
  price_from?: number;
  price_to?: number;
  area_from?: number;
  area_to?: number;
  choices: string | null;
  words: string | null;
  within: string | null;
  is_exact: boolean;
};

/**
 * The names in a list's query that the conditions say all about. One that is added later is not among them, and has the list
 * itself asked: nobody is told of what the list would not show.
 */
const KNOWN: Record<SearchKind, readonly string[]> = {
  properties: [
    'city',
    'district',
    'priceFrom',
    'priceTo',
    'areaFrom',
    'areaTo',
    'bedrooms',
    'type',
    'furniture',
    'heating',
    'construction',
    'pets',
    'appliance',
    'text',
    'within',
  ],
  roommates: ['city', 'priceFrom', 'priceTo', 'university'],
  products: [
    'category',
    'shop',
    'request',
    'priceFrom',
    'priceTo',
    'vendor',
    'colour',
    'material',
    'size',
    'inStock',
    'onPromo',
    'highlyRated',
  ],
};

/** No key stands for more than so many. */
const MAX_KEYS = 120;
/** A part of the map is looked up by the tenths of a degree that it touches, if they are no more. */
const MAX_CELLS = 40;

/** The conditions of a list; null where nothing can be in it. */
export async function conditionsOf(
  db: Kysely<Database>,
  searched: SearchedList,
): Promise<SearchConditions | null> {
  const parsed = parseList(searched.kind, queryOfText(searched.filters));
  const conditions = await conditionsByKind(db, parsed);
  if (!conditions) return null;
  const names = Object.keys(queryOfText(searched.filters));
  const isKnown = names.every((name) => KNOWN[searched.kind].includes(name));
  return { ...conditions, is_exact: conditions.is_exact || !isKnown };
}

function conditionsByKind(
  db: Kysely<Database>,
  parsed: ParsedList,
): Promise<SearchConditions | null> | SearchConditions | null {
  if (parsed.kind === 'properties') return ofProperties(parsed.list.filters);
  if (parsed.kind === 'roommates') return ofRoommates(parsed.list.filters);
  return ofProducts(db, parsed);
}

function ofProperties(
  filters: Extract<ParsedList, { kind: 'properties' }>['list']['filters'],
): SearchConditions | null {
  const { city, districts, types, bedrooms, text } = filters;
  const words = text === '' ? null : soughtWords(text);
  if (text !== '' && words === null) return null;
  const area = filters.within;
  return {
    ...ranges(filters),
    keys: combined([
      placesOf(districts, city, area),
      anyOf(types),
      anyOf(bedrooms.map((count) => Math.min(count, MAX_BEDROOMS))),
    ]),
    choices: joined(choiceTerms(requestOfPropertyFilters(filters))),
    words,
    within: area && `(${area.east},${area.north}),(${area.west},${area.south})`,
    is_exact: false,
  };
}

function ofRoommates(
  filters: Extract<ParsedList, { kind: 'roommates' }>['list']['filters'],
): SearchConditions {
  const { city, university } = filters;
  const one = (id: number | null) => (id === null ? [] : [id]);
  return {
    ...ranges(filters),
    keys: combined([anyOf(one(city).map((id) => `c${id}`)), anyOf(one(university))]),
    choices: joined([...anyTerm('city', one(city)), ...anyTerm('university', one(university))]),
    words: null,
    within: null,
    is_exact: false,
  };
}

async function ofProducts(
  db: Kysely<Database>,
  { scope, list }: Extract<ParsedList, { kind: 'products' }>,
): Promise<SearchConditions | null> {
  const filter = { ...scope, ...requestOfProductFilters(list.filters) };
  const { ofCard, ofMember } = listTerms(filter);
  const request = 'request' in scope ? scope.request : null;
  if (request !== null && typedWords(request).length === 0) return null;
  const key =
    'categoryId' in scope ? `p${scope.categoryId}` : 'vendorId' in scope ? `v${scope.vendorId}` : '*';
  return {
    ...ranges(list.filters),
    keys: [key],
    choices: joined([...ofCard, ...ofMember]),
    words: request === null ? null : await requestedWords(db, request),
    within: null,
    // The words may mean something else by then; of a family one product must have all that is asked for.
    is_exact: request !== null || ofMember.length > 1,
  };
}

/**
 * All of the words, as the shop understands them now. Those it would let go are asked for as well: somebody is told of what
 * was sought, not of what comes near it.
 */
async function requestedWords(db: Kysely<Database>, request: string): Promise<string> {
  const meant = await searchWords(db, request);
  if (meant && meant.letGo.length === 0) return meant.query;
  const words = typedWords(request).map((word) => foldForSearch(word));
  return words.map((word) => `(${searchStem(word)} | ${word}:*)`).join(' & ');
}

type Ranged = {
  priceFrom: number | null;
  priceTo: number | null;
  areaFrom?: number | null;
  areaTo?: number | null;
};

function ranges({ priceFrom, priceTo, areaFrom = null, areaTo = null }: Ranged) {
  return {
    ...(priceFrom !== null && { price_from: priceFrom }),
    ...(priceTo !== null && { price_to: priceTo }),
    ...(areaFrom !== null && { area_from: areaFrom }),
    ...(areaTo !== null && { area_to: areaTo }),
  };
}

/** The narrowest of the places that a home must lie in. */
function placesOf(districts: readonly number[], city: number | null, area: MapArea | null): string[] {
  if (districts.length > 0) return districts.map((id) => `d${id}`);
  const cells = area ? cellsOf(area) : [];
  if (cells.length > 0) return cells;
  return anyOf(city === null ? [] : [`c${city}`]);
}

function cellsOf({ south, west, north, east }: MapArea): string[] {
  const [bottom, left] = [Math.floor(south * 10), Math.floor(west * 10)];
  const rows = Math.floor(north * 10) - bottom + 1;
  const columns = Math.floor(east * 10) - left + 1;
  if (rows * columns > MAX_CELLS) return [];
  return Array.from(
    { length: rows * columns },
    (_, place) => `g${bottom + Math.floor(place / columns)}:${left + (place % columns)}`,
  );
}

const anyOf = (values: readonly (string | number)[]): string[] =>
  values.length > 0 ? [...new Set(values.map(String))] : ['*'];

/** Each of the first with each of the others, as long as they are few; else those of the last ones stay open. */
function combined(parts: readonly (readonly string[])[]): string[] {
  let keys: readonly string[] = [''];
  for (const part of parts) {
    const values = keys.length * part.length > MAX_KEYS ? ['*'] : part;
    keys = keys.flatMap((key) => values.map((value) => (key === '' ? value : `${key}|${value}`)));
  }
  return [...keys];
}

const joined = (terms: readonly string[]) => (terms.length > 0 ? terms.join(' & ') : null);
