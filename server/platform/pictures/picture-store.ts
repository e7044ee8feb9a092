import type { Readable } from 'node:stream';

/** A file as it comes out of a store; `length` in bytes. Who reads it must consume or destroy the stream. */
export type StoredFile = { stream: Readable; contentType: string; length: number };

/** Keeps the files of pictures, by name. The same name twice: the later one stays, whole. */
export abstract class PictureStore {
  /** Resolves once the file is safely kept; a write that ends early leaves no file. */
  abstract put(name: string, bytes: Buffer, contentType: string): Promise<void>;
  /** @returns null when there is no such file. */
  abstract read(name: string): Promise<StoredFile | null>;
  /** A file that is not there is no error: removing may be repeated. */
  abstract remove(name: string): Promise<void>;
}

export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

const NAME = /^([\w-]{16,64})-([1-9]\d{0,3})\.(avif|webp)$/;

/** The name of a picture's file in one width and format. */
export function fileName(key: string, width: number, format: PictureFormat): string {
  return `${key}-${width}.${format}`;
}

/** All files of a picture. */
export function fileNames(key: string, widths: readonly number[]): string[] {
  return widths.flatMap((width) => PICTURE_FORMATS.map((format) => fileName(key, width, format)));
}

/** Whether a file may have this name: what comes from an address never names anything else in a store. */
export function isFileName(name: string): boolean {
  return NAME.test(name);
}

/** The media type of a file by its name. @throws Error for a name that no picture's file has. */
export function contentTypeOf(name: string): string {
  const [, , , format] = NAME.exec(name) ?? [];
  if (!format) throw new Error('No file of a picture has this name.');
  return `image/${format}`;
}
