import type { ChosenFile } from '../shared/chosen-file.ts';
import { Failure } from '../shared/failure.ts';
import type { CancelSignal } from '../shared/failure.ts';
import type { Picture } from '../shared/picture.ts';

/** The most bytes of one picture. */
export const MAX_PICTURE_BYTES = 15 * 1024 * 1024;

/** What a file field may offer; the server looks at the content and not at the name. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** A picture that was uploaded; whatever uses it names it by its key. */
export type UploadedPicture = Picture & { key: string };

/** Said at once, and not after minutes of sending. @throws Failure `too-large` */
export function ensureNotTooLarge({ size }: ChosenFile): void {
  if (size > MAX_PICTURE_BYTES) throw new Failure('error-picture-too-large', {}, 'too-large');
}

/** Brings pictures to the server. */
export abstract class PictureUploads {
  /**
   * @param progress told the part that has gone, 0 to 1.
   * @throws Failure when it is too large, no picture, or could not be sent.
   */
  abstract upload(
    file: ChosenFile,
    progress: (part: number) => void,
    signal?: CancelSignal,
  ): Promise<UploadedPicture>;
  abstract remove(key: string): Promise<void>;
}
