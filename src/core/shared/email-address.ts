import { normaliseLine } from './tidy-text.ts';

const MAX_EMAIL_LENGTH = 254;

/** Text, an at sign, text, a dot and text without spaces, as the specification gives it (AUTH-02). */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Stricter pattern, which new addresses must match too. */
const ADDRESS = /^[^\s@<>()[\]"„“”,;:\\]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;
/** Characters often copied with an address: a link's scheme, brackets, quotes and punctuation. */
const COPIED_ALONG = /^(?:mailto:|[^\p{L}\p{N}])+|[^\p{L}\p{M}\p{N}]+$/giu;
const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Normalised form in which an address is stored and compared. */
export function normaliseEmail(typed: string): string {
  return normaliseLine(typed).toLowerCase();
}

/**
 * Message key of the first error of a normalised address; null if it is valid. The user part and each label
 * of the domain must use one alphabet.
 */
export function emailError(email: string): string | null {
  if (email.length > MAX_EMAIL_LENGTH) return 'error-email-invalid';
  if (ADDRESS.test(email)) {
    const isMixed = email.split(/[@.]/).some((part) => SCRIPTS.filter((one) => one.test(part)).length > 1);
    return isMixed ? 'error-email-mixed-letters' : null;
  }
  return ADDRESS.test(email.replace(COPIED_ALONG, '')) ? 'error-email-extra-signs' : 'error-email-invalid';
}

export function isValidEmail(typed: string): boolean {
  return emailError(normaliseEmail(typed)) === null;
}
