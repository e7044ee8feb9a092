import type { KeyPoint } from './key-points.ts';
import type { Pixels } from './luminance.ts';

/** How like two pictures are where they lie over each other, from -1 to 1: at or above it one is a copy of the other. */
export const SAME_PICTURE = 0.98;
/** What lies over the other picture of the one, and of the other: a copy may be a part, two parts may lie side by side. */
const MIN_OVERLAP = { larger: 0.6, smaller: 0.4 };
/** Burnt out or all black: a copy that was made brighter or darker does not have it any more. */
const [DARKEST, BRIGHTEST] = [8, 246];
/** So much of a picture must be neither. */
const MIN_COMPARED = 0.15;
/** From worse than this no small move makes a copy. */
const WORTH_MOVING = 0.6;
/** Pairs of points that are tried, and of them those that are moved to where they fit best. */
const [MAX_TRIED, MAX_MOVED] = [12, 2];

/** Where a point of one picture is in another, each in parts of its longer side: `x * scaleX + left`, `y * scaleY + top`. */
type Placement = { scaleX: number; left: number; scaleY: number; top: number };

/** A point of one picture and the one of another that has its hash. */
export type PointPair = { one: KeyPoint; other: KeyPoint; isMirrored: boolean };

/**
 * How like two pictures are at best, placed as one of the pairs says: the correlation of their colours, so neither scale nor
 * brightness nor contrast count. Both are small: what is left out by encoding is not there.
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

/** Moves and stretches a placement in ever smaller steps, as long as that makes the pictures more like each other. */
function bestNear(one: Pixels, other: Pixels, placement: Placement): number {
  let [best, likeness] = [placement, correlation(one, other, placement)];
  for (const step of [0.02, 0.01, 0.005, 0.0025]) {
    for (const move of [...movesBy(step), ...movesBy(step)]) {
      // No need to know how much more like it could be.
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
    // About the middle: its other edge stays nearly where it is.
    (from: Placement) => ({ ...from, scaleX: from.scaleX + by, left: from.left - by / 2 }),
    (from: Placement) => ({ ...from, scaleY: from.scaleY + by, top: from.top - by / 2 }),
  ]);

/** @param every only each so many pixels, across and down @returns 0 where too little of them can be compared */
function correlation(one: Pixels, other: Pixels, placement: Placement, every = 1): number {
  const { scaleX, left, scaleY, top } = placement;
  const [longer, otherLonger] = [Math.max(one.width, one.height), Math.max(other.width, other.height)];
  let [asked, over, count] = [0, 0, 0];
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0];
  for (let y = 0; y < one.height; y += every) {
    const row = ((scaleY * (y + 0.5)) / longer + top) * otherLonger - 0.5;
    for (let x = 0; x < one.width; x += every) {
      asked += 1;
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
  const share = over / asked;
  const areas = (one.width * one.height * otherLonger ** 2) / (other.width * other.height * longer ** 2);
  const otherShare = share * areas * Math.abs(scaleX * scaleY);
  const isLittle =
    Math.max(share, otherShare) < MIN_OVERLAP.larger || Math.min(share, otherShare) < MIN_OVERLAP.smaller;
  if (isLittle || count < MIN_COMPARED * asked * 3) return 0;
  const spread = (sumAA - sumA ** 2 / count) * (sumBB - sumB ** 2 / count);
  return spread > 0 ? (sumAB - (sumA * sumB) / count) / Math.sqrt(spread) : 0;
}

type Corner = { at: number; line: number; right: number; down: number };

/** The pixel left of and above a place, and how far the place is from it. */
function corner({ width, height }: Pixels, column: number, row: number): Corner {
  const x = Math.min(Math.max(Math.floor(column), 0), width - 2);
  const y = Math.min(Math.max(Math.floor(row), 0), height - 2);
  const [right, down] = [Math.min(Math.max(column - x, 0), 1), Math.min(Math.max(row - y, 0), 1)];
  return { at: (y * width + x) * 3, line: width * 3, right, down };
}

/** A colour between four pixels. */
function between({ data }: Pixels, { at, line, right, down }: Corner, colour: number): number {
  const pixel = at + colour;
  const above = data[pixel]! * (1 - right) + data[pixel + 3]! * right;
  const below = data[pixel + line]! * (1 - right) + data[pixel + line + 3]! * right;
  return above * (1 - down) + below * down;
}
