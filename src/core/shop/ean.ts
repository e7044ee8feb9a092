import { isEAN } from 'class-validator';
import { normaliseCode } from '../shared/tidy-text.ts';

/** Removes spaces and dashes of a barcode written in groups, such as `3 800123-456787`. */
export function normaliseEan(typed: string): string {
  return normaliseCode(typed).replace(/\p{Pd}/gu, '');
}

/** True for a GTIN of 8, 12, 13 or 14 digits with a valid check digit; 12 digits are one of 13 without its zero. */
export function isEan(text: string): boolean {
  return isEAN(text.length === 12 ? `0${text}` : text) && !/^0+$/.test(text);
}
