import { sql } from 'kysely';
import type { properties, propertyMap } from '../../../../api/properties/properties.ts';
import type { QueryOf } from '../../../../api/operation.ts';
import { PROPERTY_LIMITS } from '../../../../src/core/properties/property-choices.ts';
import { MAX_BEDROOMS } from '../../../../src/core/properties/property-search.ts';
import { areaOf } from '../../../../src/core/properties/map/map-area.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { isDay } from '../../../../src/core/shared/sofia-time.ts';
import type { Condition } from '../../../platform/database/lists/listed-rows.ts';
import { anyOf, anyTerm } from '../../../platform/database/lists/listed-terms.ts';
import type { ChosenPlaces } from './chosen-places.ts';
import { placeBits } from './chosen-places.ts';
import { boxOf, inArea, inBoxes, insideOf, readDrawnAreas } from './area-conditions.ts';

/** What a client asks of a list or a map of homes. */
export type PropertyFilter = QueryOf<typeof propertyMap> &
  Partial<Pick<QueryOf<typeof properties>, 'ids' | 'agency' | 'owner'>> & {
    /** Listings that are left out, such as those shown before. */
    except?: readonly number[];
  };

/** For the planner's eyes: each id is above zero, so that what costs so much is never called (migration 0090). */
const WORDS_LIE_ASIDE = sql`(l.property_id > 0 or words_lie_aside(l.property_id))`;

/** Homes that anybody may find. */
export const PUBLIC = sql<boolean>`p.status = 'active' and p.deleted_at is null`;

/**
 * Parts of a filter that the database resolves: the owner of the agency, the words of the text, the towns and districts.
 */
export type ListMeaning = { ownerOfAgency: number | null; words: string | null; places: ChosenPlaces };

/**
 * Builds the conditions of a filter on `listed_property l`; null when no home can match.
 * @throws Failure `invalid` for an impossible drawn area
 */
export function listConditions(
  filter: PropertyFilter,
  { ownerOfAgency, words, places }: ListMeaning,
): PropertyList | null {
  const city = places.single === null ? null : sql`l.city_id = ${places.single}`;
  const owners = [filter.owner, ownerOfAgency].filter((owner) => owner !== undefined && owner !== null);
  const owned = owners.map((owner) => sql`l.owner_id = ${owner}`);
  const prices = rangeOf('price', filter.priceFrom, filter.priceTo);
  const areas = rangeOf('area', filter.areaFrom, filter.areaTo);
  const totals = filter.totalTo === undefined ? [] : [sql`l.total_monthly <= ${filter.totalTo}`];
  const posted =
    filter.days === undefined ? [] : [sql`l.created_at >= now() - make_interval(days => ${filter.days})`];
  const figures = [...prices, ...areas, ...posted];
  const termed: Condition[] = [];
  const uncovered: Condition[] = [...owned];
  if (hasText(filter)) {
    if (words === null) return null;
    const worded = sql`l.words @@ to_tsquery('simple', ${words}) and ${WORDS_LIE_ASIDE}`;
    termed.push(worded);
    uncovered.push(worded);
  }
  const terms = choiceTerms(filter, places, ownerOfAgency);
  if (terms.length > 0) termed.push(sql`l.choices @@ ${terms.join(' & ')}::tsquery`);
  if (filter.ids !== undefined) figures.push(sql`l.property_id = any(${filter.ids}::bigint[])`);
  if (filter.except?.length) figures.push(sql`l.property_id <> all(${filter.except}::bigint[])`);
  const boxes: Condition[] = [];
  if (filter.within !== undefined) {
    const area = areaOf(filter.within);
    if (!area) return null;
    figures.push(inArea(area));
    boxes.push(inBoxes([area]));
  }
  if (filter.drawn !== undefined) {
    const areas = readDrawnAreas(filter.drawn);
    figures.push(insideOf(areas));
    boxes.push(inBoxes(areas.map(boxOf)));
  }
  return {
    city,
    owner: owned[0] ?? null,
    ranges: { price: prices, area: areas, created_at: posted, total_monthly: totals },
    termed,
    hasWords: hasText(filter),
    bits: [...placeBits(places), ...choiceBits(filter)],
    figures,
    boxes,
    uncovered,
    rowFigures: [...totals, ...rowFigures(filter)],
  };
}

