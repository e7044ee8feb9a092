import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { describe, expect, it } from 'vitest';
import locations from '../../content/locations.json' with { type: 'json' };
import towns from '../../content/towns.json' with { type: 'json' };
import { BULGARIA } from '../../src/core/properties/location.ts';

type Label = [bg: string, en: string, longitude: number, latitude: number, number?: number];

const text = readFileSync('content/base-map/base-map.json', 'utf8');
const { shapes, labels } = JSON.parse(text) as { shapes: Topology; labels: Record<string, Label[]> };

/** Counts crossings of an eastward line with the rings. An odd number is inside. */
function isInside(name: string, longitude: number, latitude: number): boolean {
  const made = feature(shapes, shapes.objects[name] as never) as unknown as {
    features: { geometry: { coordinates: number[][][][] } }[];
  };
  const rings = made.features.flatMap(({ geometry }) => geometry.coordinates.flat());
  const crossings = rings.flatMap((ring) =>
    ring.filter(([x = 0, y = 0], index) => {
      const [nextX = 0, nextY = 0] = ring[index + 1] ?? [x, y];
      return (
        y > latitude !== nextY > latitude && longitude < x + ((nextX - x) * (latitude - y)) / (nextY - y)
      );
    }),
  );
  return crossings.length % 2 === 1;
}

describe('The base map', () => {
  it('is small enough to load with any map', () => {
    expect(
      brotliCompressSync(text).length + brotliCompressSync(JSON.stringify(locations)).length,
    ).toBeLessThan(60_000);
  });

  it('has every kind of name, in both alphabets, near Bulgaria', () => {
    expect(Object.keys(labels).sort()).toEqual([
      'countries',
      'mountains',
      'provinces',
      'rivers',
      'towns',
      'waters',
    ]);
    for (const [bg, en, longitude, latitude] of Object.values(labels).flat()) {
      expect(bg).toMatch(/^[А-ЯЪа-яъьюя -]+$/);
      expect(en).toMatch(/^[A-ZÜa-z -]+$/);
      expect(longitude).toBeGreaterThan(BULGARIA.west - 1);
      expect(longitude).toBeLessThan(BULGARIA.east + 1.5);
      expect(latitude).toBeGreaterThan(BULGARIA.south - 1);
      expect(latitude).toBeLessThan(BULGARIA.north + 1);
    }
  });

  it('has all provinces except that of the capital, and nearly all towns, with their own names', () => {
    expect(labels['provinces']).toHaveLength(27);
    const names = new Set(towns.map(({ name }) => `${name.bg} ${name.en}`));
    const shown = (labels['towns'] ?? []).map(([bg, en]) => `${bg} ${en}`);
    expect(shown.filter((name) => !names.has(name))).toEqual([]);
    expect(shown.length).toBeGreaterThan(230);
    for (const { name } of locations) expect(shown).toContain(`${name.bg} ${name.en}`);
  });

  it('has the towns on Bulgarian land, and the sea and the neighbours outside', () => {
    const inside = (labels['towns'] ?? []).filter(([, , longitude, latitude]) =>
      isInside('bulgaria', longitude, latitude),
    );
    // Some are on a coast or a river with a precision of 250 m.
    expect(inside.length).toBeGreaterThan((labels['towns'] ?? []).length - 6);
    expect(isInside('bulgaria', 28.5, 42.8)).toBe(false);
    expect(isInside('others', 28.5, 42.8)).toBe(false);
    expect(isInside('others', 26.1, 44.43)).toBe(true);
  });
});
