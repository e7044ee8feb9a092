import { tidyLine } from '../tidy-text.ts';

/**
 * Supported encodings of text files, the most frequent first. Names follow the Encoding standard, except
 * `mik`, the Bulgarian code page of DOS.
 */
export const IMPORT_ENCODINGS = [
  'utf-8',
  'windows-1251',
  'utf-16le',
  'utf-16be',
  'mik',
  'ibm866',
  'iso-8859-5',
  'koi8-r',
  'x-mac-cyrillic',
  'windows-1250',
  'windows-1252',
  'windows-1253',
  'windows-1254',
] as const;
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number];

/** Number of sample texts beside the encoding, and their maximum characters. */
const [SAMPLES, MAX_SAMPLE_LENGTH] = [3, 80];

/** Only texts with other letters show the encoding, because ASCII is the same in nearly all of them. */
// oxlint-disable-next-line no-control-regex
const NOT_ASCII = /[^\u0000-\u007f]/;

/** Collects the first distinct texts of a file that show if its encoding is right. */
export class EncodingSample {
  readonly texts: string[] = [];

  add(cells: readonly (string | number)[]): void {
    for (const cell of cells) {
      if (this.texts.length === SAMPLES) return;
      if (typeof cell === 'number' || !NOT_ASCII.test(cell)) continue;
      const text = tidyLine(cell.slice(0, MAX_SAMPLE_LENGTH));
      if (!this.texts.includes(text)) this.texts.push(text);
    }
  }
}