/** Floor and date of availability: only the row of a home has them. @throws Failure `invalid` for a day that is none */
function rowFigures({ floorFrom, floorTo, availableOn }: PropertyFilter): Condition[] {
  if (availableOn !== undefined && !isDay(availableOn))
    throw new Failure('error-date-invalid', {}, 'invalid');
  return [
    ...(floorFrom === undefined ? [] : [sql`l.floor >= ${floorFrom}`]),
    ...(floorTo === undefined ? [] : [sql`l.floor <= ${floorTo}`]),
    ...(availableOn === undefined
      ? []
      : [sql`coalesce(l.available_from, '-infinity') <= ${availableOn}::date`]),
  ];
}

/** What narrows a list of homes: each fulfils the figures, and the terms or what stands for these. */
export type PropertyList = {
  /** Parts of the table that orders have indexes of. */
  city: Condition | null;
  owner: Condition | null;
  /** By the column that a list may be ordered by. */
  ranges: Record<'price' | 'area' | 'created_at' | 'total_monthly', Condition[]>;
  /** What the index of terms answers. */
  termed: Condition[];
  /** Whether there are words among that. */
  hasWords: boolean;
  /** The same of what is chosen, as the indexes of the orders hold it. */
  bits: Condition[];
  /** Price, area, place and what else the indexes of the orders hold. */
  figures: Condition[];
  /** The places once more, as their index answers them. */
  boxes: Condition[];
  /** What these indexes do not tell: words, and whose a home is. */
  uncovered: Condition[];
  /** Figures that no index holds. */
  rowFigures: Condition[];
};

/** All that a property of the list fulfils, as the index of terms answers it. */
export const wantedProperty = ({ termed, figures, rowFigures }: PropertyList) =>
  all([...termed, ...figures, ...rowFigures]);

export const hasText = (filter: PropertyFilter): filter is PropertyFilter & { text: string } =>
  filter.text !== undefined && filter.text.trim() !== '';

/** What is chosen of a few words each, every one to be among the `choices` of a listing: parts of a `tsquery`. */
export function choiceTerms(
  filter: PropertyFilter,
  { cities, districts }: ChosenPlaces,
  ownerOfAgency: number | null = null,
): string[] {
  const places = [...cities.map((id) => `city:${id}`), ...districts.map((id) => `district:${id}`)];
  return [
    ...(places.length > 0 ? [anyOf(places)] : []),
    ...chosenOf(filter).map(anyOf),
    ...anyTerm('owner', filter.owner === undefined ? null : [filter.owner]),
    ...anyTerm('owner', filter.agency === undefined ? null : [ownerOfAgency ?? 0]),
  ];
}

/** What is chosen beside the city, by the columns that the indexes of the orders hold. */
function choiceBits(filter: PropertyFilter): Condition[] {
  return chosenOf(filter).map(
    (terms) => sql`(l.choice_bits & (${sql.join(terms.map(bitOf), sql` | `)})) <> 0`,
  );
}

/** The bit of `choice_bits` that stands for a term; 0 for one that has none (migration 0087). */
const bitOf = (term: string) => sql<number>`choice_bit(${term}::text)`;

/** The chosen terms of a few words each: a home of the list has one of each group. */
function chosenOf(filter: PropertyFilter): string[][] {
  const any = (kind: string, values: readonly (string | number)[] | undefined) =>
    values && values.length > 0 ? [values.map((value) => `${kind}:${value}`)] : [];
  return [
    ...any('bedrooms', filter.bedrooms?.flatMap(bedroomCounts)),
    ...any('type', filter.type),
    ...any('furniture', filter.furniture),
    ...any('heating', filter.heating),
    ...any('construction', filter.construction),
    ...(filter.pets ? [['pets']] : []),
    // All of them must be there.
    ...(filter.feature ?? []).map((feature) => [`feature:${feature}`]),
    ...(filter.appliance ?? []).map((appliance) => [`appliance:${appliance}`]),
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

/** 4 means four or more. */
function bedroomCounts(count: number): number[] {
  if (count < MAX_BEDROOMS) return [count];
  return Array.from({ length: PROPERTY_LIMITS.bedrooms.to - count + 1 }, (_, more) => count + more);
}
