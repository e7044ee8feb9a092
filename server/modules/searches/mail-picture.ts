import { formatsOf, sizedFile } from '../../../src/core/shared/picture.ts';
import type { Picture } from '../../../src/core/shared/picture.ts';

/** Wide enough for a phone's screen, in the format that most mail programs show. */
const PICTURE_WIDTH = 640;

/** The full address of a listing's picture, as a mail's card takes it. */
export function mailPicture(origin: string, picture: Picture | null): { picture?: string } {
  if (!picture) return {};
  const format = formatsOf(picture).at(-1);
  const width = picture.widths?.find((one) => one >= PICTURE_WIDTH) ?? picture.widths?.at(-1);
  const path = width === undefined || !format ? picture.url : sizedFile(picture, width, format);
  return { picture: new URL(path, origin).href };
}
