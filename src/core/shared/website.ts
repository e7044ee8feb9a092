import { emailError } from './email-address.ts';
import { normaliseLine } from './tidy-text.ts';

/**
 * Pattern of a website's address: http or https, a host with a dot, no credentials, spaces, quotes or
 * brackets.
 */
export const WEBSITE_PATTERN =
  /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}(?::\d{1,5})?(?:[/?#][^\s<>"'`\\^{|}\p{C}]*)?$/iu;

/** True if the text may become a link; old rows of the database are not validated. */
export const isWebsite = (text: string): boolean => WEBSITE_PATTERN.test(text);

/** Normalises a typed email or website; a website without its scheme gets `https://`. */
export function normaliseElectronicAddress(typed: string): string {
  const text = normaliseLine(typed);
  return text === '' || text.includes('@') || /^https?:\/\//iu.test(text) ? text : `https://${text}`;
}

/** True for an email address or a website, as product safety law requires (GPSR, art. 19). */
export function isElectronicAddress(text: string): boolean {
  return text.includes('@') ? emailError(text) === null : WEBSITE_PATTERN.test(text);
}
