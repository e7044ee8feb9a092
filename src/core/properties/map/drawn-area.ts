import { BULGARIA } from '../location.ts';
import type { Coordinates } from '../property.ts';

/** Polygon drawn on the map: its corners in order, with an edge from the last to the first. */
export type DrawnArea = readonly Coordinates[];

export const DRAWN_AREA_LIMITS = { areas: 5, corners: 100 } as const;

/** Errors of a drawing; their texts are `drawn-area-` and the word. */
export type DrawingProblem = 'too-few' | 'too-small' | 'outside';

/** Decimals of a corner, a precision of 11 m. */
const DIGITS = 4;
const UNIT = 10 ** DIGITS;
/** Minimum area in square degrees, about a football pitch. */
const LEAST = 0.000001;

/**
 * Converts a drawing to a polygon within Bulgaria, with few corners and without crossings. A line drawn by
 * hand may have thousands of points, so the least significant ones are removed. If it crosses itself, the
 * larger loop is used.
 */
export function areaDrawn(points: readonly Coordinates[]): DrawnArea | DrawingProblem {
  return areaWithin(points, simplified);
}

/** Polygon after an edit of its corners. All remaining corners stay, up to the limit of an address. */
export function areaEdited(corners: readonly Coordinates[]): DrawnArea | DrawingProblem {
  return areaWithin(corners, (all) => (all.length > DRAWN_AREA_LIMITS.corners ? simplified(all) : all));
}

function areaWithin(
  points: readonly Coordinates[],
  thinned: (corners: Coordinates[]) => Coordinates[],
): DrawnArea | DrawingProblem {
  const corners = withoutRepeats(points.map(rounded));
  if (corners.length < 3) return 'too-few';
  const inside = withoutRepeats(corners.map(intoBulgaria));
  if (inside.length < 3 || !overlapsBulgaria(corners))
    return overlapsBulgaria(corners) ? 'too-small' : 'outside';
  const area = withoutRepeats(withoutCrossings(thinned(inside)).map(rounded));
  if (area.length < 3 || Math.abs(signedArea(area)) < LEAST) return 'too-small';
  // Rounding may cause another small crossing; the convex hull has none.
  return crossingOf(area) === null ? canonical(area) : canonical(hullOf(area));
}

/**
 * Encodes polygons as differences of their corners, like Google's polylines, with URL-safe letters:
 * `kj3H…_2.Bh…`.
 */
export function textOfDrawnAreas(areas: readonly DrawnArea[]): string {
  return areas.map(textOfArea).join('.');
}

/**
 * Decodes polygons. Null for an unreadable text, a crossing, too few or too many corners, or a place outside
 * Bulgaria.
 */
export function drawnAreasOf(text: string): DrawnArea[] | null {
  const parts = text.split('.');
  if (parts.length > DRAWN_AREA_LIMITS.areas) return null;
  const areas = parts.map(areaOfText);
  return areas.every((area) => area !== null) ? areas : null;
}

/** True if a place is in one of the polygons; a place on an edge may be in either. */
export function isInDrawnAreas(areas: readonly DrawnArea[], { latitude, longitude }: Coordinates): boolean {
  return areas.some((area) => {
    const crossed = edgesOf(area).filter(
      ([from, to]) =>
        from.latitude > latitude !== to.latitude > latitude &&
        longitude <
          from.longitude +
            ((to.longitude - from.longitude) * (latitude - from.latitude)) / (to.latitude - from.latitude),
    );
    return crossed.length % 2 === 1;
  });
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function textOfArea(area: DrawnArea): string {
  let [north, east] = [0, 0];
  return area
    .map(({ latitude, longitude }) => {
      const [toNorth, toEast] = [Math.round(latitude * UNIT), Math.round(longitude * UNIT)];
      const text = textOfNumber(toNorth - north) + textOfNumber(toEast - east);
      [north, east] = [toNorth, toEast];
      return text;
    })
    .join('');
}

/** Encodes five bits per letter, the lowest first; the sixth bit means that more follow. */
function textOfNumber(number: number): string {
  let left = number < 0 ? -2 * number - 1 : 2 * number;
  let text = '';
  do {
    const more = left >= 32;
    text += LETTERS[(left % 32) + (more ? 32 : 0)];
    left = Math.floor(left / 32);
  } while (left > 0);
  return text;
}

function numbersOf(text: string): number[] | null {
  const numbers: number[] = [];
  let [value, factor] = [0, 1];
  for (const letter of text) {
    const bits = LETTERS.indexOf(letter);
    // Larger differences between corners are invalid.
    if (bits < 0 || factor > 32 ** 4) return null;
    value += (bits % 32) * factor;
    factor *= 32;
    if (bits >= 32) continue;
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, factor] = [0, 1];
  }
  return factor === 1 ? numbers : null;
}

