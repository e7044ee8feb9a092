import { htmlToText } from '../html-to-text.ts';
import { normaliseLine, tidyLine } from '../tidy-text.ts';
import { importedPrice } from './import-numbers.ts';
import type { ImportCell } from './import-numbers.ts';
import { isEuroColumn } from './import-fields.ts';
import { pictureAddresses } from './import-pictures.ts';
import type { ImportTerms } from './import-terms.ts';

export type Read =
  | { given: Record<string, unknown> }
  | { key: string; values?: Record<string, string | number> };
/** Context of a cell; `pictures` has the addresses of the previous columns. */
type Context<Words> = { name: string; words: Words; pictures: readonly string[] };
/** Reads a cell into values of the row, or returns an error. */
export type Reader<Words = unknown> = (cell: ImportCell, context: Context<Words>) => Read;

export const given = (values: Record<string, unknown>): Read => ({ given: values });

export const words =
  (field: string): Reader =>
  (cell) =>
    given({ [field]: htmlToText(String(cell)) });

export const line =
  (field: string): Reader =>
  (cell) =>
    given({ [field]: htmlToText(String(cell)).replace(/\s*\n\s*/g, ' ') });

/** A long number that a spreadsheet program rounded, such as `3,80012E+12`; its last digits are lost. */
const ROUNDED_NUMBER = /^\d(?:[.,]\d+)?e\+\d+$/i;
/** Maximum digits of a number in spreadsheet programs. */
const MAX_DIGITS = 15;

/** Reads the code that identifies the product or listing. */
export const code =
  (codeOf: (code: string) => Record<string, unknown>): Reader =>
  (cell) => {
    const text = normaliseLine(String(cell));
    const isRounded =
      ROUNDED_NUMBER.test(text) || (typeof cell === 'number' && text.replace(/\D/g, '').length > MAX_DIGITS);
    return isRounded ? { key: 'error-import-code-rounded', values: shown(cell) } : given(codeOf(text));
  };

export const price =
  (field: string): Reader =>
  (cell, { name }) => {
    if (cell === '') return given({ [field]: null });
    const amount = importedPrice(cell, isEuroColumn(name));
    return amount === null ? { key: 'error-import-price', values: shown(cell) } : given({ [field]: amount });
  };

/**
 * Reads a known word.
 * @param termsOf known words
 * @param key message key of the error
 */
export const term =
  <Words>(field: string, key: string, termsOf: (words: Words) => ImportTerms<unknown>): Reader<Words> =>
  (cell, { words }) => {
    if (cell === '') return given({ [field]: null });
    const terms = termsOf(words);
    const value = terms.find(String(cell));
    return value === null ? unknown(key, cell, terms) : given({ [field]: value });
  };

/** Reads picture addresses and appends them to those of the previous columns. */
export const pictures: Reader = (cell, { pictures }) =>
  given({ pictures: [...new Set([...pictures, ...pictureAddresses(String(cell))])] });

const MAX_SHOWN_LENGTH = 60;

/** Value of a cell for a message; it is truncated. */
export function shown(cell: ImportCell): { text: string } {
  const words = tidyLine(String(cell));
  return {
    text:
      words.length > MAX_SHOWN_LENGTH
        ? `${words.slice(0, MAX_SHOWN_LENGTH).replace(/\p{Cs}/gu, '')}…`
        : words,
  };
}

/** Error for an unknown word, with the most similar known word. */
export function unknown(key: string, cell: ImportCell, terms: ImportTerms<unknown>): Read {
  const nearest = terms.nearest(String(cell));
  return nearest === null
    ? { key, values: shown(cell) }
    : { key: `${key}-nearest`, values: { ...shown(cell), nearest } };
}
