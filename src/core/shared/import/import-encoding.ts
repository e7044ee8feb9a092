import { tidyLine } from '../tidy-text.ts';

/**
 * Encodings in which a text file can be read, the most frequent first. The names are those of the Encoding standard, which lacks
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

/** Texts shown beside the encoding, and characters of each. */
const [SAMPLES, MAX_SAMPLE_LENGTH] = [3, 80];

/** Texts with other letters show whether the encoding is right; ASCII is the same in nearly all of them. */
// oxlint-disable-next-line no-control-regex
const NOT_ASCII = /[^\u0000-\u007f]/;

/** The first different texts of a file by which a person sees that its encoding is right. */
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