function areaOfText(text: string): DrawnArea | null {
  const numbers = numbersOf(text);
  if (!numbers || numbers.length % 2 === 1) return null;
  const area: Coordinates[] = [];
  let [north, east] = [0, 0];
  for (let index = 0; index < numbers.length; index += 2) {
    north += numbers[index] ?? 0;
    east += numbers[index + 1] ?? 0;
    area.push({ latitude: north / UNIT, longitude: east / UNIT });
  }
  if (area.length < 3 || area.length > DRAWN_AREA_LIMITS.corners) return null;
  const isWithin = area.every((corner) => intoBulgaria(corner) === corner);
  return isWithin && Math.abs(signedArea(area)) >= LEAST && crossingOf(area) === null ? area : null;
}

function rounded({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: Math.round(latitude * UNIT) / UNIT, longitude: Math.round(longitude * UNIT) / UNIT };
}

/** Moves a corner into Bulgaria; returns the same object if it is there. */
function intoBulgaria(corner: Coordinates): Coordinates {
  const latitude = Math.min(BULGARIA.north, Math.max(BULGARIA.south, corner.latitude));
  const longitude = Math.min(BULGARIA.east, Math.max(BULGARIA.west, corner.longitude));
  return latitude === corner.latitude && longitude === corner.longitude ? corner : { latitude, longitude };
}

function overlapsBulgaria(corners: readonly Coordinates[]): boolean {
  const [latitudes, longitudes] = [corners.map((at) => at.latitude), corners.map((at) => at.longitude)];
  return (
    extreme(latitudes, Math.max) > BULGARIA.south &&
    extreme(latitudes, Math.min) < BULGARIA.north &&
    extreme(longitudes, Math.max) > BULGARIA.west &&
    extreme(longitudes, Math.min) < BULGARIA.east
  );
}

/** Works for any number of values; an argument list would be too long. */
const extreme = (values: readonly number[], of: (one: number, other: number) => number): number =>
  values.reduce((one, other) => of(one, other));

const isSame = (one: Coordinates | undefined, other: Coordinates | undefined): boolean =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude;

function withoutRepeats(corners: readonly Coordinates[]): Coordinates[] {
  const selected = corners.filter((corner, index) => index === 0 || !isSame(corner, corners[index - 1]));
  while (selected.length > 1 && isSame(selected[0], selected.at(-1))) selected.pop();
  return selected;
}

/** Visvalingam's algorithm: repeatedly removes the corner with the smallest triangle. */
function simplified(corners: Coordinates[]): Coordinates[] {
  // Samples thousands of points evenly first, for speed.
  const step = Math.ceil(corners.length / 1_000);
  const selected = corners.filter((_, index) => index % step === 0);
  const smallest = Math.abs(signedArea(selected)) * SMALLEST_PART;
  while (selected.length > 3) {
    let [least, at] = [Infinity, 0];
    selected.forEach((corner, index) => {
      const triangle = [
        selected.at(index - 1) ?? corner,
        corner,
        selected[(index + 1) % selected.length] ?? corner,
      ];
      const size = Math.abs(signedArea(triangle));
      if (size < least) [least, at] = [size, index];
    });
    if (selected.length <= DRAWN_AREA_LIMITS.corners && least > smallest) break;
    selected.splice(at, 1);
  }
  return selected;
}

