import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { properties, propertyMap } from '../../../../api/properties/properties.ts';
import type { QueryOf } from '../../../../api/operation.ts';
import type { PropertyMap, PropertyMarker } from '../../../../src/core/properties/property-catalogue.ts';
import { inTurn, mixPremium, othersOf } from '../../../../src/core/properties/premium-order.ts';
import type { Coordinates, PropertySummary } from '../../../../src/core/properties/property.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { COUNT_LIMIT, PAGE_SIZE } from '../../../../src/core/shared/page.ts';
import type { Page } from '../../../../src/core/shared/page.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import type { Condition } from '../../../platform/search/list-query.ts';
import type { Database } from '../../../tables.ts';
import type { PropertyFilter } from './home-index.ts';
import { PUBLIC } from './property-query.ts';
import { summariesOf } from '../listing/property-summaries.ts';

const MAX_MARKERS = 500;
const SIMILAR = 6;

/** Returns one page of a list of homes; premium places come first in the default order alone (HOME-01, HOME-02, HOME-17). */
export async function searchProperties(
  { db, clock, homes }: PropertyDependencies,
  filter: QueryOf<typeof properties>,
  language: Language,
): Promise<Page<PropertySummary>> {
  const { offset = 0, limit = PAGE_SIZE.properties, orderBy = 'createdAt.DESC', ...filters } = filter;
  const now = clock.now();
  const slice = { offset, limit };
  const isDefault = orderBy === 'createdAt.DESC';
  const premium = isDefault ? inTurn(await premiumProperties({ db, homes }, filters, now), now) : [];
  const page = othersOf(premium.length, slice);
  const { ids, total } = await homes.find(
    { ...filters, except: [...(filters.except ?? []), ...premium] },
    { ...page, orderBy },
  );
  const others = { data: ids, total: ids.length > 0 ? page.offset + ids.length : total };
  const data = await summariesOf(db, mixPremium(premium, others, slice), language, now);
  return { data, total: Math.min(premium.length + total, COUNT_LIMIT) };
}

/** Returns the ids of the matching premium listings, oldest first (HOME-17). */
async function premiumProperties(
  { db, homes }: Pick<PropertyDependencies, 'db' | 'homes'>,
  filters: PropertyFilter,
  now: Date,
): Promise<number[]> {
  const rows = await db.selectFrom('property').select('id').where('premium_until', '>', now).execute();
  const wanted = rows.map(({ id }) => id).filter((id) => filters.ids?.includes(id) ?? true);
  if (wanted.length === 0) return [];
  const page = { orderBy: 'createdAt.DESC', offset: 0, limit: COUNT_LIMIT } as const;
  const { ids } = await homes.find({ ...filters, ids: wanted }, page);
  return ids.toSorted((one, other) => one - other);
}

/** Returns the newest homes of a search, as markers. */
export async function propertiesOnMap(
  { db, homes }: PropertyDependencies,
  filter: QueryOf<typeof propertyMap>,
): Promise<PropertyMap> {
  const { ids, total } = await homes.find(filter, {
    offset: 0,
    limit: MAX_MARKERS,
    orderBy: 'createdAt.DESC',
  });
  return { data: await markersOf(db, ids), total };
}

/** Returns the markers of homes in the order of the ids. */
async function markersOf(db: Kysely<Database>, ids: readonly number[]): Promise<PropertyMarker[]> {
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

/** So many of each kind are compared. */
const COMPARED = 20;
/** How much another district or type counts, beside the difference of price and area as parts of the home's own. */
const OTHER_DISTRICT = 0.4;
const OTHER_TYPE = 0.3;

/**
 * Homes like this one: in its city, near in district, price and area. @throws Failure `not-found` for one that nobody can
 * see.
 */
export async function similarProperties(
  { db, clock }: PropertyDependencies,
  id: string,
  language: Language,
): Promise<PropertySummary[]> {
  const property = await db
    .selectFrom('property')
    .select(['id', 'city_id', 'district_id', 'price', 'area', 'type', 'bedrooms'])
    .where('id', '=', Number(id))
    .where('status', 'in', ['active', 'rented'])
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!property) throw new Failure('error-property-not-found', {}, 'not-found');
  const near = (where: Condition, order: Condition) => sql`(
    select p.id, p.price, p.area, p.type, p.district_id from property p
    where ${PUBLIC} and ${where} and p.id <> ${property.id} order by ${order} limit ${COMPARED})`;
  const places = [sql`p.district_id = ${property.district_id}`, sql`p.city_id = ${property.city_id}`];
  const alike = sql`p.type = ${property.type} and p.bedrooms = ${property.bedrooms}`;
  const candidates = [
    ...places.flatMap((place) => [
      near(sql`${place} and ${alike} and p.price >= ${property.price}`, sql`p.price, p.id`),
      near(sql`${place} and ${alike} and p.price < ${property.price}`, sql`p.price desc, p.id desc`),
    ]),
    // Where there are few like it, the newest of its city.
    near(sql`p.city_id = ${property.city_id}`, sql`p.created_at desc, p.id desc`),
  ];
  const { rows } = await sql<{ id: number }>`
    select p.id from (${sql.join(candidates, sql` union `)}) p
    order by abs(p.price - ${property.price}) / ${property.price}::float8 + abs(p.area - ${property.area}) / ${property.area}::float8
      + case when p.district_id = ${property.district_id} then 0 else ${OTHER_DISTRICT}::float8 end
      + case when p.type = ${property.type} then 0 else ${OTHER_TYPE}::float8 end, p.id
    limit ${SIMILAR}`.execute(db);
  return summariesOf(
    db,
    rows.map((row) => row.id),
    language,
    clock.now(),
  );
}
