import { normaliseCode } from './tidy-text.ts';

/** Letters of numbers that people quote: orders, service orders and messages of the contact form. */
export type NumberLetter = 'U' | 'S' | 'K';

/** Offset of the ids, so that the first order is not `U-1`. */
export const NUMBER_OFFSET = 100_000;

/** Public number of a record: `U-100123`. */
export function documentNumber(letter: NumberLetter, id: number): string {
  return `${letter}-${NUMBER_OFFSET + id}`;
}

/** Id of a number, with or without its letter; null for other texts. */
export function documentIdIn(letter: NumberLetter, text: string): number | null {
  const digits = new RegExp(`^(?:${letter}-?)?(\\d{6,12})$`, 'i').exec(normaliseCode(text))?.[1];
  const id = Number(digits) - NUMBER_OFFSET;
  return id > 0 ? id : null;
}
