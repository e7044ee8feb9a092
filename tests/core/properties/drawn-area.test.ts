import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areaDrawn,
  areaEdited,
  drawnAreasOf,
  DRAWN_AREA_LIMITS,
  isInDrawnAreas,
  textOfDrawnAreas,
} from '../../../src/core/properties/map/drawn-area.ts';
import type { DrawnArea } from '../../../src/core/properties/map/drawn-area.ts';
import { isInBulgaria } from '../../../src/core/properties/location.ts';
import type { Coordinates } from '../../../src/core/properties/property.ts';

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });
const square = [at(42.6, 23.2), at(42.6, 23.4), at(42.8, 23.4), at(42.8, 23.2)];
const drawn = (points: readonly Coordinates[]): DrawnArea => {
  const area = areaDrawn(points);
  if (typeof area === 'string') throw new Error(area);
  return area;
};
const place = fc.record({
  latitude: fc.double({ min: 41.3, max: 44.2, noNaN: true }),
  longitude: fc.double({ min: 22.4, max: 28.6, noNaN: true }),
});

/** Within some centimetres of an edge a point may count as inside or outside. */
function isOnEdge(area: DrawnArea, { latitude, longitude }: Coordinates): boolean {
  return area.some((from, index) => {
    const to = area[(index + 1) % area.length] ?? from;
    const [east, north] = [to.longitude - from.longitude, to.latitude - from.latitude];
    const along =
      ((longitude - from.longitude) * east + (latitude - from.latitude) * north) / (east ** 2 + north ** 2);
    const part = Math.min(1, Math.max(0, along));
    return (
      Math.hypot(from.longitude + part * east - longitude, from.latitude + part * north - latitude) < 1e-6
    );
  });
}

/** Alternative algorithm: the winding number of the edge around the place. */
function windsAround(area: DrawnArea, { latitude, longitude }: Coordinates): boolean {
  const angles = area.map((corner) => Math.atan2(corner.latitude - latitude, corner.longitude - longitude));
  const turns = angles.reduce((sum, angle, index) => {
    const step = (angles[(index + 1) % angles.length] ?? 0) - angle;
    return sum + step - 2 * Math.PI * Math.round(step / (2 * Math.PI));
  }, 0);
  return Math.abs(turns) > Math.PI;
}

function crosses(area: DrawnArea): boolean {
  const side = (a: Coordinates, b: Coordinates, c: Coordinates) =>
    Math.sign(
      (b.longitude - a.longitude) * (c.latitude - a.latitude) -
        (b.latitude - a.latitude) * (c.longitude - a.longitude),
    );
  return area.some((a, first) =>
    area.some((c, second) => {
      const [b = a, d = c] = [area[(first + 1) % area.length], area[(second + 1) % area.length]];
      return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
    }),
  );
}

