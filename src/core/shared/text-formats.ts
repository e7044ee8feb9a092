import { isEAN } from 'class-validator';
import { normaliseCode } from './tidy-text.ts';

/** Format of a text field: its normalisation, and the message key of an invalid text. */
type Format = {
  readonly normalise: (typed: string) => string;
  readonly isValid: (text: string) => boolean;
  readonly message: string;
};

/** Formats of text fields by name. */
export const TEXT_FORMATS = {
  /** Barcode (GTIN) of 8, 12, 13 or 14 digits. */
  ean: { normalise: normaliseEan, isValid: isEan, message: 'error-product-ean' },
} as const satisfies Record<string, Format>;

export type TextFormat = keyof typeof TEXT_FORMATS;

/** Removes spaces and dashes of a barcode written in groups, such as `3 800123-456787`. */
function normaliseEan(typed: string): string {
  return normaliseCode(typed).replace(/\p{Pd}/gu, '');
}

/** True for a valid check digit; 12 digits are one of 13 without its zero. */
function isEan(text: string): boolean {
  return isEAN(text.length === 12 ? `0${text}` : text) && !/^0+$/.test(text);
}

/**
 * Equal barcodes of other lengths: leading zeros do not count, so that 12 digits are also 13 and 14. Empty for a text
 * that is no barcode.
 */
export function equalBarcodes(typed: string): string[] {
  const code = normaliseEan(typed);
  if (!isEan(code)) return [];
  const bare = code.replace(/^0+/, '');
  return [8, 12, 13, 14]
    .filter((length) => length >= bare.length)
    .map((length) => bare.padStart(length, '0'));
}
