import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { properties, propertyMap } from '../../../../api/properties/properties.ts';
import type { QueryOf } from '../../../../api/operation.ts';
import { BULGARIA } from '../../../../src/core/properties/location.ts';
import { PROPERTY_LIMITS } from '../../../../src/core/properties/property-choices.ts';
import { MAX_BEDROOMS } from '../../../../src/core/properties/property-search.ts';
import { areaOf } from '../../../../src/core/properties/map/map-area.ts';
import type { MapArea } from '../../../../src/core/properties/map/map-area.ts';
import { drawnAreasOf } from '../../../../src/core/properties/map/drawn-area.ts';
import type { DrawnArea } from '../../../../src/core/properties/map/drawn-area.ts';
import type { Coordinates } from '../../../../src/core/properties/property.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Condition } from '../../../platform/database/lists/listed-rows.ts';
import { anyTerm, term } from '../../../platform/database/lists/listed-terms.ts';

/** What a client asks of a list or a map of homes. */
export type PropertyFilter = QueryOf<typeof propertyMap> &
  Partial<Pick<QueryOf<typeof properties>, 'ids' | 'agency' | 'owner'>> & {
    /** Listings that are left out, such as those shown before. */
    except?: readonly number[];
  };

/** Homes that anybody may find. */
export const PUBLIC = sql<boolean>`p.status = 'active' and p.deleted_at is null`;

/**
 * The list that a filter asks for, of `listed_property l`; null when nothing can be found. @throws Failure `invalid` for
 * drawn areas that nobody can have drawn.
 * @param ownerOfAgency whose homes are those of an agency
 * @param words what the text of the filter means, where it has one
 */
export function listConditions(
  filter: PropertyFilter,
  { ownerOfAgency, words }: { ownerOfAgency: number | null; words: string | null },
): PropertyList | null {
  const city = filter.city === undefined ? null : sql`l.city_id = ${placeId(filter.city)}`;
  const prices = rangeOf('price', filter.priceFrom, filter.priceTo);
  const areas = rangeOf('area', filter.areaFrom, filter.areaTo);
  const uncovered: Condition[] = [];
  if (hasText(filter)) {
    if (words === null) return null;
    uncovered.push(sql`l.words @@ to_tsquery('simple', ${words})`);
  }
  const placed: Condition[] = [];
  const covered = [...prices, ...areas];
  const chosen = choiceTerms(filter, ownerOfAgency);
  if (city && chosen.length === 1 && uncovered.length === 0) covered.push(city);
  else if (chosen.length > 0) uncovered.push(sql`l.choices @@ ${chosen.join(' & ')}::tsquery`);
  if (filter.ids !== undefined) covered.push(sql`l.property_id = any(${filter.ids}::bigint[])`);
  if (filter.except?.length) covered.push(sql`l.property_id <> all(${filter.except}::bigint[])`);
  if (filter.within !== undefined) {
    const area = areaOf(filter.within);
    if (!area) return null;
    (isLarge(area) ? covered : placed).push(...areaConditions(area));
  }
  if (filter.drawn !== undefined) {
    const areas = readDrawnAreas(filter.drawn);
    (areas.some((area) => isLarge(boxOf(area))) ? covered : placed).push(insideOf(areas));
  }
  const owner = filter.owner ?? ownerOfAgency;
  return {
    city,
    owner: owner === null ? null : sql`l.owner_id = ${owner}`,
    ranges: { price: prices, area: areas, created_at: [] },
    covered: [...covered, ...placed],
    placed,
    uncovered,
  };
}

/** What narrows a list of homes. */
export type PropertyList = {
  /** Parts of the table that orders have indexes of. */
  city: Condition | null;
  owner: Condition | null;
  /** By the column that a list may be ordered by. */
  ranges: Record<'price' | 'area' | 'created_at', Condition[]>;
  /** What the indexes of the orders hold: price, area, place, and a city where nothing but that is chosen. */
  covered: Condition[];
  /** What of that the index of places answers. */
  placed: Condition[];
  /** What only the row says, and the index of terms. */
  uncovered: Condition[];
};

/** All that a home of the list fulfils. */
export const wantedOf = ({ covered, uncovered }: PropertyList) => all([...uncovered, ...covered]);

export const hasText = (filter: PropertyFilter): filter is PropertyFilter & { text: string } =>
  filter.text !== undefined && filter.text.trim() !== '';

