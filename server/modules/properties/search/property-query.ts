import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { DEFAULT_TRAVEL_MEANS } from '../../../../src/core/properties/property-choices.ts';
import type { PropertyMarker } from '../../../../src/core/properties/property-catalogue.ts';
import type { Coordinates } from '../../../../src/core/properties/property.ts';
import type { PropertyOrder } from '../../../../src/core/properties/property-search.ts';
import { COUNT_LIMIT } from '../../../../src/core/shared/page.ts';
import { countListed } from '../../../platform/database/lists/count-listed.ts';
import { firstListed } from '../../../platform/database/lists/first-listed.ts';
import type { FirstListed, SoughtBy } from '../../../platform/database/lists/first-listed.ts';
import { fittingOf } from '../../../platform/database/lists/listed-rows.ts';
import type { Condition, ListedOrder, ListedRows } from '../../../platform/database/lists/listed-rows.ts';
import type { Database } from '../../../tables.ts';
import { boxWithinMinutes, nearestProperties, placesNear, withinMinutes } from './near-places.ts';
import { chosenPlaces } from './chosen-places.ts';
import { inBoxes } from './area-conditions.ts';
import { all, hasText, listConditions, wantedProperty } from './property-conditions.ts';
import type { PropertyFilter, PropertyList } from './property-conditions.ts';
import { namedWords, soughtWords } from './search-text.ts';

type WantedPage = { orderBy: PropertyOrder; offset: number; limit: number };

const LISTED_PROPERTIES = { name: 'listed_property', id: 'property_id', sample: 'listed_property_sample' };

type Order = ListedOrder & { key: keyof PropertyList['ranges'] };
const NEWEST: Order = { key: 'created_at', type: 'timestamptz', isDescending: true };
const ORDERS: Record<PropertyOrder, Order> = {
  'createdAt.DESC': NEWEST,
  // Of no place nothing is near.
  'near.ASC': NEWEST,
  'price.ASC': { key: 'price', type: 'integer', isDescending: false },
  'price.DESC': { key: 'price', type: 'integer', isDescending: true },
  'area.ASC': { key: 'area', type: 'double precision', isDescending: false },
  'total.ASC': { key: 'total_monthly', type: 'integer', isDescending: false },
  'area.DESC': { key: 'area', type: 'double precision', isDescending: true },
};

/** `count` says how many there are in all, up to a limit. */
type FoundProperties = { ids: number[]; count: () => Promise<number> };

/** The homes of one page, in their order. */
export async function findProperties(
  db: Kysely<Database>,
  filter: PropertyFilter,
  { orderBy, offset, limit }: WantedPage,
  by?: SoughtBy,
): Promise<FoundProperties> {
  const list = await propertyListOf(db, filter, namedWords);
  if (list === null) return { ids: [], count: () => Promise.resolve(0) };
  const places = await placesNear(db, filter.near ?? []);
  const order = ORDERS[orderBy];
  const rows = rowsOf(list, order);
  const isNearest = orderBy === 'near.ASC' && places.length > 0;
  const { ids, total } = isNearest
    ? await firstNearest(db, rows.uncovered ? wantedProperty(list) : fittingOf(rows), places, offset + limit)
    : await firstListed(db, LISTED_PROPERTIES, rows, { order, limit: offset + limit }, by);
  return {
    ids: ids.slice(offset),
    count: async () => Math.min(await countListed(db, LISTED_PROPERTIES, rows, total), COUNT_LIMIT),
  };
}

async function firstNearest(
  db: Kysely<Database>,
  wanted: Condition,
  places: readonly Coordinates[],
  limit: number,
): Promise<FirstListed> {
  const ids = await nearestProperties(db, wanted, places, limit);
  return { ids, total: ids.length < limit ? ids.length : 'not-known' };
}

