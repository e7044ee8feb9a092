/**
 * A picture to show; width and height in pixels keep its place while it loads. With `widths` it comes in those
 * sizes, as `{url}-{width}.avif` and `.webp`, or, when `url` ends with `.avif`, as `-{width}.avif` alone; without,
 * `url` is the file itself.
 */
export type Picture = { url: string; width: number; height: number; widths?: number[] };

type Format = 'avif' | 'webp';

const RENDERED = /\.avif$/;

/** The formats that a picture with `widths` comes in, the better one first. */
export function formatsOf({ url }: Pick<Picture, 'url'>): readonly Format[] {
  return RENDERED.test(url) ? ['avif'] : ['avif', 'webp'];
}

/** The address of the file of one width (of those in `widths`) and format. */
export function sizedFile({ url }: Pick<Picture, 'url'>, width: number, format: Format): string {
  return `${url.replace(RENDERED, '')}-${width}.${format}`;
}

/** The address of the picture's largest file, for whoever takes one file alone: link previews, search engines. */
export function pictureFile(picture: Picture): string {
  const largest = picture.widths?.at(-1);
  const format = formatsOf(picture).at(-1);
  return largest === undefined || !format ? picture.url : sizedFile(picture, largest, format);
}
