import type { Kysely } from 'kysely';
import { MAX_BEDROOMS } from '../../../src/core/properties/property-search.ts';
import { parseList, queryOfText } from '../../../src/core/searches/searched-list.ts';
import type { ParsedList, SearchedList } from '../../../src/core/searches/searched-list.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { showPrice } from '../../../src/core/shared/price-format.ts';
import type { Translate } from '../../platform/texts.ts';
import type { Database } from '../../tables.ts';
import type { SearchDependencies } from './search-dependencies.ts';

type Parts = Pick<SearchDependencies, 'db' | 'texts' | 'priceOrder'>;
type Wording = { t: Translate; price: (stotinki: number) => string };

/** What a search asks for, each in the fewest words: what or where first, then what narrows it. */
export async function wordsOf(
  { db, texts, priceOrder }: Parts,
  { kind, filters }: Pick<SearchedList, 'kind' | 'filters'>,
  language: Language,
): Promise<string[]> {
  const t = texts.in(language);
  const price = (stotinki: number) => wholePrice(showPrice(stotinki, language, priceOrder).main);
  const parsed = parseList(kind, queryOfText(filters));
  if (parsed.kind === 'properties') return propertyWords(db, parsed.list.filters, language, { t, price });
  if (parsed.kind === 'roommates') return roommateWords(db, parsed.list.filters, language, { t, price });
  return productWords(db, parsed, language, { t, price });
}

/** Nobody searches by stotinki: `1 200 лв.` */
const wholePrice = (text: string) => text.replace(/[.,]00(?=\D|$)/, '');

async function propertyWords(
  db: Kysely<Database>,
  filters: Extract<ParsedList, { kind: 'properties' }>['list']['filters'],
  language: Language,
  { t, price }: Wording,
): Promise<string[]> {
  const { city, districts, bedrooms, areaFrom, areaTo, text } = filters;
  return [
    ...(await namesOf(db, 'city', city === null ? [] : [city], language)),
    ...(await namesOf(db, 'district', districts, language)),
    ...(filters.drawn === '' ? [] : [t('tag-drawn-area')]),
    ...(city === null && districts.length === 0 && filters.drawn === ''
      ? [t(filters.within ? 'tag-within' : 'filter-city-any')]
      : []),
    ...filters.types.map((word) => t(`property-type-${word}`)),
    ...bedrooms.map((count) => t(count === MAX_BEDROOMS ? 'bedrooms-or-more' : 'bedrooms-count', { count })),
    ...priceWords(filters, { t, price }),
    ...(areaFrom === null ? [] : [t('tag-area-from', { area: areaFrom })]),
    ...(areaTo === null ? [] : [t('tag-area-to', { area: areaTo })]),
    ...(text === '' ? [] : [t('quoted', { word: text })]),
    ...filters.furniture.map((word) => t(`property-furniture-${word}`)),
    ...filters.heating.map((word) => t(`property-heating-${word}`)),
    ...filters.construction.map((word) => t(`property-construction-${word}`)),
    ...filters.appliances.map((word) => t(`property-appliance-${word}`)),
    ...(filters.pets ? [t('filter-pets')] : []),
  ];
}

async function roommateWords(
  db: Kysely<Database>,
  filters: Extract<ParsedList, { kind: 'roommates' }>['list']['filters'],
  language: Language,
  wording: Wording,
): Promise<string[]> {
  const { city, university } = filters;
  const cities = await namesOf(db, 'city', city === null ? [] : [city], language);
  const row =
    university !== null && university <= MAX_INTEGER
      ? await db
          .selectFrom('university')
          .select(['short_bg', 'short_en'])
          .where('id', '=', university)
          .executeTakeFirst()
      : undefined;
  return [
    ...(cities.length > 0 ? cities : [wording.t('filter-city-any')]),
    ...(row ? [row[`short_${language}`]] : []),
    ...priceWords(filters, wording),
  ];
}

async function productWords(
  db: Kysely<Database>,
  { scope, list: { filters } }: Extract<ParsedList, { kind: 'products' }>,
  language: Language,
  { t, price }: Wording,
): Promise<string[]> {
  const vendors = 'vendorId' in scope ? [scope.vendorId, ...filters.vendors] : filters.vendors;
  const sellers =
    vendors.length > 0
      ? await db.selectFrom('vendor').select('name').where('id', 'in', vendors).orderBy('name').execute()
      : [];
  return [
    ...('categoryId' in scope ? await namesOf(db, 'category', [scope.categoryId], language) : []),
    ...('request' in scope ? [t('quoted', { word: scope.request })] : []),
    ...sellers.map(({ name }) => name),
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
  { t, price }: Wording,
): string[] {
  return [
    ...(priceFrom === null ? [] : [t('tag-price-from', { price: price(priceFrom) })]),
    ...(priceTo === null ? [] : [t('tag-price-to', { price: price(priceTo) })]),
  ];
}

/** Cities and districts are numbered within PostgreSQL's integer. */
const MAX_INTEGER = 2_147_483_647;

async function namesOf(
  db: Kysely<Database>,
  table: 'city' | 'district' | 'category',
  ids: readonly number[],
  language: Language,
): Promise<string[]> {
  const known = ids.filter((id) => id <= MAX_INTEGER);
  if (known.length === 0) return [];
  const rows = await db.selectFrom(table).select(['name_bg', 'name_en']).where('id', 'in', known).execute();
  return rows
    .map((row) => row[`name_${language}`])
    .toSorted((one, other) => one.localeCompare(other, language));
}
