import type { ShownLanguage } from '../shared/language.ts';
import type { Currency } from '../shared/typed-number.ts';

/**
 * Decision of a visitor about cookies (MODAL-05). Opening the purposes hides the notice but is not a consent,
 * so both are stored separately.
 */
export const CONSENTS = ['accepted', 'declined', 'purposes-seen', 'undecided'] as const;
export type Consent = (typeof CONSENTS)[number];

/** True until the visitor decides or opens the purposes. */
export function isNoticeDue(consent: Consent): boolean {
  return consent === 'undecided';
}

/** Port to the stored decision; in the browser a local flag. */
export abstract class ConsentStorage {
  abstract read(): Consent;
  abstract write(consent: Consent): void;
}

/** Port to the chosen language (LANG-03). */
export abstract class LanguageStorage {
  abstract read(): ShownLanguage | null;
  abstract write(language: ShownLanguage): void;
}

/** Port to the preferred currency of typed prices. */
export abstract class PreferredCurrencyStorage {
  abstract read(): Currency | null;
  abstract write(currency: Currency): void;
}
