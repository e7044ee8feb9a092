import { sql } from 'kysely';
import type { PropertySummary } from '../../../../src/core/properties/property.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import type { Condition } from '../../../platform/search/list-query.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import { PUBLIC } from '../search/property-query.ts';
import { summariesOf } from './property-summaries.ts';

const SIMILAR = 6;
/** Candidates of each kind. */
const COMPARED = 20;
/** Weights of another district and type, added to the relative differences of price and area. */
const OTHER_DISTRICT = 0.4;
const OTHER_TYPE = 0.3;

/**
 * Returns homes in the same city that are similar in district, price and area. @throws Failure `not-found`
 * for a listing that is not public
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
    // Fallback for few similar homes: the newest ones of the city.
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
