/**
 * A picture with its width and height in pixels, which reserve space while it loads. With `widths` the files
 * are `{url}-{width}.avif` and `.webp`, or only `-{width}.avif` if `url` ends with `.avif`. Otherwise `url`
 * is the file.
 */
export type Picture = { url: string; width: number; height: number; widths?: number[] };

type Format = 'avif' | 'webp';

const RENDERED = /\.avif$/;

/** Formats of a picture with `widths`, the preferred one first. */
export function formatsOf({ url }: Pick<Picture, 'url'>): readonly Format[] {
  return RENDERED.test(url) ? ['avif'] : ['avif', 'webp'];
}

/** Address of the file with one of the `widths` and a format. */
export function sizedFile({ url }: Pick<Picture, 'url'>, width: number, format: Format): string {
  return `${url.replace(RENDERED, '')}-${width}.${format}`;
}

/** Address of the smallest file of at least `minWidth` pixels, or of the largest one, such as for link previews. */
export function pictureFile(picture: Picture, minWidth = Number.POSITIVE_INFINITY): string {
  const { url, widths = [] } = picture;
  const width = widths.find((one) => one >= minWidth) ?? widths.at(-1);
  const format = formatsOf(picture).at(-1);
  return width === undefined || !format ? url : sizedFile(picture, width, format);
}