/** The ids of all premium places of a search, which are few, the oldest listing first (HOME-17). */
export async function premiumProperties(
  db: Kysely<Database>,
  filter: PropertyFilter,
  now: Date,
): Promise<number[]> {
  const list = await propertyListOf(db, filter);
  if (list === null) return [];
  const { rows } = await sql<{ id: number }>`
    select p.id from (select id from property where premium_until > ${now} offset 0) p
    join listed_property l on l.property_id = p.id
    where ${wantedProperty(list)} order by p.id limit ${COUNT_LIMIT}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * All that a filter asks for; null when nothing can be found. @throws Failure `invalid` for a place or area that is none
 * @param meaningOf its text; the words by name are worth their reading where a whole list is looked for
 */
export async function propertyListOf(
  db: Kysely<Database>,
  filter: PropertyFilter,
  meaningOf: typeof namedWords = (_, text) => Promise.resolve(soughtWords(text)),
): Promise<PropertyList | null> {
  const near = await nearConditions(db, filter);
  const words = hasText(filter) ? await meaningOf(db, filter.text) : null;
  const places = await chosenPlaces(db, filter);
  if (filter.agency === undefined)
    return narrowed(listConditions(filter, { ownerOfAgency: null, words, places }), near);
  const agency = await db
    .selectFrom('agency')
    .select('account_id')
    .where('id', '=', filter.agency)
    .executeTakeFirst();
  const ownerOfAgency = agency?.account_id;
  return ownerOfAgency ? narrowed(listConditions(filter, { ownerOfAgency, words, places }), near) : null;
}

type NearConditions = Pick<PropertyList, 'figures' | 'boxes'>;

/** What takes no more than the wanted minutes to each of the places (FIND-05). */
async function nearConditions(
  db: Kysely<Database>,
  { near = [], by = DEFAULT_TRAVEL_MEANS, minutes }: PropertyFilter,
): Promise<NearConditions> {
  const places = await placesNear(db, near);
  if (minutes === undefined) return { figures: [], boxes: [] };
  return {
    figures: places.map((place) => withinMinutes(place, by, minutes)),
    boxes: places.map((place) => inBoxes([boxWithinMinutes(place, by, minutes)])),
  };
}

const narrowed = (list: PropertyList | null, { figures, boxes }: NearConditions): PropertyList | null =>
  list && { ...list, figures: [...list.figures, ...figures], boxes: [...list.boxes, ...boxes] };

/** Somebody's homes have an index of the newest alone; of a city there is one for each order. */
function rowsOf(list: PropertyList, { key }: Order): ListedRows {
  const { city, owner, ranges, termed, bits, figures, boxes, hasWords, rowFigures } = list;
  const uncovered = [...list.uncovered, ...rowFigures];
  const part = key === 'created_at' ? (owner ?? city) : city;
  const inPart = (range: readonly Condition[]) =>
    range.length > 0 ? [all([...(city ? [city] : []), ...range])] : [];
  const someOf = (conditions: readonly Condition[]) => (conditions.length > 0 ? all(conditions) : undefined);
  return {
    partInRange: all([...(part ? [part] : []), ...ranges[key]]),
    ranges: [...inPart(ranges.price), ...inPart(ranges.area), ...boxes],
    terms: all(termed),
    besideTerms: all([...figures, ...rowFigures]),
    covered: someOf([...bits, ...figures]),
    uncovered: someOf(uncovered),
    areWordsAside: hasWords,
  };
}

/** What the markers of homes show, in the order of the ids. */
export async function markersOf(db: Kysely<Database>, ids: readonly number[]): Promise<PropertyMarker[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; price: number } & Coordinates>`
    select l.property_id as id, l.price, l.latitude, l.longitude
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, position)
    join listed_property l on l.property_id = wanted.id order by wanted.position`.execute(db);
  return rows.map(({ id, price, latitude, longitude }) => ({
    id,
    price,
    gpsCoordinates: { latitude, longitude },
  }));
}
