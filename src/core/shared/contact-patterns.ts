/**
 * Brings a Bulgarian mobile number to the form 08XXXXXXXX: spaces, dashes, +359 and 00359 are accepted
 * (MODAL-10). Anything else stays as it was typed, for the validation to refuse.
 */
export function normalisePhone(typed: string): string {
  const bare = typed.replace(/[\s().\-\u00a0\u2010-\u2015]/g, '');
  return bare.replace(/^(?:\+|00)359(?=8)/, '0');
}

/** One spelling for each number that is compared, of landlines too: `+359 2 …`, `00359 2 …` and `02…` are one. */
export function comparablePhone(typed: string): string {
  return normalisePhone(typed).replace(/^(?:\+|00)359(?=[2-9])/, '0');
}

/** 08, then 7-9, then 2-9, then six digits (MODAL-10). */
export const MOBILE_PATTERN = /^08[7-9][2-9]\d{6}$/;

/** Text, an at sign, text, a dot, text; none of it space (HOME-12, BLOG-03). */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