/** Maximum fraction of the total area for a removable triangle. */
const SMALLEST_PART = 0.0015;

function withoutCrossings(corners: Coordinates[]): Coordinates[] {
  let left = corners;
  for (let tries = 0; tries < DRAWN_AREA_LIMITS.corners; tries += 1) {
    const crossing = crossingOf(left);
    if (!crossing) return left;
    const { first, second, at } = crossing;
    const loop = [at, ...left.slice(first + 1, second + 1)];
    const rest = [...left.slice(0, first + 1), at, ...left.slice(second + 1)];
    left = Math.abs(signedArea(loop)) > Math.abs(signedArea(rest)) ? loop : rest;
  }
  return hullOf(left);
}

type Edge = readonly [from: Coordinates, to: Coordinates];

function edgesOf(area: DrawnArea): Edge[] {
  return area.map((corner, index) => [corner, area[(index + 1) % area.length] ?? corner]);
}

/** First two crossing edges, by the indices of their first corners, and the point of the crossing. */
function crossingOf(area: DrawnArea): { first: number; second: number; at: Coordinates } | null {
  const edges = edgesOf(area);
  for (const [first, one] of edges.entries()) {
    for (let second = first + 2; second < edges.length; second += 1) {
      const other = edges[second];
      const at = other && (first > 0 || second < edges.length - 1) ? meeting(one, other) : null;
      if (at) return { first, second, at };
    }
  }
  return null;
}

/** Point where two edges cross; null if they only touch. */
function meeting([a, b]: Edge, [c, d]: Edge): Coordinates | null {
  const [fromC, fromD] = [turn(a, b, c), turn(a, b, d)];
  const [fromA, fromB] = [turn(c, d, a), turn(c, d, b)];
  if (fromC * fromD >= 0 || fromA * fromB >= 0) return null;
  const part = fromA / (fromA - fromB);
  return {
    latitude: a.latitude + part * (b.latitude - a.latitude),
    longitude: a.longitude + part * (b.longitude - a.longitude),
  };
}

/** Positive for a left turn. */
function turn(a: Coordinates, b: Coordinates, c: Coordinates): number {
  return (
    (b.longitude - a.longitude) * (c.latitude - a.latitude) -
    (b.latitude - a.latitude) * (c.longitude - a.longitude)
  );
}

/** Square degrees; positive for counter-clockwise corners. */
function signedArea(corners: DrawnArea): number {
  // Coordinates relative to a corner are small enough to be exact.
  const [origin] = corners;
  if (!origin) return 0;
  return edgesOf(corners).reduce((sum, [from, to]) => sum + turn(origin, from, to) / 2, 0);
}

/** Normalises the first corner and the direction, so that equal polygons have equal texts. */
function canonical(area: DrawnArea): DrawnArea {
  const corners = signedArea(area) < 0 ? area.toReversed() : area;
  const first = corners.reduce((least, { latitude, longitude }, index) => {
    const known = corners[least];
    const isBefore =
      known && (longitude < known.longitude || (longitude === known.longitude && latitude < known.latitude));
    return isBefore ? index : least;
  }, 0);
  return [...corners.slice(first), ...corners.slice(0, first)];
}

/** Convex hull by Andrew's monotone chain; it never crosses itself. */
function hullOf(corners: readonly Coordinates[]): Coordinates[] {
  const sorted = corners.toSorted(
    (one, other) => one.longitude - other.longitude || one.latitude - other.latitude,
  );
  const chain = (points: readonly Coordinates[]) => {
    const selected: Coordinates[] = [];
    for (const point of points) {
      while (selected.length > 1 && turn(selected.at(-2) ?? point, selected.at(-1) ?? point, point) <= 0)
        selected.pop();
      selected.push(point);
    }
    return selected.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}
