import { sql } from 'kysely';
import type { QueryOf } from '../../../api/operation.ts';
import type { roommateOffers } from '../../../api/roommates/roommates.ts';
import type { Coordinates } from '../../../src/core/properties/property.ts';
import { NEAR_UNIVERSITY } from '../../../src/core/roommates/university.ts';
import type { RoommateOfferSummary } from '../../../src/core/roommates/roommate-offer.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { COUNT_LIMIT, PAGE_SIZE } from '../../../src/core/shared/page.ts';
import type { Page } from '../../../src/core/shared/page.ts';
import type { Condition } from '../../platform/search/list-query.ts';
import { boxAround, kilometres } from '../properties/search/near-places.ts';
import { PUBLIC, SUMMARY_TABLES, summaryColumns, summaryOf } from './offer-rows.ts';
import type { SummaryRow } from './offer-rows.ts';
import type { RoommateDependencies } from './roommate-dependencies.ts';
import { findUniversity } from './universities.ts';

/**
 * Returns one page of offers (MATE-01). A university matches offers that name it and those near it.
 * @throws Failure `invalid` for order by distance without a university
 */
export async function searchOffers(
  { db }: Pick<RoommateDependencies, 'db'>,
  filter: QueryOf<typeof roommateOffers>,
  language: Language,
): Promise<Page<RoommateOfferSummary>> {
  const { offset = 0, limit = PAGE_SIZE.roommateOffers, orderBy = 'createdAt.DESC' } = filter;
  if (orderBy === 'distance.ASC' && filter.university === undefined) {
    throw new Failure('validation_failed', { orderBy: 'error-distance-without-university' }, 'invalid');
  }
  const university =
    filter.university === undefined ? null : await findUniversity(db, filter.university, language);
  if (filter.university !== undefined && !university) return { data: [], total: 0 };
  const conditions = [PUBLIC];
  if (filter.city !== undefined) conditions.push(sql`o.city_id = ${filter.city}::bigint`);
  if (filter.priceFrom !== undefined) conditions.push(sql`o.price >= ${filter.priceFrom}`);
  if (filter.priceTo !== undefined) conditions.push(sql`o.price <= ${filter.priceTo}`);
  if (filter.ids !== undefined) conditions.push(sql`o.id = any(${filter.ids}::bigint[])`);
  if (university) {
    conditions.push(sql`(o.university_id = ${university.id} or ${isNear(university.gpsCoordinates)})`);
  }
  const where = sql.join(conditions, sql` and `);
  const order = {
    'createdAt.DESC': sql`o.created_at desc, o.id desc`,
    'price.ASC': sql`o.price, o.id`,
    'price.DESC': sql`o.price desc, o.id desc`,
    'distance.ASC': sql`${university ? distanceTo(university.gpsCoordinates) : sql`0`}, o.id`,
  }[orderBy];
  const [{ rows }, counted] = await Promise.all([
    sql<SummaryRow>`
      select ${summaryColumns(language)} from ${SUMMARY_TABLES}
      where ${where} order by ${order} limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from (
        select from roommate_offer o where ${where} limit ${COUNT_LIMIT}
      ) found`.execute(db),
  ]);
  return { data: rows.map((row) => summaryOf(row, university)), total: counted.rows[0]?.total ?? 0 };
}

/** Metres from an offer `o` to a place, equal to `distanceBetween` of the core. */
const distanceTo = ({ latitude, longitude }: Coordinates): Condition =>
  sql`1000 * ${kilometres(OFFER, { latitude: sql`${latitude}::float8`, longitude: sql`${longitude}::float8` })}`;

const placeOf = (table: string) => ({
  latitude: sql.ref(`${table}.latitude`),
  longitude: sql.ref(`${table}.longitude`),
});
const OFFER = placeOf('o');

/** Condition that a search for the university `u` matches the place of `o` or `o.university_id`. */
export const OF_UNIVERSITY = sql<boolean>`u.active and (o.university_id = u.id
  or 1000 * ${kilometres(OFFER, placeOf('u'))} <= ${NEAR_UNIVERSITY})`;

/** Condition that an offer is near a place: a box for the index, then the distance. */
function isNear(place: Coordinates): Condition {
  const { south, west, north, east } = boxAround(place, NEAR_UNIVERSITY / 1_000);
  return sql`(o.latitude between ${south}::float8 and ${north}::float8
    and o.longitude between ${west}::float8 and ${east}::float8 and ${distanceTo(place)} <= ${NEAR_UNIVERSITY})`;
}
