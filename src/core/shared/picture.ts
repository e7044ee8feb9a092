/**
 * A picture to show; width and height in pixels keep its place while it loads. With `widths` it comes in those
 * sizes, as `{url}-{width}.avif` and `.webp`, or, when `url` ends with `.avif`, as `-{width}.avif` alone; without,
 * `url` is the file itself.
 */
export type Picture = { url: string; width: number; height: number; widths?: number[] };
