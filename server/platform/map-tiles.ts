import type { MapTiles } from '../../src/core/site/settings.ts';
import { ConfigurationError } from './environment-reader.ts';
import type { EnvironmentReader } from './environment-reader.ts';

/** Reads the tiles of maps; `off` leaves only the base map. */
export function readMapTiles(read: EnvironmentReader): MapTiles | null {
  const url = read.text('MAP_TILES_URL') ?? 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
  if (url === 'off') return null;
  if (!/^https?:\/\/[^\s'";]+$/.test(url) || !['{z}', '{x}', '{y}'].every((part) => url.includes(part))) {
    throw new ConfigurationError(
      'MAP_TILES_URL',
      'off, or an address like https://tiles.example/{z}/{x}/{y}.png',
    );
  }
  return { url, attribution: read.text('MAP_ATTRIBUTION') ?? '© OpenStreetMap' };
}
