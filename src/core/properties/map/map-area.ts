import type { Coordinates } from '../property.ts';

/** Bounds of the visible map, in degrees. */
export type MapArea = { south: number; west: number; north: number; east: number };

export type MapView = { centre: Coordinates; zoom: number };

export function isWithin(
  { south, west, north, east }: MapArea,
  { latitude, longitude }: Coordinates,
): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Encodes as `42.65,23.28,42.71,23.37`: south, west, north, east. */
export function textOfArea({ south, west, north, east }: MapArea): string {
  return [south, west, north, east].map((degrees) => Number(degrees.toFixed(5))).join(',');
}

/** Parses bounds; null if invalid. */
export function areaOf(text: string | undefined): MapArea | null {
  if (!/^-?\d{1,3}(\.\d{1,10})?(,-?\d{1,3}(\.\d{1,10})?){3}$/.test(text ?? '')) return null;
  const [south = 0, west = 0, north = 0, east = 0] = (text ?? '').split(',').map(Number);
  const onEarth = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return onEarth && south < north && west < east ? { south, west, north, east } : null;
}
