import { EARTH_RADIUS } from './near/travel-time.ts';
import type { Coordinates } from './property.ts';

/** Radius in metres of the circle that replaces a hidden point. */
export const HIDDEN_POINT_RADIUS = 300;

/** Limits in metres between the public point and the exact one: never adjacent, always within the circle. */
const SHIFT = { from: 100, to: 250 };

const DEGREE = (EARTH_RADIUS * 1_000 * Math.PI) / 180;

/**
 * Point in a random direction from a hidden exact place. It is stored, so that averaging several points is
 * impossible.
 * @param random from 0 to below 1
 */
export function shiftedPoint({ latitude, longitude }: Coordinates, random: () => number): Coordinates {
  const metres = SHIFT.from + random() * (SHIFT.to - SHIFT.from);
  const angle = random() * 2 * Math.PI;
  const metresOfLongitude = DEGREE * Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: rounded(latitude + (metres * Math.cos(angle)) / DEGREE),
    longitude: rounded(longitude + (metres * Math.sin(angle)) / metresOfLongitude),
  };
}

const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
