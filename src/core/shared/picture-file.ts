import type { Picture } from './picture.ts';

/** The address of the picture's largest file, for whoever takes one file alone: link previews, search engines. */
export function pictureFile({ url, widths }: Picture): string {
  const largest = widths?.at(-1);
  return largest === undefined ? url : `${url}-${largest}.webp`;
}
