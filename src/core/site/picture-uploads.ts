import type { ChosenFile } from '../shared/chosen-file.ts';
import { Failure } from '../shared/failure.ts';
import type { CancelSignal } from '../shared/failure.ts';
import type { Picture } from '../shared/picture.ts';

export const MAX_PICTURE_BYTES = 15 * 1024 * 1024;

/** Types for the file field; the server validates the content. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** An uploaded picture; other records reference its key. */
export type UploadedPicture = Picture & { key: string };

/**
 * Checks the size before the upload.
 * @throws Failure `too-large`
 */
export function ensureNotTooLarge({ size }: ChosenFile): void {
  if (size > MAX_PICTURE_BYTES) throw new Failure('error-picture-too-large', {}, 'too-large');
}

export abstract class PictureUploads {
  /**
   * @param progress receives the uploaded fraction, 0 to 1
   * @throws Failure if the file is too large, not a picture, or the upload fails
   */
  abstract upload(
    file: ChosenFile,
    progress: (part: number) => void,
    signal?: CancelSignal,
  ): Promise<UploadedPicture>;
  abstract remove(key: string): Promise<void>;
}
