import type { StoredPicture } from '../platform/tables.ts';

const room = { width: 1200, height: 800, widths: [600, 1200] };
const square = { width: 800, height: 800, widths: [400, 800] };

/** Sizes in pixels of the pictures rendered by `art/`, by folder in `content/pictures`. */
const SIZES = { products: square, closeups: square, interiors: room, facades: room } as const;

/** Returns a rendered picture in its stored format; the files are checked in. */
export function renderedPicture(group: keyof typeof SIZES, name: string): StoredPicture {
  return { url: `/pictures/${group}/${name}.avif`, ...SIZES[group] };
}
