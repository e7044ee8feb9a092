import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithin } from '../../../src/core/properties/map/map-area.ts';
import { nearestHomes } from '../../../src/core/properties/map/nearest-homes.ts';

const AREA = { south: 42.6, west: 23.2, north: 42.8, east: 23.5 };
const home = (id: number, latitude: number, longitude: number) => ({
  id,
  gpsCoordinates: { latitude, longitude },
});

describe('The homes nearest to a place on the map', () => {
  it('are sorted by distance, with a degree of longitude shorter than one of latitude', () => {
    const homes = [home(1, 42.71, 23.3), home(2, 42.7, 23.312), home(3, 42.7, 23.3), home(4, 42.7, 23.315)];
    expect(nearestHomes(homes, { latitude: 42.7, longitude: 23.3 }, AREA, 3)).toEqual([3, 2, 1]);
  });

  it('are within the map and the limit, and no other home is nearer', () => {
    const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    const place = fc.record({ latitude: degrees(42.5, 42.9), longitude: degrees(23.1, 23.6) });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 30 }), place, fc.nat(12), (places, middle, limit) => {
        const homes = places.map((gpsCoordinates, id) => ({ id, gpsCoordinates }));
        const found = nearestHomes(homes, middle, AREA, limit);
        const shown = homes.filter(({ gpsCoordinates }) => isWithin(AREA, gpsCoordinates));
        expect(found).toHaveLength(Math.min(limit, shown.length));
        const squeeze = Math.cos((middle.latitude * Math.PI) / 180);
        const away = (id: number) => {
          const { latitude, longitude } = homes[id]?.gpsCoordinates ?? middle;
          return Math.hypot(latitude - middle.latitude, (longitude - middle.longitude) * squeeze);
        };
        const farthest = Math.max(0, ...found.map(away));
        for (const { id } of shown) {
          if (!found.includes(id)) expect(limit === 0 || away(id) >= farthest).toBe(true);
        }
      }),
    );
  });
});
