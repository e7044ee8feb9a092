import type { Kysely } from 'kysely';
import { requestOfPropertyFilters } from '../../../../src/core/properties/property-catalogue.ts';
import { PROPERTY_FIELDS } from '../../../../src/core/properties/property-fields.ts';
import type { PropertyFilters } from '../../../../src/core/properties/property-filters.ts';
import { MAX_BEDROOMS } from '../../../../src/core/properties/property-search.ts';
import { parseList, queryOfText } from '../../../../src/core/searches/searched-list.ts';
import type { ParsedList, SearchedList, SearchKind } from '../../../../src/core/searches/searched-list.ts';
import { searchStem } from '../../../../src/core/shared/search-stem.ts';
import { filterNamesOf } from '../../../../src/core/shared/field-filters.ts';
import { foldForSearch } from '../../../../src/core/shared/search-text.ts';
import { requestOfProductFilters } from '../../../../src/core/shop/product-catalogue.ts';
import { synonymsOf } from '../../../platform/search/synonyms.ts';
import { anyTag, textQuery } from '../../../platform/search/text-query.ts';
import type { Database } from '../../../tables.ts';
import { chosenPlaces, choiceTags } from '../../properties/search/property-query.ts';
import { soughtWords } from '../../properties/search/search-text.ts';
import { productTags } from '../../shop/search/product-query.ts';
import { ANYWHERE, placeConditions } from './place-conditions.ts';
import type { PlaceConditions } from './place-conditions.ts';
import { searchWords, typedWords } from '../../shop/search/typed-words.ts';

/**
 * Indexed conditions of a saved search. Every result has one of the `keys` and meets the other conditions. If
 * `is_exact` is false, the list itself is queried as well.
 */
export type SearchConditions = PlaceConditions & {
  keys: string[];
  price_from?: number;
  price_to?: number;
  area_from?: number;
  area_to?: number;
  choices: string | null;
  words: string | null;
  is_exact: boolean;
};

/**
 * Query parameters that the conditions cover completely. Others make the conditions inexact, so that no alert
 * contains an item that the list does not show.
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
    ...filterNamesOf(PROPERTY_FIELDS),
    'pets',
    'feature',
    'appliance',
    'text',
    'within',
    'drawn',
    'near',
    'by',
    'minutes',
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

const MAX_KEYS = 120;

/** Computes the conditions of a list; null if nothing can match. */
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
  if (parsed.kind === 'properties') return ofProperties(db, parsed.list.filters);
  if (parsed.kind === 'roommates') return ofRoommates(parsed.list.filters);
  return ofProducts(db, parsed);
}

async function ofProperties(
  db: Kysely<Database>,
  filters: PropertyFilters,
): Promise<SearchConditions | null> {
  const { types, bedrooms, text } = filters;
  const words = text === '' ? null : soughtWords(text);
  if (text !== '' && words === null) return null;
  const place = await placeConditions(db, filters);
  if (place === null) return null;
  const { places, ...map } = place;
  const request = requestOfPropertyFilters(filters);
  return {
    ...ranges({ ...filters, priceTo: highestPrice(filters) }),
    keys: combined([places, anyOf(types), anyOf(bedrooms.map((count) => Math.min(count, MAX_BEDROOMS)))]),
    choices: joined(choiceTags(request, await chosenPlaces(db, request))),
    words,
    ...map,
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
    choices: joined([...anyTag('city', one(city)), ...anyTag('university', one(university))]),
    words: null,
    ...ANYWHERE,
    is_exact: false,
  };
}

async function ofProducts(
  db: Kysely<Database>,
  { scope, list }: Extract<ParsedList, { kind: 'products' }>,
): Promise<SearchConditions | null> {
  const filter = { ...scope, ...requestOfProductFilters(list.filters) };
  const { ofCard, ofMember } = productTags(filter);
  const request = 'request' in scope ? scope.request : null;
  if (request !== null && typedWords(request).length === 0) return null;
  const key =
    'categoryId' in scope ? `p${scope.categoryId}` : 'vendorId' in scope ? `v${scope.vendorId}` : '*';
  return {
    ...ranges(list.filters),
    keys: [key],
    choices: joined([...ofCard, ...ofMember]),
    words: request === null ? null : await requestedWords(db, request),
    ...ANYWHERE,
    // Inexact, because words may change their meaning, and one family member must have all tags.
    is_exact: request !== null || ofMember.length > 1,
  };
}

/** Meanings of all words, including those that the shop would drop: an alert must match the whole text. */
async function requestedWords(db: Kysely<Database>, request: string): Promise<string> {
  const meant = await searchWords(db, request);
  if (meant && meant.letGo.length === 0) return meant.query;
  const words = typedWords(request).map((word) => foldForSearch(word));
  return textQuery(
    words.map((word) => ({ words: [searchStem(word), ...synonymsOf(word)], beginning: word })),
  );
}

/** The rent is at most the total, so a drop of the rent below it may be a match. */
function highestPrice({ priceTo, totalTo }: PropertyFilters): number | null {
  if (priceTo === null || totalTo === null) return priceTo ?? totalTo;
  return Math.min(priceTo, totalTo);
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

const anyOf = (values: readonly (string | number)[]): string[] =>
  values.length > 0 ? [...new Set(values.map(String))] : ['*'];

/** Combines the lists of keys while their number stays small, and leaves out the last lists otherwise. */
function combined(parts: readonly (readonly string[])[]): string[] {
  let keys: readonly string[] = [''];
  for (const part of parts) {
    const values = keys.length * part.length > MAX_KEYS ? ['*'] : part;
    keys = keys.flatMap((key) => values.map((value) => (key === '' ? value : `${key}|${value}`)));
  }
  return [...keys];
}

const joined = (terms: readonly string[]) => (terms.length > 0 ? terms.join(' & ') : null);
