import type { Coordinates } from '../properties/property.ts';

/**
 * A Bulgarian university with the place of its main building. `short` is its common name. The id of the city
 * is null for a town without homes.
 */
export type University = {
  id: number;
  name: string;
  short: string;
  city: { id: number | null; name: string };
  gpsCoordinates: Coordinates;
};

/** Maximum metres between a home and a university that count as near. */
export const NEAR_UNIVERSITY = 5_000;

/** Metres. */
export const EARTH_RADIUS = 6_371_000;

/** Great-circle distance in whole metres. */
export function distanceBetween(one: Coordinates, other: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const part =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      half(one.longitude, other.longitude);
  return Math.round(2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(part))));
}
