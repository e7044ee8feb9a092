import type { StoredPicture } from '../platform/tables.ts';

const room = { width: 1200, height: 800, widths: [600, 1200] };
const square = { width: 800, height: 800, widths: [400, 800] };

/** Sizes in pixels of the pictures that `art/` renders, by their folders in `content/pictures`. */
const SIZES = { products: square, closeups: square, interiors: room, facades: room } as const;

/** A rendered picture as tables hold it; its files are checked in. */
export function renderedPicture(group: keyof typeof SIZES, name: string): StoredPicture {
  return { url: `/pictures/${group}/${name}.avif`, ...SIZES[group] };
}
