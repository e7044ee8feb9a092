import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { coordinatesOf, isInBulgaria } from '../../../../src/core/properties/location.ts';
import type { NearPlace } from '../../../../src/core/properties/near/near-place.ts';
import {
  EARTH_RADIUS,
  kilometresBetween,
  LARGE_CITIES,
  METRO_CITY,
  reachOf,
} from '../../../../src/core/properties/near/travel-time.ts';
import type { TravelMeans } from '../../../../src/core/properties/property-choices.ts';
import type { Coordinates } from '../../../../src/core/properties/property.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import type { Condition } from '../../../platform/database/listed-rows.ts';
import type { Database } from '../../../tables.ts';

/** The universities, as places that homes are sought near to. */
export async function listNearPlaces(db: Kysely<Database>, language: Language): Promise<NearPlace[]> {
  const rows = await db
    .selectFrom('university')
    .select(['id', 'city_id', 'latitude', 'longitude', `short_${language} as name`])
    .where('active', '=', true)
    .orderBy('position')
    .execute();
  return rows.map(({ id, name, city_id: city, latitude, longitude }) => ({
    near: `u${id}`,
    name,
    city,
    gpsCoordinates: { latitude, longitude },
  }));
}

/** Where the places of an address are. @throws Failure `invalid` for one that nobody knows. */
export async function placesNear(db: Kysely<Database>, near: readonly string[]): Promise<Coordinates[]> {
  return Promise.all(near.map((written) => placeOf(db, written)));
}

async function placeOf(db: Kysely<Database>, near: string): Promise<Coordinates> {
  const found = /^[ud]/.test(near) ? await namedPlace(db, near) : coordinatesOf(near);
  if (!found || !isInBulgaria(found)) throw new Failure('error-near-place', {}, 'invalid');
  return found;
}

async function namedPlace(db: Kysely<Database>, near: string): Promise<Coordinates | undefined> {
  const id = Number(near.slice(1));
  const columns = ['latitude', 'longitude'] as const;
  return near.startsWith('u')
    ? db
        .selectFrom('university')
        .select(columns)
        .where('id', '=', id)
        .where('active', '=', true)
        .executeTakeFirst()
    : db.selectFrom('district').select(columns).where('id', '=', id).executeTakeFirst();
}

/** What takes no more than so many minutes, by the rule of travel-time.ts: a box for the index, then the distance. */
export function withinMinutes(place: Coordinates, means: TravelMeans, minutes: number): Condition {
  const reach = (kind: 'metro' | 'city' | 'town') => reachOf(means, minutes, kind);
  const far = Math.max(reach('metro'), reach('city'), reach('town'));
  return sql`${inBox(place, far)} and ${kilometresTo(place)} <= case
    when l.city_id = ${METRO_CITY} then ${reach('metro')}::float8
    when l.city_id = any(${LARGE_CITIES}::integer[]) then ${reach('city')}::float8
    else ${reach('town')}::float8 end`;
}

/** Kilometres: so far the search for the nearest goes at first, and how much farther each time. */
const FIRST_REACH = 1;
const FARTHER = 2.5;
/** Farther than from one end of the country to the other. */
const WHOLE_COUNTRY = 700;

/**
 * The nearest homes by the sum of their straight distances to the places, the nearest first. Looked for in a box that grows
 * until it holds enough of them, so that a dense town is never sorted whole.
 */
export async function nearestProperties(
  db: Kysely<Database>,
  wanted: Condition,
  places: readonly Coordinates[],
  limit: number,
): Promise<number[]> {
  const sum = sql.join(places.map(kilometresTo), sql` + `);
  const [first, second] = places;
  const apart = first && second ? kilometresBetween(first, second) : 0;
  for (let reach = apart + FIRST_REACH * places.length; ; reach *= FARTHER) {
    const isWhole = reach > WHOLE_COUNTRY * places.length;
    const near = isWhole
      ? sql`true`
      : sql`${sql.join(
          places.map((place) => inBox(place, reach)),
          sql` and `,
        )} and ${sum} <= ${reach}::float8`;
    const { rows } = await sql<{ id: number }>`
      select l.property_id as id from listed_property l where ${wanted} and ${near}
      order by ${sum}, l.property_id desc limit ${limit}`.execute(db);
    if (rows.length >= limit || isWhole) return rows.map(({ id }) => id);
  }
}

/** Haversine, as `kilometresBetween` has it. */
function kilometresTo({ latitude, longitude }: Coordinates): Condition {
  return sql`(${2 * EARTH_RADIUS}::float8 * asin(least(1, sqrt(
    power(sin(radians(l.latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(l.latitude))
      * power(sin(radians(l.longitude - ${longitude}::float8) / 2), 2)))))`;
}

function inBox({ latitude, longitude }: Coordinates, kilometres: number): Condition {
  const north = (kilometres / EARTH_RADIUS) * (180 / Math.PI) * 1.001;
  const east = north / Math.cos(((Math.abs(latitude) + north) * Math.PI) / 180);
  return sql`point(l.longitude, l.latitude) <@ box(
    point(${longitude - east}, ${latitude - north}), point(${longitude + east}, ${latitude + north}))`;
}
