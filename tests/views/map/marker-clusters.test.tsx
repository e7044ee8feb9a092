import { describe, expect, it } from 'vitest';
import { groupMarkers } from '../../../src/views/map/marker-clusters.ts';
import type { PlacedMarker } from '../../../src/views/map/marker-clusters.ts';
import { newRandom, SEED } from '../../support/sample.ts';

const marker = (id: number, x: number, y: number): PlacedMarker => ({ id, x, y, width: 72, height: 28 });
const idsOf = (markers: readonly PlacedMarker[]) =>
  groupMarkers(markers).map(({ ids }) => ids.toSorted((one, other) => one - other));

describe('Markers of homes on the map', () => {
  it('are single if they do not touch', () => {
    expect(idsOf([marker(1, 0, 0), marker(2, 80, 0), marker(3, 0, 40)])).toEqual([[1], [3], [2]]);
  });

  it('are merged if their boxes overlap', () => {
    expect(idsOf([marker(1, 0, 0), marker(2, 70, 0), marker(3, 300, 0)])).toEqual([[1, 2], [3]]);
  });

  it('are merged if several homes share a location', () => {
    expect(groupMarkers([marker(1, 5, 5), marker(2, 5, 5)])).toMatchObject([{ ids: [1, 2], x: 5, y: 5 }]);
  });

  it(`never overlap, and include every home (seed ${SEED})`, () => {
    const random = newRandom();
    for (let draw = 0; draw < 30; draw += 1) {
      const size = random.pick([200, 800, 3_000]);
      const markers = Array.from({ length: random.between(0, 300) }, (_, id) =>
        marker(id, random.between(0, size), random.between(0, size)),
      );
      const groups = groupMarkers(markers);
      const ids = groups.flatMap((group) => group.ids).toSorted((one, other) => one - other);
      expect(ids).toEqual(markers.map(({ id }) => id));
      for (const [index, one] of groups.entries()) {
        for (const other of groups.slice(index + 1)) {
          const isApart =
            Math.abs(one.x - other.x) >= (one.width + other.width) / 2 ||
            Math.abs(one.y - other.y) >= (one.height + other.height) / 2;
          expect(isApart).toBe(true);
        }
      }
    }
  });
});
