import type { Coordinates } from '../property.ts';
import { isWithin } from './map-area.ts';
import type { MapArea } from './map-area.ts';

type Placed = { id: number; gpsCoordinates: Coordinates };

/** Homes of a map area closest to a place, by distance and then by id. */
export function nearestHomes(
  homes: readonly Placed[],
  place: Coordinates,
  area: MapArea,
  limit: number,
): number[] {
  // A degree of longitude is shorter than one of latitude.
  const shorter = Math.cos((place.latitude * Math.PI) / 180);
  const away = ({ gpsCoordinates: { latitude, longitude } }: Placed) =>
    Math.hypot(latitude - place.latitude, (longitude - place.longitude) * shorter);
  return homes
    .filter(({ gpsCoordinates }) => isWithin(area, gpsCoordinates))
    .toSorted((one, other) => away(one) - away(other) || one.id - other.id)
    .slice(0, limit)
    .map(({ id }) => id);
}
