import type { City } from '../location.ts';
import { coordinatesOf, isInBulgaria } from '../location.ts';
import type { Coordinates } from '../property.ts';

/**
 * A place for the search of homes near it. `near` is its text in an address; `name` is empty for coordinates.
 */
export type NearPlace = { near: string; name: string; city: number | null; gpsCoordinates: Coordinates };

/** Universities, and cities with their districts. */
export type KnownPlaces = { places: readonly NearPlace[]; cities: readonly City[] };

/** Parses typed or copied coordinates, to about a metre; null if invalid or outside Bulgaria. */
export function nearOfText(text: string): string | null {
  const place = coordinatesOf(text);
  if (!place || !isInBulgaria(place)) return null;
  return `${place.latitude.toFixed(5)},${place.longitude.toFixed(5)}`;
}

/** Place of a text in an address; undefined if unknown. */
export function placeOfNear(near: string, { places, cities }: KnownPlaces): NearPlace | undefined {
  if (near.startsWith('u')) return places.find((place) => place.near === near);
  if (near.startsWith('d')) {
    const id = Number(near.slice(1));
    for (const city of cities) {
      const district = city.districts.find((one) => one.id === id);
      if (district) return { near, name: district.name, city: city.id, gpsCoordinates: district };
    }
    return undefined;
  }
  const gpsCoordinates = coordinatesOf(near);
  return gpsCoordinates && isInBulgaria(gpsCoordinates)
    ? { near, name: '', city: null, gpsCoordinates }
    : undefined;
}
