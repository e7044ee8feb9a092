import { normaliseCode } from './tidy-text.ts';

/**
 * Returns a Bulgarian mobile number as 08XXXXXXXX (MODAL-10).
 * Accepts spaces, dashes, slashes, `+359`, `00359`, `359` and `(0)` after it. Other numbers are left to the validation.
 */
export function normalisePhone(typed: string): string {
  const bare = normaliseCode(typed)
    .replace(/^tel:/i, '')
    .replace(/[().\-/\u2010-\u2015]/g, '');
  return bare.replace(/^(?:\+|00)3590?(?=8)|^3590?(?=8\d{8}$)/, '0');
}

/** One spelling for each number that is compared, of landlines too: `+359 2 …`, `00359 2 …` and `02…` are one. */
export function comparablePhone(typed: string): string {
  return normalisePhone(typed).replace(/^(?:\+|00)3590?(?=[2-9])/, '0');
}

/** 08, then 7-9, then 2-9, then six digits (MODAL-10). */
export const MOBILE_PATTERN = /^08[7-9][2-9]\d{6}$/;