describe('An area drawn on the map', () => {
  it('contains the places inside', () => {
    const area = drawn(square);
    expect(isInDrawnAreas([area], at(42.7, 23.3))).toBe(true);
    expect(isInDrawnAreas([area], at(42.7, 23.5))).toBe(false);
    expect(isInDrawnAreas([area, drawn([at(43, 27), at(43, 28), at(43.3, 27.5)])], at(43.1, 27.5))).toBe(
      true,
    );
    expect(isInDrawnAreas([], at(42.7, 23.3))).toBe(false);
  });

  it('contains the same places as a winding count finds, for any drawing', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 3, maxLength: 14 }), place, (points, home) => {
        const area = areaDrawn(points);
        fc.pre(typeof area !== 'string' && !isOnEdge(area, home));
        expect(isInDrawnAreas([area], home)).toBe(windsAround(area, home));
      }),
      { numRuns: 2_000 },
    );
  });

  it('never crosses itself, has few corners in Bulgaria, and is parsed back from its text', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 3, maxLength: 150 }), (points) => {
        const area = areaDrawn(points);
        fc.pre(typeof area !== 'string');
        expect(crosses(area)).toBe(false);
        expect(area.length).toBeLessThanOrEqual(DRAWN_AREA_LIMITS.corners);
        expect(area.every(isInBulgaria)).toBe(true);
        expect(drawnAreasOf(textOfDrawnAreas([area]))).toEqual([area]);
      }),
      { numRuns: 300 },
    );
  });

  it('has the same text for any start and direction of the drawing', () => {
    const text = textOfDrawnAreas([drawn(square)]);
    expect(textOfDrawnAreas([drawn([...square.slice(2), ...square.slice(0, 2)])])).toBe(text);
    expect(textOfDrawnAreas([drawn(square.toReversed())])).toBe(text);
    expect(text).toMatch(/^[\w-]{10,30}$/);
  });

  it('has a short text of few corners for a drawing of ten thousand points', () => {
    const circle = Array.from({ length: 10_000 }, (_, index) => {
      const angle = (index / 10_000) * 2 * Math.PI;
      return at(42.7 + 0.05 * Math.sin(angle), 23.3 + 0.07 * Math.cos(angle));
    });
    const area = drawn(circle);
    expect(area.length).toBeLessThanOrEqual(DRAWN_AREA_LIMITS.corners);
    expect(textOfDrawnAreas([area]).length).toBeLessThan(200);
    expect(isInDrawnAreas([area], at(42.7, 23.36))).toBe(true);
    expect(isInDrawnAreas([area], at(42.7, 23.38))).toBe(false);
  });

  it('is the larger loop of a line that crosses itself', () => {
    // A drawing that crosses its start, and a figure of eight.
    const tail = drawn([...square, at(42.61, 23.19), at(42.59, 23.25), at(42.58, 23.21)]);
    expect(isInDrawnAreas([tail], at(42.7, 23.3))).toBe(true);
    const eight = drawn([at(42, 24), at(43, 25), at(43, 23), at(42.8, 25)]);
    expect(crosses(eight)).toBe(false);
    expect(isInDrawnAreas([eight], at(42.95, 24.2))).toBe(true);
    expect(isInDrawnAreas([eight], at(42.63, 24.7))).toBe(false);
  });

  it('is rejected with too few points, without size, or outside the country', () => {
    expect(areaDrawn([])).toBe('too-few');
    expect(areaDrawn([at(42.7, 23.3)])).toBe('too-few');
    expect(areaDrawn([at(42.7, 23.3), at(42.8, 23.3), at(42.7, 23.3)])).toBe('too-few');
    expect(areaDrawn([at(42.7, 23.3), at(42.7, 23.4), at(42.7, 23.5)])).toBe('too-small');
    expect(areaDrawn([at(42.7, 23.3), at(42.7002, 23.3), at(42.7, 23.3002)])).toBe('too-small');
    expect(areaDrawn([at(48, 2), at(48, 3), at(49, 2)])).toBe('outside');
  });

  it('is clipped to the border of the country', () => {
    const area = drawn([at(40, 20), at(40, 30), at(46, 30), at(46, 20)]);
    expect(area).toHaveLength(4);
    expect(area.every(isInBulgaria)).toBe(true);
  });

  it('is not parsed from invalid text', () => {
    const text = textOfDrawnAreas([drawn(square)]);
    const many = Array.from({ length: 101 }, (_, index) =>
      at(42.5 + 0.2 * Math.sin(index / 16.1), 25 + 0.2 * Math.cos(index / 16.1)),
    );
    const unread = [
      '',
      '.',
      'AAAA',
      'not an area',
      `${text}.`,
      text.slice(0, -1),
      `${text}A`,
      Array.from({ length: 6 }, () => text).join('.'),
      textOfDrawnAreas([many]),
      textOfDrawnAreas([[at(42, 24), at(43, 25), at(43, 24), at(42, 25)]]),
      textOfDrawnAreas([[at(48, 2), at(48, 3), at(49, 2)]]),
      textOfDrawnAreas([[at(42.7, 23.3)]]),
      '_'.repeat(200),
    ];
    for (const one of unread) expect(drawnAreasOf(one), one).toBeNull();
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (any) => {
        const areas = drawnAreasOf(any);
        expect(areas === null || areas.every((area) => !crosses(area) && area.every(isInBulgaria))).toBe(
          true,
        );
      }),
    );
  });
});

describe('An area with moved, added and removed corners', () => {
  const edit = fc.record({ place, index: fc.nat(200), kind: fc.constantFrom('move', 'add', 'remove') });

  it('is parsed back from its text after any edit', () => {
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 3, maxLength: 30 }),
        fc.array(edit, { maxLength: 12 }),
        (points, edits) => {
          let area = areaDrawn(points);
          for (const { place: to, index, kind } of edits) {
            if (typeof area === 'string') return;
            const at = index % area.length;
            const corners =
              kind === 'move'
                ? area.with(at, to)
                : area.toSpliced(at, kind === 'add' ? 0 : 1, ...(kind === 'add' ? [to] : []));
            const next = areaEdited(corners);
            // An invalid edit leaves the area unchanged.
            if (typeof next !== 'string') area = next;
            expect(drawnAreasOf(textOfDrawnAreas([area]))).toEqual([area]);
          }
        },
      ),
    );
  });

  it('preserves its other corners, also insignificant ones', () => {
    const dented = [...square.slice(0, 2), at(42.7, 23.4), ...square.slice(2)];
    expect(areaEdited(dented)).toHaveLength(5);
    expect(areaDrawn(dented)).toHaveLength(4);
    expect(areaEdited(areaEdited(dented) as DrawnArea)).toEqual(areaEdited(dented));
  });

  it('loses the smaller loop if a corner crosses another side', () => {
    const edited = areaEdited(square.with(0, at(42.7, 23.45))) as DrawnArea;
    expect(crosses(edited)).toBe(false);
  });

  it('is rejected if nothing remains', () => {
    expect(areaEdited(square.slice(0, 2))).toBe('too-few');
  });
});
