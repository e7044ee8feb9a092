import type { Picture } from '../../core/shared/picture.ts';

export type PictureSources = {
  src?: string;
  srcSet?: string;
  sources?: { type: string; srcSet: string }[];
};

/**
 * What an `img` needs of a picture: an uploaded one comes in several widths, as AVIF and WebP (the screen says by
 * `sizes` how wide it shows it), a drawing is a file by itself. `src` alone is the smallest, for small places.
 */
export function pictureSources(picture: Picture | null | undefined): PictureSources {
  if (!picture) return {};
  const { url, widths } = picture;
  const [smallest] = widths ?? [];
  if (!widths || smallest === undefined) return { src: url };
  const all = (format: string) => widths.map((width) => `${url}-${width}.${format} ${width}w`).join(', ');
  return {
    src: `${url}-${smallest}.webp`,
    srcSet: all('webp'),
    sources: [{ type: 'image/avif', srcSet: all('avif') }],
  };
}
