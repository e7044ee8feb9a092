import { pictureLibrary } from '../picture-library.ts';
import { keyPointsOf } from './key-points.ts';
import type { KeyPoint } from './key-points.ts';
import { Luminance } from './luminance.ts';
import type { Pixels } from './luminance.ts';
import { hashesLike, hashOf, mirrored, patchOf } from './patch-hash.ts';
import type { Patch } from './patch-hash.ts';

/** Longer side in pixels for finding points, and for the stored thumbnail. */
const [SEARCHED, COMPARED] = [160, 64];
/** Sigma in pixels, against artefacts of scaling and encoding. */
const SMOOTHING = 0.8;
/** With fewer points a picture has no fingerprint: a wall, the sky, a plain page. */
const MIN_POINTS = 5;

/** Coordinates relative to the picture's longer side. */
export type HashedPoint = KeyPoint & { hash: number };

export type Fingerprint = {
  points: readonly HashedPoint[];
  thumbnail: Pixels;
};

/** A lookup: a hash that a point may have in a copy. */
export type Probe = { hash: number; point: KeyPoint; isMirrored: boolean };

export type Fingerprinted = { fingerprint: Fingerprint; probes: readonly Probe[] };

/**
 * @param file encoded by us
 * @returns null without a fingerprint
 */
export async function fingerprintOf(file: Buffer): Promise<Fingerprinted | null> {
  const searched = await scaled(file, SEARCHED);
  const luminance = Luminance.of(searched);
  const found = keyPointsOf(luminance);
  if (found.length < MIN_POINTS) return null;
  const longer = Math.max(searched.width, searched.height);
  const patches = found.map(({ x, y, size }) => ({
    point: { x: x / longer, y: y / longer, size: size / longer },
    patch: patchOf(luminance, { x, y, size }),
  }));
  return {
    fingerprint: {
      points: patches.map(({ point, patch }) => ({ ...point, hash: hashOf(patch) })),
      thumbnail: await scaled(file, COMPARED, SMOOTHING),
    },
    probes: patches.flatMap(({ point, patch }) => [
      ...probesOf(point, patch, false),
      ...probesOf(point, mirrored(patch), true),
    ]),
  };
}

const probesOf = (point: KeyPoint, patch: Patch, isMirrored: boolean): Probe[] =>
  hashesLike(patch).map((hash) => ({ hash, point, isMirrored }));

async function scaled(file: Buffer, side: number, blur?: number): Promise<Pixels> {
  const small = pictureLibrary(file)
    .resize({ width: side, height: side, fit: 'inside' })
    .toColourspace('srgb');
  const { data, info } = await (blur === undefined ? small : small.blur(blur))
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new TypeError('A file of our own has not three colours');
  return { width: info.width, height: info.height, data };
}
