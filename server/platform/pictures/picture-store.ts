import type { Readable } from 'node:stream';

/** A file of a store; `length` in bytes. The reader must consume or destroy the stream. */
export type StoredFile = { stream: Readable; contentType: string; length: number };

/** Port to the files of pictures, by name. A second write replaces the first as a whole. */
export abstract class PictureStore {
  /** Resolves when the file is stored; an interrupted write leaves no file. */
  abstract put(name: string, bytes: Buffer, contentType: string): Promise<void>;
  /** @returns null if there is no such file */
  abstract read(name: string): Promise<StoredFile | null>;
  /** Deletes a file; may be repeated. */
  abstract remove(name: string): Promise<void>;
}

export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

const NAME = /^([\w-]{16,64})-([1-9]\d{0,3})\.(avif|webp)$/;

export function fileName(key: string, width: number, format: PictureFormat): string {
  return `${key}-${width}.${format}`;
}

export function fileNames(key: string, widths: readonly number[]): string[] {
  return widths.flatMap((width) => PICTURE_FORMATS.map((format) => fileName(key, width, format)));
}

/** True for a valid file name; protects stores from other paths. */
export function isFileName(name: string): boolean {
  return NAME.test(name);
}

/**
 * Media type of a file by its name.
 * @throws Error for an invalid name
 */
export function contentTypeOf(name: string): string {
  const [, , , format] = NAME.exec(name) ?? [];
  if (!format) throw new Error('No file of a picture has this name.');
  return `image/${format}`;
}
