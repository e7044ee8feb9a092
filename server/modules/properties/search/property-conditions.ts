import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { properties, propertyMap } from '../../../../api/properties/properties.ts';
import type { QueryOf } from '../../../../api/operation.ts';
import { BULGARIA } from '../../../../src/core/properties/location.ts';
import { APPLIANCES, PROPERTY_LIMITS } from '../../../../src/core/properties/property-choices.ts';
import type { Appliance } from '../../../../src/core/properties/property-choices.ts';
import { MAX_BEDROOMS } from '../../../../src/core/properties/property-search.ts';
import { areaOf } from '../../../../src/core/properties/map-area.ts';
import type { MapArea } from '../../../../src/core/properties/map-area.ts';
import { soughtWords } from './search-text.ts';

/** What a client asks of a list or a map of homes. */
export type PropertyFilter = QueryOf<typeof propertyMap> &
  Partial<Pick<QueryOf<typeof properties>, 'ids' | 'agency' | 'owner'>> & {
    /** Listings that are left out, such as those shown before. */
    except?: readonly number[];
  };

export type Condition = RawBuilder<unknown>;

/** Homes that anybody may find. */
export const PUBLIC = sql<boolean>`p.status = 'active' and p.deleted_at is null`;

/** What narrows the search, for `p` (property), beside `PUBLIC`; null when nothing can be found. */
export function conditionsOf(filter: PropertyFilter): Condition[] | null {
  const conditions: Condition[] = [sql`true`];
  const among = (column: string, values: readonly unknown[] | undefined, type: 'text' | 'integer') => {
    if (values && values.length > 0) {
      conditions.push(sql`${sql.ref(column)} = any(${values}::${sql.raw(type)}[])`);
    }
  };
  if (filter.city !== undefined) conditions.push(sql`p.city_id = ${placeId(filter.city)}`);
  among('p.district_id', filter.district?.map(placeId), 'integer');
  if (filter.priceFrom !== undefined) conditions.push(sql`p.price >= ${filter.priceFrom}`);
  if (filter.priceTo !== undefined) conditions.push(sql`p.price <= ${filter.priceTo}`);
  if (filter.areaFrom !== undefined) conditions.push(sql`p.area >= ${filter.areaFrom}`);
  if (filter.areaTo !== undefined) conditions.push(sql`p.area <= ${filter.areaTo}`);
  among('p.bedrooms', filter.bedrooms?.flatMap(bedroomCounts), 'integer');
  among('p.type', filter.type, 'text');
  among('p.furniture', filter.furniture, 'text');
  among('p.heating', filter.heating, 'text');
  among('p.construction', filter.construction, 'text');
  if (filter.pets) conditions.push(sql`p.pet_friendly`);
  among('p.appliance_bits', filter.appliance?.length ? setsWith(filter.appliance) : [], 'integer');
  if (filter.ids !== undefined) conditions.push(sql`p.id = any(${filter.ids}::bigint[])`);
  if (filter.except?.length) conditions.push(sql`p.id <> all(${filter.except}::bigint[])`);
  if (filter.owner !== undefined) conditions.push(sql`p.owner_id = ${filter.owner}`);
  if (filter.agency !== undefined) {
    conditions.push(sql`p.owner_id = (select account_id from agency where agency.id = ${filter.agency})`);
  }
  if (hasText(filter)) {
    const words = soughtWords(filter.text ?? '');
    if (words === null) return null;
    conditions.push(sql`p.search_words @@ to_tsquery('simple', ${words})`);
  }
  if (filter.within !== undefined) {
    const area = areaOf(filter.within);
    if (!area) return null;
    conditions.push(...areaConditions(area));
  }
  return conditions;
}

export function hasText({ text }: PropertyFilter): boolean {
  return text !== undefined && text.trim() !== '';
}

/** Ids of places are small: one that is no integer of the column becomes the largest, which no place has. */
function placeId(id: number): number {
  return Math.min(id, 2_147_483_647);
}

/** 4 means four or more. */
export function bedroomCounts(count: number): number[] {
  if (count < MAX_BEDROOMS) return [count];
  return Array.from({ length: PROPERTY_LIMITS.bedrooms.to - count + 1 }, (_, more) => count + more);
}

/** Every set of appliances with the wanted ones in it, as bits: an index finds these, and PostgreSQL their number. */
function setsWith(wanted: readonly Appliance[]): number[] {
  const bits = wanted.reduce((sum, appliance) => sum | (1 << APPLIANCES.indexOf(appliance)), 0);
  return Array.from({ length: 1 << APPLIANCES.length }, (_, set) => set).filter(
    (set) => (set & bits) === bits,
  );
}

/** Square degrees; a larger area holds so much of the country that the index of places is of no use. */
const LARGE_AREA = 0.5;

function areaConditions({ south, west, north, east }: MapArea): Condition[] {
  const all =
    south <= BULGARIA.south && north >= BULGARIA.north && west <= BULGARIA.west && east >= BULGARIA.east;
  if (all) return [];
  if ((north - south) * (east - west) > LARGE_AREA) {
    return [sql`p.latitude between ${south} and ${north}`, sql`p.longitude between ${west} and ${east}`];
  }
  return [sql`point(p.longitude, p.latitude) <@ box(point(${west}, ${south}), point(${east}, ${north}))`];
}
