import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { PROPERTY_FIELDS } from '../../../src/core/properties/property-fields.ts';
import { MAX_BEDROOMS } from '../../../src/core/properties/property-search.ts';
import { parseList, queryOfText } from '../../../src/core/searches/searched-list.ts';
import type { ParsedList, SearchedList } from '../../../src/core/searches/searched-list.ts';
import { filterTagsOf } from '../../../src/core/shared/field-filters.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { showPrice } from '../../../src/core/shared/price-format.ts';
import type { Translate } from '../../platform/texts.ts';
import type { Database } from '../../tables.ts';
import type { SearchDependencies } from './search-dependencies.ts';

type Dependencies = Pick<SearchDependencies, 'db' | 'texts' | 'priceOrder'>;
type Filters<Kind> = Extract<ParsedList, { kind: Kind }>['list']['filters'];

/** Cached names of places, categories, vendors and universities; null for an unknown id. */
export type KnownNames = Map<string, string | null>;

type Named = 'city' | 'district' | 'category' | 'vendor' | 'university';
type Wording = {
  t: Translate;
  price: (stotinki: number) => string;
  names: (table: Named, ids: readonly number[]) => Promise<string[]>;
};

/**
 * Describes a search in few words: subject or place first, then filters.
 * @param known cached names
 */
export async function wordsOf(
  { db, texts, priceOrder }: Dependencies,
  { kind, filters }: Pick<SearchedList, 'kind' | 'filters'>,
  language: Language,
  known: KnownNames = new Map(),
): Promise<string[]> {
  const wording: Wording = {
    t: texts.in(language),
    price: (stotinki) => wholePrice(showPrice(stotinki, language, priceOrder).main),
    names: (table, ids) => namesOf(db, table, ids, { language, known }),
  };
  const parsed = parseList(kind, queryOfText(filters));
  if (parsed.kind === 'properties') return propertyWords(parsed.list.filters, wording);
  if (parsed.kind === 'roommates') return roommateWords(parsed.list.filters, wording);
  return productWords(parsed, wording);
}

/** Price without stotinki: `1 200 лв.` */
const wholePrice = (text: string) => text.replace(/[.,]00(?=\D|$)/, '');

async function propertyWords(
  filters: Filters<'properties'>,
  { t, price, names }: Wording,
): Promise<string[]> {
  const { cities, districts, bedrooms, areaFrom, areaTo, text } = filters;
  return [
    ...(await names('city', cities)),
    ...(await names('district', districts)),
    ...(filters.drawn === '' ? [] : [t('tag-drawn-area')]),
    ...(cities.length === 0 && districts.length === 0 && filters.drawn === ''
      ? [t(filters.within ? 'tag-within' : 'filter-city-any')]
      : []),
    ...filters.types.map((word) => t(`property-type-${word}`)),
    ...bedrooms.map((count) => t(count === MAX_BEDROOMS ? 'bedrooms-or-more' : 'bedrooms-count', { count })),
    ...priceWords(filters, { t, price }),
    ...(areaFrom === null ? [] : [t('tag-area-from', { area: areaFrom })]),
    ...(areaTo === null ? [] : [t('tag-area-to', { area: areaTo })]),
    ...(text === '' ? [] : [t('quoted', { word: text })]),
    ...(filters.totalTo === null ? [] : [t('tag-total-to', { price: price(filters.totalTo) })]),
    ...floorWords(filters, t),
    ...(filters.availableOn === null ? [] : [t('tag-available-on', { day: shortDay(filters.availableOn) })]),
    ...(filters.days === null ? [] : [t('tag-posted-within', { count: filters.days })]),
    ...filters.features.map((word) => t(`property-feature-${word}`)),
    ...filterTagsOf(PROPERTY_FIELDS, filters, 'property').map(({ key, values }) => t<string>(key, values)),
    ...filters.appliances.map((word) => t(`property-appliance-${word}`)),
    ...(filters.pets ? [t('filter-pets')] : []),
  ];
}

function floorWords({ floorFrom, floorTo }: Filters<'properties'>, t: Translate): string[] {
  return [
    ...(floorFrom === null ? [] : [t('tag-floor-from', { floor: floorFrom })]),
    ...(floorTo === null ? [] : [t('tag-floor-to', { floor: floorTo })]),
  ];
}

/** `03.12.2026` for `2026-12-03`. */
const shortDay = (day: string): string => day.split('-').toReversed().join('.');

async function roommateWords(filters: Filters<'roommates'>, { t, price, names }: Wording): Promise<string[]> {
  const { city, university } = filters;
  const cities = await names('city', city === null ? [] : [city]);
  return [
    ...(cities.length > 0 ? cities : [t('filter-city-any')]),
    ...(await names('university', university === null ? [] : [university])),
    ...priceWords(filters, { t, price }),
  ];
}

async function productWords(
  { scope, list: { filters } }: Extract<ParsedList, { kind: 'products' }>,
  { t, price, names }: Wording,
): Promise<string[]> {
  const vendors = 'vendorId' in scope ? [scope.vendorId, ...filters.vendors] : filters.vendors;
  return [
    ...('categoryId' in scope ? await names('category', [scope.categoryId]) : []),
    ...('request' in scope ? [t('quoted', { word: scope.request })] : []),
    ...(await names('vendor', vendors)),
    ...priceWords(filters, { t, price }),
    ...(filters.inStock ? [t('filter-in-stock')] : []),
    ...(filters.onPromo ? [t('filter-on-promo')] : []),
    ...(filters.highlyRated ? [t('filter-highly-rated')] : []),
    ...filters.colours.map((key) => t(`colour-${key}`)),
    ...filters.materials.map((key) => t(`material-${key}`)),
    ...filters.sizes,
  ];
}

function priceWords(
  { priceFrom, priceTo }: { priceFrom: number | null; priceTo: number | null },
  { t, price }: Pick<Wording, 't' | 'price'>,
): string[] {
  return [
    ...(priceFrom === null ? [] : [t('tag-price-from', { price: price(priceFrom) })]),
    ...(priceTo === null ? [] : [t('tag-price-to', { price: price(priceTo) })]),
  ];
}

const NAMES: Record<Named, (language: Language) => string> = {
  city: (language) => `name_${language}`,
  district: (language) => `name_${language}`,
  category: (language) => `name_${language}`,
  vendor: () => 'name',
  university: (language) => `short_${language}`,
};

/** In alphabetical order. */
async function namesOf(
  db: Kysely<Database>,
  table: Named,
  ids: readonly number[],
  { language, known }: { language: Language; known: KnownNames },
): Promise<string[]> {
  const keyOf = (id: number) => `${table} ${id} ${language}`;
  const unknown = ids.filter((id) => !known.has(keyOf(id)));
  if (unknown.length > 0) {
    const { rows } = await sql<{ id: number; name: string }>`
      select id, ${sql.ref(NAMES[table](language))} as name from ${sql.table(table)}
      where id = any(${unknown}::bigint[])`.execute(db);
    for (const id of unknown) known.set(keyOf(id), rows.find((row) => row.id === id)?.name ?? null);
  }
  return [...new Set(ids)]
    .flatMap((id) => known.get(keyOf(id)) ?? [])
    .toSorted((one, other) => one.localeCompare(other, language));
}
