import { withoutInvisible } from '../shared/tidy-text.ts';
import { kilometresBetween } from './near/travel-time.ts';
import type { Coordinates } from './property.ts';

export type District = { id: number; name: string } & Coordinates;
export type City = { id: number; name: string; districts: District[] } & Coordinates;

/** City of a district; null without a district. */
export function cityOfDistrict(cities: readonly City[], district: number | null): number | null {
  return cities.find(({ districts }) => districts.some(({ id }) => id === district))?.id ?? null;
}

/** Kilometres from the town's centre above which a point needs confirmation. */
export const TOWN_REACH = 25;

/** True for a point that is probably in another town. */
export function isFarFromTown(point: Coordinates, town: Coordinates): boolean {
  return kilometresBetween(point, town) > TOWN_REACH;
}

/** Bounding box of Bulgaria in degrees; other coordinates are invalid. */
export const BULGARIA = { south: 41.2, north: 44.25, west: 22.3, east: 28.7 } as const;

export function isInBulgaria({ latitude, longitude }: Coordinates): boolean {
  return (
    latitude >= BULGARIA.south &&
    latitude <= BULGARIA.north &&
    longitude >= BULGARIA.west &&
    longitude <= BULGARIA.east
  );
}

/**
 * Parses coordinates as copied from maps, `42.6977, 23.3219`, also with a decimal comma. Null for anything
 * else.
 */
export function coordinatesOf(text: string): Coordinates | null {
  const match = /^\s*\(?(-?\d{1,3}[.,]\d{1,15})[\s,;]+(-?\d{1,3}[.,]\d{1,15})\)?\s*$/.exec(
    withoutInvisible(text),
  );
  if (!match) return null;
  const [latitude, longitude] = [match[1], match[2]].map((part) => Number(part?.replace(',', '.')));
  return latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
}

/** Formats coordinates with six decimals, about a tenth of a metre. */
export function coordinatesText({ latitude, longitude }: Coordinates): string {
  return `${Number(latitude.toFixed(6))}, ${Number(longitude.toFixed(6))}`;
}

/** Address of a map page; phones open it in their map application. */
export function mapLink({ latitude, longitude }: Coordinates): string {
  const [lat, lon] = [Number(latitude.toFixed(6)), Number(longitude.toFixed(6))];
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`;
}
