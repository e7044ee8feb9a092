import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { coordinatesOf, isInBulgaria } from '../../../../src/core/properties/location.ts';
import type { NearPlace } from '../../../../src/core/properties/near/near-place.ts';
import {
  EARTH_RADIUS,
  kilometresBetween,
  LARGE_CITIES,
  METRO_CITY,
  reachOf,
} from '../../../../src/core/properties/near/travel-time.ts';
import type { MapArea } from '../../../../src/core/properties/map/map-area.ts';
import type { TravelMeans } from '../../../../src/core/properties/property-choices.ts';
import type { Coordinates } from '../../../../src/core/properties/property.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import type { Condition } from '../../../platform/search/list-query.ts';
import type { Database } from '../../../tables.ts';
import { inBox } from './area-conditions.ts';

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

/** Resolves the places of a search. @throws Failure `invalid` for an unknown one */
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

/**
 * Condition that the way to a place takes at most so many minutes (travel-time.ts). Compares a box first,
 * then the distance.
 */
export const withinMinutes = (place: Coordinates, means: TravelMeans, minutes: number): Condition =>
  sql`${inBox(boxWithinMinutes(place, means, minutes))} and ${kilometresTo(place)} <=
    (${reachesWithin(means, minutes)}::float8[])[${reachNumber(sql`l.city_id`)}]`;

/** Kilometres of the first box, and its growth. */
const FIRST_REACH = 1;
const FARTHER = 2.5;
/** Kilometres; longer than the country. */
const WHOLE_COUNTRY = 700;

/**
 * Returns the nearest homes by the sum of their straight distances to the places. Searches a growing box
 * until it has enough homes, so that a dense town is never sorted completely.
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
          places.map((place) => inBox(boxAround(place, reach))),
          sql` and `,
        )} and ${sum} <= ${reach}::float8`;
    const { rows } = await sql<{ id: number }>`
      select l.property_id as id from listed_property l where ${wanted} and ${near}
      order by ${sum}, l.property_id desc limit ${limit}`.execute(db);
    if (rows.length >= limit || isWhole) return rows.map(({ id }) => id);
  }
}

const kilometresTo = ({ latitude, longitude }: Coordinates): Condition =>
  kilometres(
    { latitude: sql`l.latitude`, longitude: sql`l.longitude` },
    { latitude: sql`${latitude}::float8`, longitude: sql`${longitude}::float8` },
  );

type Point = { latitude: RawBuilder<unknown>; longitude: RawBuilder<unknown> };

/** Haversine formula, equal to `kilometresBetween`. */
export function kilometres(from: Point, to: Point): Condition {
  return sql`(${2 * EARTH_RADIUS}::float8 * asin(least(1, sqrt(
    power(sin(radians(${from.latitude} - ${to.latitude}) / 2), 2)
    + cos(radians(${to.latitude})) * cos(radians(${from.latitude}))
      * power(sin(radians(${from.longitude} - ${to.longitude}) / 2), 2)))))`;
}

/** Returns a box; the way from outside it takes longer in any town. */
export function boxWithinMinutes(place: Coordinates, means: TravelMeans, minutes: number): MapArea {
  return boxAround(place, Math.max(...reachesWithin(means, minutes)));
}

/** Returns the kilometres reachable in so many minutes, by `reachNumber`. */
export const reachesWithin = (means: TravelMeans, minutes: number): number[] =>
  (['metro', 'city', 'town'] as const).map((kind) => reachOf(means, minutes, kind));

/** Index of a city's reach, from 1; see `transitKindOf`. */
export const reachNumber = (city: Condition) =>
  sql`case when ${city} = ${METRO_CITY} then 1 when ${city} = any(${LARGE_CITIES}::integer[]) then 2 else 3 end`;

/** Returns a box that contains all points within so many kilometres. */
export function boxAround({ latitude, longitude }: Coordinates, kilometres: number): MapArea {
  const north = (kilometres / EARTH_RADIUS) * (180 / Math.PI) * 1.001;
  const east = north / Math.cos(((Math.abs(latitude) + north) * Math.PI) / 180);
  return {
    south: latitude - north,
    west: longitude - east,
    north: latitude + north,
    east: longitude + east,
  };
}
