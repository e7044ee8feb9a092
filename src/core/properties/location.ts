import { withoutInvisible } from '../shared/tidy-text.ts';
import { kilometresBetween } from './near/travel-time.ts';
import type { Coordinates } from './property.ts';

export type District = { id: number; name: string } & Coordinates;
export type City = { id: number; name: string; districts: District[] } & Coordinates;

/** The city that a district is of; null for none. */
export function cityOfDistrict(cities: readonly City[], district: number | null): number | null {
  return cities.find(({ districts }) => districts.some(({ id }) => id === district))?.id ?? null;
}

/** Farther from the middle of the chosen town a point is questioned; kilometres. */
export const TOWN_REACH = 25;

/** True for a point that probably lies in another town. */
export function isFarFromTown(point: Coordinates, town: Coordinates): boolean {
  return kilometresBetween(point, town) > TOWN_REACH;
}

/** Where Bulgaria is: coordinates elsewhere are a mistake. Degrees. */
export const BULGARIA = { south: 41.2, north: 44.25, west: 22.3, east: 28.7 } as const;

export function isInBulgaria({ latitude, longitude }: Coordinates): boolean {
  return (
    latitude >= BULGARIA.south &&
    latitude <= BULGARIA.north &&
    longitude >= BULGARIA.west &&
    longitude <= BULGARIA.east
  );
}

/** `42.6977, 23.3219`, as maps give them to be copied; also with a decimal comma. Null for anything else. */
export function coordinatesOf(text: string): Coordinates | null {
  const match = /^\s*\(?(-?\d{1,3}[.,]\d{1,15})[\s,;]+(-?\d{1,3}[.,]\d{1,15})\)?\s*$/.exec(
    withoutInvisible(text),
  );
  if (!match) return null;
  const [latitude, longitude] = [match[1], match[2]].map((part) => Number(part?.replace(',', '.')));
  return latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
}

/** The way back, to six decimals: about a tenth of a metre. */
export function coordinatesText({ latitude, longitude }: Coordinates): string {
  return `${Number(latitude.toFixed(6))}, ${Number(longitude.toFixed(6))}`;
}

/** A page with the map around a place, which phones open in their map. */
export function mapLink({ latitude, longitude }: Coordinates): string {
  const [lat, lon] = [Number(latitude.toFixed(6)), Number(longitude.toFixed(6))];
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`;
}
