import { emailError } from '../shared/email-address.ts';
import { normaliseLine } from '../shared/tidy-text.ts';
import { WEBSITE_PATTERN } from '../shared/website.ts';

/** Normalises a typed email or website; a website without its scheme gets `https://`. */
export function normaliseElectronicAddress(typed: string): string {
  const text = normaliseLine(typed);
  return text === '' || text.includes('@') || /^https?:\/\//iu.test(text) ? text : `https://${text}`;
}

/** True for an email address or a website, as product safety law requires (GPSR, art. 19). */
export function isElectronicAddress(text: string): boolean {
  return text.includes('@') ? emailError(text) === null : WEBSITE_PATTERN.test(text);
}
