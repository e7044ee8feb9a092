import { sql } from 'kysely';
import type { properties, propertyMap } from '../../../../api/properties/properties.ts';
import type { QueryOf } from '../../../../api/operation.ts';
import type { PropertyMap } from '../../../../src/core/properties/property-catalogue.ts';
import { inTurn, mixPremium, othersOf } from '../../../../src/core/properties/premium-order.ts';
import type { PropertySummary } from '../../../../src/core/properties/property.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { COUNT_LIMIT, PAGE_SIZE } from '../../../../src/core/shared/page.ts';
import type { Page } from '../../../../src/core/shared/page.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import { PUBLIC } from './property-conditions.ts';
import type { Condition } from '../../../platform/database/lists/listed-rows.ts';
import { findProperties, markersOf, premiumProperties } from './property-query.ts';
import { summariesOf } from '../listing/property-summaries.ts';

const MAX_MARKERS = 500;
const SIMILAR = 6;

/** One page of a list of homes; premium places come first in the default order alone (HOME-01, HOME-02, HOME-17). */
export async function searchProperties(
  { db, clock }: PropertyDependencies,
  filter: QueryOf<typeof properties>,
  language: Language,
): Promise<Page<PropertySummary>> {
  const { offset = 0, limit = PAGE_SIZE.properties, orderBy = 'createdAt.DESC', ...filters } = filter;
  const now = clock.now();
  const slice = { offset, limit };
  const premium = orderBy === 'createdAt.DESC' ? inTurn(await premiumProperties(db, filters, now), now) : [];
  const page = othersOf(premium.length, slice);
  const { ids, count } = await findProperties(
    db,
    { ...filters, except: [...(filters.except ?? []), ...premium] },
    { ...page, orderBy },
  );
  // Only behind the end of the others it matters how many there are.
  const others = { data: ids, total: ids.length > 0 ? page.offset + ids.length : await count() };
  const [data, total] = await Promise.all([
    summariesOf(db, mixPremium(premium, others, slice), language, now),
    count(),
  ]);
  return { data, total: Math.min(premium.length + total, COUNT_LIMIT) };
}

/** The newest homes of a search, as markers. */
export async function propertiesOnMap(
  { db }: PropertyDependencies,
  filter: QueryOf<typeof propertyMap>,
): Promise<PropertyMap> {
  const page = { offset: 0, limit: MAX_MARKERS, orderBy: 'createdAt.DESC' } as const;
  const { ids, count } = await findProperties(db, filter, page);
  const [data, total] = await Promise.all([markersOf(db, ids), count()]);
  return { data, total };
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