/** What is chosen of a few words each, every one to be among the `choices` of a listing: parts of a `tsquery`. */
export function choiceTerms(filter: PropertyFilter, ownerOfAgency: number | null = null): string[] {
  return [
    ...anyTerm('city', filter.city === undefined ? null : [placeId(filter.city)]),
    ...anyTerm('district', filter.district?.map(placeId)),
    ...anyTerm('bedrooms', filter.bedrooms?.flatMap(bedroomCounts)),
    ...anyTerm('type', filter.type),
    ...anyTerm('furniture', filter.furniture),
    ...anyTerm('heating', filter.heating),
    ...anyTerm('construction', filter.construction),
    ...(filter.pets ? [term('pets')] : []),
    // All of them must be there.
    ...(filter.appliance ?? []).map((appliance) => term(`appliance:${appliance}`)),
    ...anyTerm('owner', filter.owner === undefined ? null : [filter.owner]),
    ...anyTerm('owner', filter.agency === undefined ? null : [ownerOfAgency ?? 0]),
  ];
}

export const all = (conditions: readonly Condition[]) =>
  conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`;

function rangeOf(column: 'price' | 'area', from: number | undefined, to: number | undefined): Condition[] {
  const value = sql.ref(`l.${column}`);
  return [
    ...(from === undefined ? [] : [sql`${value} >= ${from}`]),
    ...(to === undefined ? [] : [sql`${value} <= ${to}`]),
  ];
}

/** Ids of places are small: one that is no integer of the column becomes the largest, which no place has. */
function placeId(id: number): number {
  return Math.min(id, 2_147_483_647);
}

/** 4 means four or more. */
function bedroomCounts(count: number): number[] {
  if (count < MAX_BEDROOMS) return [count];
  return Array.from({ length: PROPERTY_LIMITS.bedrooms.to - count + 1 }, (_, more) => count + more);
}

/** Square degrees; a larger area holds so much of the country that the index of places is of no use. */
const LARGE_AREA = 0.5;

const isLarge = ({ south, west, north, east }: MapArea) => (north - south) * (east - west) > LARGE_AREA;

/** The smallest part of the map that holds them all. */
export function boxOf(corners: readonly Coordinates[]): MapArea {
  const [latitudes, longitudes] = [corners.map((at) => at.latitude), corners.map((at) => at.longitude)];
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
}

/** @throws Failure `invalid` for what nobody can have drawn */
export function readDrawnAreas(text: string): DrawnArea[] {
  const areas = drawnAreasOf(text);
  if (!areas) throw new Failure('error-drawn-area', {}, 'invalid');
  return areas;
}

/** What lies in the boxes of the areas, and of that what lies within their edges. */
function insideOf(areas: readonly DrawnArea[]): Condition {
  const place = sql`point(l.longitude, l.latitude)`;
  const each = areas.map((area) =>
    all([...areaConditions(boxOf(area)), isInside(place, sql`${polygonOf(area)}::polygon`)]),
  );
  return sql`(${sql.join(each, sql` or `)})`;
}

/** Multiplies degrees to about as many metres. */
const TO_METRES = sql`point(100000, 0)`;

/**
 * Whether a place lies in a polygon. PostgreSQL takes it to be on an edge where their product is under 0.000001: in degrees as
 * much as 70 m off, in metres nothing. As a function it is not guessed to hold as seldom as the box beside it.
 */
export const isInside = (place: RawBuilder<unknown>, polygon: RawBuilder<unknown>) =>
  sql<boolean>`pt_contained_poly(${place} * ${TO_METRES}, polygon(path(${polygon}) * ${TO_METRES}))`;

/** As PostgreSQL writes it. */
export const polygonOf = (area: DrawnArea) =>
  `(${area.map(({ latitude, longitude }) => `(${longitude},${latitude})`).join(',')})`;

function areaConditions({ south, west, north, east }: MapArea): Condition[] {
  const all =
    south <= BULGARIA.south && north >= BULGARIA.north && west <= BULGARIA.west && east >= BULGARIA.east;
  if (all) return [];
  if (isLarge({ south, west, north, east })) {
    return [sql`l.latitude between ${south} and ${north}`, sql`l.longitude between ${west} and ${east}`];
  }
  return [sql`point(l.longitude, l.latitude) <@ box(point(${west}, ${south}), point(${east}, ${north}))`];
}
