import { PATCH_SIZES } from './key-points.ts';
import type { KeyPoint } from './key-points.ts';
import type { Luminance } from './luminance.ts';

const CELLS = 16;
/** Maximum sum of a frequency's two indices: 27 frequencies, one bit each. */
const HIGHEST = 6;
/** Number of least certain bits that are looked up with both values. */
const UNCERTAIN_BITS = 4;

const FREQUENCIES = Array.from({ length: (HIGHEST + 1) ** 2 - 1 }, (_, index) => index + 1)
  .map((index) => ({ across: index % (HIGHEST + 1), down: Math.floor(index / (HIGHEST + 1)) }))
  .filter(({ across, down }) => across + down <= HIGHEST);

const COSINES = Array.from({ length: HIGHEST + 1 }, (_, frequency) =>
  Float64Array.from({ length: CELLS }, (__, at) =>
    Math.cos((Math.PI * frequency * (2 * at + 1)) / (2 * CELLS)),
  ),
);

/** Lowest frequencies around a point without the mean; their signs do not depend on scale and brightness. */
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

/** Perceptual hash of 27 bits: signs of a patch's lowest frequencies. */
export function hashOf(patch: Patch): number {
  return patch.reduce((bits, amount, bit) => (amount > 0 ? bits | (1 << bit) : bits), 0);
}

/** Mirrored patch: odd horizontal frequencies change their sign. */
export function mirrored(patch: Patch): Patch {
  return patch.map((amount, at) => (FREQUENCIES[at]!.across % 2 === 1 ? -amount : amount));
}

/** Hashes of a patch in possible copies: its own, and those with its least certain bits flipped. */
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
