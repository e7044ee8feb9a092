import { PATCH_SIZES } from './key-points.ts';
import type { KeyPoint } from './key-points.ts';
import type { Luminance } from './luminance.ts';

const CELLS = 16;
/** The sum of a frequency's two numbers: 27 of them, one bit each. */
const HIGHEST = 6;
/** So many of the least certain bits are looked up both ways. */
const UNCERTAIN_BITS = 4;

const FREQUENCIES = Array.from({ length: (HIGHEST + 1) ** 2 - 1 }, (_, index) => index + 1)
  .map((index) => ({ across: index % (HIGHEST + 1), down: Math.floor(index / (HIGHEST + 1)) }))
  .filter(({ across, down }) => across + down <= HIGHEST);

const COSINES = Array.from({ length: HIGHEST + 1 }, (_, frequency) =>
  Float64Array.from({ length: CELLS }, (__, at) =>
    Math.cos((Math.PI * frequency * (2 * at + 1)) / (2 * CELLS)),
  ),
);

/** The lowest frequencies of what is around a point, but for the mean: their signs stay when the picture is scaled or made brighter. */
export type Patch = readonly number[];

export function patchOf(picture: Luminance, { x, y, size }: KeyPoint): Patch {
  const cells = picture.cells({ x, y, side: size * PATCH_SIZES }, CELLS);
  return FREQUENCIES.map(({ across, down }) => {
    let sum = 0;
    for (let at = 0; at < cells.length; at += 1) {
      sum += cells[at]! * COSINES[across]![at % CELLS]! * COSINES[down]![Math.floor(at / CELLS)]!;
    }
    return sum;
  });
}

/** A perceptual hash of 27 bits: the signs of the lowest frequencies of a patch. */
export function hashOf(patch: Patch): number {
  return patch.reduce((bits, amount, bit) => (amount > 0 ? bits | (1 << bit) : bits), 0);
}

/** The patch as a mirror shows it: what is odd across changes its sign. */
export function mirrored(patch: Patch): Patch {
  return patch.map((amount, at) => (FREQUENCIES[at]!.across % 2 === 1 ? -amount : amount));
}

/** The hashes that the same patch of a copy may have: its own, and those with its least certain bits the other way round. */
export function hashesLike(patch: Patch): number[] {
  const uncertain = patch
    .map((amount, bit) => ({ bit, size: Math.abs(amount) }))
    .toSorted((one, other) => one.size - other.size)
    .slice(0, UNCERTAIN_BITS);
  return uncertain.reduce(
    (hashes, { bit }) => hashes.flatMap((hash) => [hash, hash ^ (1 << bit)]),
    [hashOf(patch)],
  );
}
