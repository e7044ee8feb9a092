import type { TravelMeans } from '../property-choices.ts';
import type { Coordinates } from '../property.ts';

/** How a town's public transport runs: with a metro, as a net of lines, or as a few lines. */
export type TransitKind = 'metro' | 'city' | 'town';

/**
 * The whole rule of the estimates: minutes = waiting + straight distance × detour ÷ speed. Speeds in km/h, waiting in minutes
 * with the way to the stop and from it. Assumptions of planning, not measured for a street: people walk 4.8 km/h (4 ft/s,
 * the pace that crossings used to be timed for) and ride 14; streets lead some 30% round, as measured detour factors of
 * towns do (1.2 to 1.4); buses and trams with their stops make 15 to 18 km/h, a metro with changes more.
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

/** Minutes to choose from. */
export const NEAR_MINUTES = [10, 15, 20, 30, 45, 60] as const;

/** By the id of a city: Sofia has a metro; Plovdiv, Varna, Burgas, Ruse and Stara Zagora more than 100,000 people. */
export function transitKindOf(city: number): TransitKind {
  if (city === 1) return 'metro';
  return LARGE_CITIES.includes(city) ? 'city' : 'town';
}

export const METRO_CITY = 1;
export const LARGE_CITIES: readonly number[] = [2, 3, 4, 5, 6];

/** Minutes for a straight distance in km; by public transport never more than on foot. An estimate, never rounded here. */
export function minutesFor(means: TravelMeans, kilometres: number, kind: TransitKind): number {
  if (means !== 'transit') return minutesBy(TRAVEL_RULE[means], kilometres);
  return Math.min(minutesBy(TRAVEL_RULE.transit[kind], kilometres), minutesFor('walk', kilometres, kind));
}

/** Estimated minutes from a home to a place, whole and at least 1 (FIND-05). */
export function minutesBetween(
  home: { city: { id: number }; gpsCoordinates: Coordinates },
  place: { gpsCoordinates: Coordinates },
  means: TravelMeans,
): number {
  const kilometres = kilometresBetween(home.gpsCoordinates, place.gpsCoordinates);
  return Math.max(1, Math.round(minutesFor(means, kilometres, transitKindOf(home.city.id))));
}

/** The farthest straight distance in km that takes no more than so many minutes. */
export function reachOf(means: TravelMeans, minutes: number, kind: TransitKind): number {
  if (means !== 'transit') return reachBy(TRAVEL_RULE[means], minutes);
  return Math.max(reachBy(TRAVEL_RULE.transit[kind], minutes), reachOf('walk', minutes, kind));
}

/** Kilometres in a straight line over the round earth. */
export function kilometresBetween(one: Coordinates, other: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const half = (difference: number) => Math.sin(radians(difference) / 2) ** 2;
  const part =
    half(other.latitude - one.latitude) +
    Math.cos(from) * Math.cos(to) * half(other.longitude - one.longitude);
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(part)));
}

/** Kilometres. */
export const EARTH_RADIUS = 6_371;

type Rule = { detour: number; speed: number; waiting: number };

const minutesBy = ({ detour, speed, waiting }: Rule, kilometres: number): number =>
  waiting + ((kilometres * detour) / speed) * 60;

const reachBy = ({ detour, speed, waiting }: Rule, minutes: number): number =>
  Math.max(0, ((minutes - waiting) / 60) * speed) / detour;
