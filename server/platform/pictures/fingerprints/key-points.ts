import type { Luminance } from './luminance.ts';

/** A point that can be found in copies, with its scale (sigma of the Gaussian); in pixels. */
export type KeyPoint = { x: number; y: number; size: number };

/** Side of a hashed patch, in multiples of the point's scale. */
export const PATCH_SIZES = 10;
const MAX_POINTS = 32;
/** Smallest scale; three steps double it. */
const [SMALLEST, STEP, LEVELS] = [1.6, 2 ** (1 / 3), 10];
const OWN_BLUR = 0.6;
/** Weaker points are noise. */
const MIN_STRENGTH = 30;
/** Share of half a patch that may exceed the picture's edge. */
const SLACK = 0.1;

type Level = { size: number; strength: Float32Array };

/**
 * Strongest points of a picture: local maxima, in place and scale, of the determinant of the Hessian
 * (Lindeberg). Edges and flat areas have none.
 */
export function keyPointsOf(picture: Luminance): KeyPoint[] {
  const { width, height } = picture;
  const levels = levelsOf(picture);
  const found: (KeyPoint & { strength: number })[] = [];
  for (let level = 1; level < LEVELS - 1; level += 1) {
    const { size, strength } = levels[level]!;
    const [smaller, larger] = [levels[level - 1]!.strength, levels[level + 1]!.strength];
    for (let y = 2; y < height - 2; y += 1) {
      for (let x = 2; x < width - 2; x += 1) {
        const at = y * width + x;
        const own = strength[at]!;
        if (own < MIN_STRENGTH || !isPeak(own, at, width, [smaller, strength, larger])) continue;
        const point = {
          x: x + 0.5 + peakBetween(strength[at - 1]!, own, strength[at + 1]!),
          y: y + 0.5 + peakBetween(strength[at - width]!, own, strength[at + width]!),
          size: size * STEP ** peakBetween(smaller[at]!, own, larger[at]!),
        };
        const room = (point.size * PATCH_SIZES * (1 - SLACK)) / 2;
        const isInside =
          Math.min(point.x, width - point.x) >= room && Math.min(point.y, height - point.y) >= room;
        if (isInside) found.push({ ...point, strength: own });
      }
    }
  }
  return found.toSorted((one, other) => other.strength - one.strength).slice(0, MAX_POINTS);
}

function levelsOf(picture: Luminance): Level[] {
  let blurred = picture;
  let before = OWN_BLUR;
  return Array.from({ length: LEVELS }, (_, level) => {
    const size = SMALLEST * STEP ** level;
    blurred = blurred.blur(Math.sqrt(size ** 2 - before ** 2));
    before = size;
    return { size, strength: strengthOf(blurred, size) };
  });
}

/** Scale-normalised determinant of the Hessian at each pixel. */
function strengthOf({ width, height, values: v }: Luminance, size: number): Float32Array {
  const strength = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const across = v[at + 1]! + v[at - 1]! - 2 * v[at]!;
      const down = v[at + width]! + v[at - width]! - 2 * v[at]!;
      const both = (v[at + width + 1]! + v[at - width - 1]! - v[at + width - 1]! - v[at - width + 1]!) / 4;
      strength[at] = size ** 4 * (across * down - both ** 2);
    }
  }
  return strength;
}

function isPeak(own: number, at: number, width: number, levels: readonly Float32Array[]): boolean {
  for (const [index, level] of levels.entries()) {
    for (let line = at - width; line <= at + width; line += width) {
      for (let near = line - 1; near <= line + 1; near += 1) {
        if ((index !== 1 || near !== at) && level[near]! >= own) return false;
      }
    }
  }
  return true;
}

/** Position of the vertex of the parabola through three values, relative to the middle one. */
function peakBetween(before: number, own: number, after: number): number {
  const bend = before - 2 * own + after;
  return bend < 0 ? Math.min(Math.max((before - after) / (2 * bend), -0.5), 0.5) : 0;
}
