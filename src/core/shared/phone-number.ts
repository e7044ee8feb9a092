import { normaliseCode } from './tidy-text.ts';

/**
 * Returns a Bulgarian mobile number as 08XXXXXXXX (MODAL-10). Accepts spaces, dashes, slashes, `+359`,
 * `00359`, `359` and a following `(0)`. Other numbers stay unchanged for the validation.
 */
export function normalisePhone(typed: string): string {
  const bare = normaliseCode(typed)
    .replace(/^tel:/i, '')
    .replace(/[().\-/\u2010-\u2015]/g, '');
  return bare.replace(/^(?:\+|00)3590?(?=8)|^3590?(?=8\d{8}$)/, '0');
}

/** Normalises a number for comparison, landlines too: `+359 2 …`, `00359 2 …` and `02…` are equal. */
export function comparablePhone(typed: string): string {
  return normalisePhone(typed).replace(/^(?:\+|00)3590?(?=[2-9])/, '0');
}

/** 08, then 7-9, then 2-9, then six digits (MODAL-10). */
export const MOBILE_PATTERN = /^08[7-9][2-9]\d{6}$/;
