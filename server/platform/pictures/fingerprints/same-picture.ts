import type { KeyPoint } from './key-points.ts';
import type { Pixels } from './luminance.ts';

/** Correlation (-1 to 1) from which two pictures are the same. */
export const SAME_PICTURE = 0.98;
/** Minimum overlap of both pictures, because a copy may be a part. */
const MIN_OVERLAP = { larger: 0.6, smaller: 0.4 };
/** Clipped values, which brighter or darker copies lose. */
const [DARKEST, BRIGHTEST] = [8, 246];
/** Minimum share of pixels that are not clipped. */
const MIN_COMPARED = 0.15;
/** Below this value refining the placement is useless. */
const WORTH_MOVING = 0.6;
/** Number of point pairs tried, and of those refined. */
const [MAX_TRIED, MAX_MOVED] = [12, 2];

/** Transformation between pictures, relative to the longer side: `x * scaleX + left`, `y * scaleY + top`. */
type Placement = { scaleX: number; left: number; scaleY: number; top: number };

/** Two points with the same hash. */
export type PointPair = { one: KeyPoint; other: KeyPoint; isMirrored: boolean };

/**
 * Best correlation of the colours of two thumbnails, placed by one of the pairs; independent of scale,
 * brightness and contrast.
 */
export function likenessOf(one: Pixels, other: Pixels, pairs: readonly PointPair[]): number {
  const tried = pairs
    .slice(0, MAX_TRIED)
    .map(placementOf)
    .map((placement) => ({ placement, likeness: correlation(one, other, placement, 2) }))
    .filter(({ likeness }) => likeness >= WORTH_MOVING)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_MOVED);
  return tried.reduce((best, { placement }) => Math.max(best, bestNear(one, other, placement)), 0);
}

function placementOf({ one, other, isMirrored }: PointPair): Placement {
  const scaleY = other.size / one.size;
  const scaleX = isMirrored ? -scaleY : scaleY;
  return { scaleX, left: other.x - scaleX * one.x, scaleY, top: other.y - scaleY * one.y };
}

/** Refines a placement in ever smaller steps while the correlation grows. */
function bestNear(one: Pixels, other: Pixels, placement: Placement): number {
  let [best, likeness] = [placement, correlation(one, other, placement)];
  for (const step of [0.02, 0.01, 0.005, 0.0025]) {
    for (const move of [...movesBy(step), ...movesBy(step)]) {
      // Good enough.
      if (likeness >= SAME_PICTURE) return likeness;
      const moved = move(best);
      const reached = correlation(one, other, moved);
      if (reached > likeness) [best, likeness] = [moved, reached];
    }
  }
  return likeness;
}

const movesBy = (step: number): ((from: Placement) => Placement)[] =>
  [step, -step].flatMap((by) => [
    (from: Placement) => ({ ...from, left: from.left + by }),
    (from: Placement) => ({ ...from, top: from.top + by }),
    // Scales about the middle, so that the other edge stays nearly in place.
    (from: Placement) => ({ ...from, scaleX: from.scaleX + by, left: from.left - by / 2 }),
    (from: Placement) => ({ ...from, scaleY: from.scaleY + by, top: from.top - by / 2 }),
  ]);

/**
 * @param every samples each n-th pixel
 * @returns 0 if too few pixels can be compared
 */
function correlation(one: Pixels, other: Pixels, placement: Placement, every = 1): number {
  const { scaleX, left, scaleY, top } = placement;
  const [longer, otherLonger] = [Math.max(one.width, one.height), Math.max(other.width, other.height)];
  let [compared, over, count] = [0, 0, 0];
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0];
  for (let y = 0; y < one.height; y += every) {
    const row = ((scaleY * (y + 0.5)) / longer + top) * otherLonger - 0.5;
    for (let x = 0; x < one.width; x += every) {
      compared += 1;
      const column = ((scaleX * (x + 0.5)) / longer + left) * otherLonger - 0.5;
      if (row < -0.5 || column < -0.5 || row > other.height - 0.5 || column > other.width - 0.5) continue;
      over += 1;
      const near = corner(other, column, row);
      for (let colour = 0; colour < 3; colour += 1) {
        const a = one.data[(y * one.width + x) * 3 + colour]!;
        const b = between(other, near, colour);
        if (a < DARKEST || a > BRIGHTEST || b < DARKEST || b > BRIGHTEST) continue;
        count += 1;
        sumA += a;
        sumB += b;
        sumAA += a * a;
        sumBB += b * b;
        sumAB += a * b;
      }
    }
  }
  const share = over / compared;
  const areas = (one.width * one.height * otherLonger ** 2) / (other.width * other.height * longer ** 2);
  const otherShare = share * areas * Math.abs(scaleX * scaleY);
  const isLittle =
    Math.max(share, otherShare) < MIN_OVERLAP.larger || Math.min(share, otherShare) < MIN_OVERLAP.smaller;
  if (isLittle || count < MIN_COMPARED * compared * 3) return 0;
  const spread = (sumAA - sumA ** 2 / count) * (sumBB - sumB ** 2 / count);
  return spread > 0 ? (sumAB - (sumA * sumB) / count) / Math.sqrt(spread) : 0;
}

type Corner = { at: number; line: number; right: number; down: number };

/** Pixel left of and above a position, with the remaining fractions. */
function corner({ width, height }: Pixels, column: number, row: number): Corner {
  const x = Math.min(Math.max(Math.floor(column), 0), width - 2);
  const y = Math.min(Math.max(Math.floor(row), 0), height - 2);
  const [right, down] = [Math.min(Math.max(column - x, 0), 1), Math.min(Math.max(row - y, 0), 1)];
  return { at: (y * width + x) * 3, line: width * 3, right, down };
}

/** Bilinear interpolation of a colour. */
function between({ data }: Pixels, { at, line, right, down }: Corner, colour: number): number {
  const pixel = at + colour;
  const above = data[pixel]! * (1 - right) + data[pixel + 3]! * right;
  const below = data[pixel + line]! * (1 - right) + data[pixel + line + 3]! * right;
  return above * (1 - down) + below * down;
}
