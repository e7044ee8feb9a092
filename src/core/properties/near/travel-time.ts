import type { TravelMeans } from '../property-choices.ts';
import type { Coordinates } from '../property.ts';

/** Kind of a town's public transport: with a metro, a network of lines, or a few lines. */
export type TransitKind = 'metro' | 'city' | 'town';

/**
 * Rule of the estimates: minutes = waiting + straight distance × detour ÷ speed. Speeds in km/h; waiting in
 * minutes, including the way to and from the stop. These are planning assumptions, not measurements. People
 * walk 4.8 km/h (4 ft/s, the former design speed of crossings) and cycle 14. Streets add about 30%, as
 * measured in towns (factors 1.2 to 1.4). Buses and trams with stops travel 15 to 18 km/h, a metro with
 * changes faster.
 */
export const TRAVEL_RULE = {
  walk: { detour: 1.3, speed: 4.8, waiting: 0 },
  bike: { detour: 1.3, speed: 14, waiting: 1 },
  transit: {
    metro: { detour: 1.3, speed: 20, waiting: 9 },
    city: { detour: 1.35, speed: 17, waiting: 11 },
    town: { detour: 1.4, speed: 16, waiting: 14 },
  },
} as const;

/** Choices of minutes. */
export const NEAR_MINUTES = [10, 15, 20, 30, 45, 60] as const;

/**
 * Kind by the id of a city. Sofia has a metro; Plovdiv, Varna, Burgas, Ruse and Stara Zagora have more than
 * 100,000 people.
 */
export function transitKindOf(city: number): TransitKind {
  if (city === 1) return 'metro';
  return LARGE_CITIES.includes(city) ? 'city' : 'town';
}

export const METRO_CITY = 1;
export const LARGE_CITIES: readonly number[] = [2, 3, 4, 5, 6];

/**
 * Estimated minutes for a straight distance in km, not rounded. Public transport never takes longer than
 * walking.
 */
export function minutesFor(means: TravelMeans, kilometres: number, kind: TransitKind): number {
  if (means !== 'transit') return minutesBy(TRAVEL_RULE[means], kilometres);
  return Math.min(minutesBy(TRAVEL_RULE.transit[kind], kilometres), minutesFor('walk', kilometres, kind));
}

/** Estimated minutes from a home to a place, rounded, at least 1 (FIND-05). */
export function minutesBetween(
  home: { city: { id: number }; gpsCoordinates: Coordinates },
  place: { gpsCoordinates: Coordinates },
  means: TravelMeans,
): number {
  const kilometres = kilometresBetween(home.gpsCoordinates, place.gpsCoordinates);
  return Math.max(1, Math.round(minutesFor(means, kilometres, transitKindOf(home.city.id))));
}

/** Maximum straight distance in km for a number of minutes. */
export function reachOf(means: TravelMeans, minutes: number, kind: TransitKind): number {
  if (means !== 'transit') return reachBy(TRAVEL_RULE[means], minutes);
  return Math.max(reachBy(TRAVEL_RULE.transit[kind], minutes), reachOf('walk', minutes, kind));
}

/** Great-circle distance in kilometres. */
export function kilometresBetween(one: Coordinates, other: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const half = (difference: number) => Math.sin(radians(difference) / 2) ** 2;
  const part =
    half(other.latitude - one.latitude) +
    Math.cos(from) * Math.cos(to) * half(other.longitude - one.longitude);
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(part)));
}

export const EARTH_RADIUS = 6_371;

type Rule = { detour: number; speed: number; waiting: number };

const minutesBy = ({ detour, speed, waiting }: Rule, kilometres: number): number =>
  waiting + ((kilometres * detour) / speed) * 60;

const reachBy = ({ detour, speed, waiting }: Rule, minutes: number): number =>
  Math.max(0, ((minutes - waiting) / 60) * speed) / detour;
