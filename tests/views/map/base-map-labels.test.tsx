import { describe, expect, it } from 'vitest';
import { placeLabels } from '../../../src/views/map/base-map-labels.ts';
import type { MapLabel } from '../../../src/views/map/base-map-labels.ts';

const town = (text: string, rank: number, longitude: number): MapLabel => ({
  kind: 'town',
  text,
  longitude,
  latitude: 42.7,
  rank,
});
const wide = (text: string) => text.length * 8;
const named = (labels: MapLabel[], zoom: number) => placeLabels(labels, zoom, wide).map(({ text }) => text);

describe('Names on the base map', () => {
  it('show the large towns of the whole country, and the small ones at a higher zoom', () => {
    const towns = [town('Мелник', 4, 23.4), town('София', 0, 24.5)];
    expect(named(towns, 7)).toEqual(['София']);
    expect(named(towns, 10)).toEqual(['София', 'Мелник']);
  });

  it('never overlap, and the larger town has priority', () => {
    const crowd = Array.from({ length: 60 }, (_, index) =>
      town(`Град ${index}`, index % 6, 24 + index / 100),
    );
    const placed = placeLabels(crowd, 11, wide);
    for (const [index, one] of placed.entries()) {
      for (const other of placed.slice(index + 1)) {
        const apart =
          Math.abs(one.x - other.x) >= (one.width + other.width) / 2 ||
          Math.abs(one.y - other.y) >= (one.height + other.height) / 2;
        expect(apart, `${one.text} and ${other.text}`).toBe(true);
      }
    }
    const ranks = placed.map(({ rank }) => rank);
    expect(ranks.filter((rank) => rank === 0)).toHaveLength(10);
    expect(placed.length).toBeLessThan(60);
  });

  it('are on the other side of their dot if the first is occupied', () => {
    const placed = placeLabels([town('София', 0, 23.3), town('Перник', 1, 23.1)], 8, wide);
    expect(placed.map(({ x, dot }) => x > (dot?.x ?? 0))).toEqual([true, false]);
  });

  it('show districts at the zoom of a town', () => {
    const district: MapLabel = { kind: 'district', text: 'Лозенец', longitude: 23.32, latitude: 42.67 };
    expect(named([district], 11)).toEqual([]);
    expect(named([district], 13)).toEqual(['Лозенец']);
  });
});
