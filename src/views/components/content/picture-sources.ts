import { formatsOf, sizedFile } from '../../../core/shared/picture.ts';
import type { Picture } from '../../../core/shared/picture.ts';

export type PictureSources = {
  src?: string;
  srcSet?: string;
  sources?: { type: string; srcSet: string }[];
};

/**
 * Attributes of `img` and `source` for a picture: all widths, better formats first. `src` is the smallest
 * width.
 */
export function pictureSources(picture: Picture | null | undefined): PictureSources {
  if (!picture) return {};
  const { url, widths } = picture;
  const [smallest] = widths ?? [];
  if (!widths || smallest === undefined) return { src: url };
  const formats = formatsOf(picture);
  const [plain = 'webp'] = formats.toReversed();
  const all = (format: typeof plain) =>
    widths.map((width) => `${sizedFile(picture, width, format)} ${width}w`).join(', ');
  const better = formats.filter((format) => format !== plain);
  return {
    src: sizedFile(picture, smallest, plain),
    srcSet: all(plain),
    ...(better.length > 0 && {
      sources: better.map((format) => ({ type: `image/${format}`, srcSet: all(format) })),
    }),
  };
}

/** Reduces `sizes` for cards: a picture at a density of 1.65 looks as good on a phone and weighs half. */
export function sparingSizes(sizes: string | undefined): string | undefined {
  const [, card] = /, (\d\dvw)$/.exec(sizes ?? '') ?? [];
  if (!card) return sizes;
  const phone = '(max-width: 30rem) and';
  return `${phone} (min-resolution: 2.5dppx) calc(0.55 * ${card}), ${phone} (min-resolution: 1.5dppx) calc(0.8 * ${card}), ${sizes}`;
}
