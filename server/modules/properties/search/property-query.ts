import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { DEFAULT_TRAVEL_MEANS, PROPERTY_LIMITS } from '../../../../src/core/properties/property-choices.ts';
import { PROPERTY_FIELDS } from '../../../../src/core/properties/property-fields.ts';
import { MAX_BEDROOMS } from '../../../../src/core/properties/property-search.ts';
import { areaOf } from '../../../../src/core/properties/map/map-area.ts';
import { indexTagsOf } from '../../../../src/core/shared/field-filters.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { isDay } from '../../../../src/core/shared/sofia-time.ts';
import { all } from '../../../platform/search/list-query.ts';
import type { Condition, ListQuery } from '../../../platform/search/list-query.ts';
import { anyTag } from '../../../platform/search/text-query.ts';
import type { Database } from '../../../tables.ts';
import { inBox, insideOf, readDrawnAreas } from './area-conditions.ts';
import type { PropertyFilter } from './home-index.ts';
import { placesNear, withinMinutes } from './near-places.ts';
import { soughtWords } from './search-text.ts';

/** Public homes, as rows `p` of `property`. */
export const PUBLIC = sql<boolean>`p.status = 'active' and p.deleted_at is null`;

/**
 * Builds the query of a filter on `listed_property l`; null if nothing can match.
 * @throws Failure `invalid` for an impossible day, drawn area or place
 */
export async function propertyQuery(db: Kysely<Database>, filter: PropertyFilter): Promise<ListQuery | null> {
  const nearPlaces = await placesNear(db, filter.near ?? []);
  const { text = '', minutes, by = DEFAULT_TRAVEL_MEANS, availableOn, ids, except } = filter;
  const words = text.trim() === '' ? null : soughtWords(text);
  if (words === null && text.trim() !== '') return null;
  if (availableOn !== undefined && !isDay(availableOn))
    throw new Failure('error-date-invalid', {}, 'invalid');
  const within = filter.within === undefined ? null : areaOf(filter.within);
  if (filter.within !== undefined && !within) return null;
  const owners = await ownersOf(db, filter);
  if (owners === null) return null;
  const tags = [...choiceTags(filter, await chosenPlaces(db, filter)), ...owners];
  const some = <Value>(value: Value | undefined, condition: (value: Value) => Condition) =>
    value === undefined ? [] : [condition(value)];
  return {
    table: 'listed_property',
    id: 'property_id',
    sortedBy: ['price', 'area', 'created_at', 'total_monthly'],
    where: all([
      ...(words === null ? [] : [sql`l.words @@ to_tsquery('simple', ${words})`]),
      ...(tags.length === 0 ? [] : [sql`l.choices @@ ${tags.join(' & ')}::tsquery`]),
      ...some(filter.priceFrom, (price) => sql`l.price >= ${price}`),
      ...some(filter.priceTo, (price) => sql`l.price <= ${price}`),
      ...some(filter.areaFrom, (area) => sql`l.area >= ${area}`),
      ...some(filter.areaTo, (area) => sql`l.area <= ${area}`),
      ...some(filter.totalTo, (total) => sql`l.total_monthly <= ${total}`),
      ...some(filter.floorFrom, (floor) => sql`l.floor >= ${floor}`),
      ...some(filter.floorTo, (floor) => sql`l.floor <= ${floor}`),
      ...some(availableOn, (day) => sql`coalesce(l.available_from, '-infinity') <= ${day}::date`),
      ...some(filter.days, (days) => sql`l.created_at >= now() - make_interval(days => ${days})`),
      ...some(ids, (some) => sql`l.property_id = any(${some}::bigint[])`),
      ...(except && except.length > 0 ? [sql`l.property_id <> all(${except}::bigint[])`] : []),
      ...(within ? [inBox(within)] : []),
      ...some(filter.drawn, (drawn) => insideOf(readDrawnAreas(drawn))),
      ...(minutes === undefined ? [] : nearPlaces.map((place) => withinMinutes(place, by, minutes))),
    ]),
  };
}

/** Returns the tags of the chosen owner type and of the agency's owner; null for an unknown agency. */
async function ownersOf(db: Kysely<Database>, { owner, agency }: PropertyFilter): Promise<string[] | null> {
  const tags = owner === undefined ? [] : anyTag('owner', [owner]);
  if (agency === undefined) return tags;
  const row = await db.selectFrom('agency').select('account_id').where('id', '=', agency).executeTakeFirst();
  return row?.account_id ? [...tags, ...anyTag('owner', [row.account_id])] : null;
}

/** Returns the required tags of a home, each as a part of a `tsquery`. */
export function choiceTags(filter: PropertyFilter, { cities, districts }: ChosenPlaces): string[] {
  const places = [anyTag('city', cities), anyTag('district', districts)].flat();
  return [
    ...(places.length > 0 ? [`(${places.join(' | ')})`] : []),
    ...anyTag('bedrooms', filter.bedrooms?.flatMap(bedroomCounts)),
    ...anyTag('type', filter.type),
    ...indexTagsOf(PROPERTY_FIELDS, filter).flatMap(({ name, values }) => anyTag(name, values)),
    ...(filter.pets ? ['pets'] : []),
    // All features are required.
    ...(filter.feature ?? []).flatMap((feature) => anyTag('feature', [feature])),
    ...(filter.appliance ?? []).flatMap((appliance) => anyTag('appliance', [appliance])),
  ];
}

/** 4 means four or more. */
function bedroomCounts(count: number): number[] {
  if (count < MAX_BEDROOMS) return [count];
  return Array.from({ length: PROPERTY_LIMITS.bedrooms.to - count + 1 }, (_, more) => count + more);
}

/** Towns and districts of a search. A home must lie in one of either. */
export type ChosenPlaces = { cities: number[]; districts: number[] };

const MAX_INTEGER = 2_147_483_647;

/** Ids of places are small: an id beyond the column's type becomes the largest one, which no place has. */
const placeId = (id: number): number => Math.min(id, MAX_INTEGER);

/** Drops cities with chosen districts. */
export async function chosenPlaces(
  db: Kysely<Database>,
  { city = [], district = [] }: { city?: readonly number[]; district?: readonly number[] },
): Promise<ChosenPlaces> {
  const [cities, districts] = [city.map(placeId), district.map(placeId)];
  if (districts.length === 0) return { cities, districts };
  const rows = await db
    .selectFrom('district')
    .select(['city_id'])
    .distinct()
    .where('id', 'in', districts)
    .execute();
  const narrowed = rows.map((row) => row.city_id);
  return { cities: cities.filter((id) => !narrowed.includes(id)), districts };
}
