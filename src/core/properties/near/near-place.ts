import type { City } from '../location.ts';
import { coordinatesOf, isInBulgaria } from '../location.ts';
import type { Coordinates } from '../property.ts';

/** A place that homes are sought near to. `near` is how an address writes it, `name` is empty for coordinates. */
export type NearPlace = { near: string; name: string; city: number | null; gpsCoordinates: Coordinates };

/** Universities, and the cities with their districts. */
export type KnownPlaces = { places: readonly NearPlace[]; cities: readonly City[] };

/** Coordinates as somebody types or copies them, to about a metre; null for what are none, or are elsewhere. */
export function nearOfText(text: string): string | null {
  const place = coordinatesOf(text);
  if (!place || !isInBulgaria(place)) return null;
  return `${place.latitude.toFixed(5)},${place.longitude.toFixed(5)}`;
}

/** Where a written place is; undefined for one that nobody knows. */
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
